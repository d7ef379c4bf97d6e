// A button that lets people choose a picture.
// SPDX-License-Identifier: MIT
import { Image } from "lucide";
import { Icon } from "../Icon";
import { choose, pictureOf } from "./draft";

export function ChoosePicture() {
  return (
    <label class="button">
      <Icon of={Image} />
      Picture
      <input
        class="unseen"
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => {
          const file = pictureOf(currentTarget.files ?? undefined);
          // The same file once more is a choice, too.
          currentTarget.value = "";
          if (file) choose(file);
        }}
      />
    </label>
  );
}
