// What can be chosen about the look and the help.
// SPDX-License-Identifier: MIT
import { signal } from "@preact/signals";
import { Choice } from "./Choice";
import { Dialog } from "./Dialog";
import { settings, swatches } from "./settings";

export const settingsOpen = signal(false);

export function SettingsDialog() {
  const { palette, marks, theme, tellLost } = settings;
  return (
    <Dialog title="Settings" open={settingsOpen}>
      <div class="setting">
        <span>Colors</span>
        <Choice
          label="Colors"
          value={palette.value}
          onChange={(chosen) => (palette.value = chosen)}
          options={[
            ["vivid", "Vivid"],
            ["safe", "Color-blind safe"],
          ]}
        />
        <div class="sample" aria-hidden="true">
          {swatches.value.map(({ fill }) => (
            <span style={{ background: fill }} />
          ))}
        </div>
      </div>
      <div class="setting">
        <span>On the colors</span>
        <Choice
          label="On the colors"
          value={marks.value}
          onChange={(chosen) => (marks.value = chosen)}
          options={[
            ["auto", "Auto"],
            ["none", "Nothing"],
            ["letters", "Letters"],
            ["shapes", "Shapes"],
          ]}
        />
      </div>
      <div class="setting">
        <span>Light</span>
        <Choice
          label="Light"
          value={theme.value}
          onChange={(chosen) => (theme.value = chosen)}
          options={[
            ["auto", "As the device"],
            ["light", "Light"],
            ["dark", "Dark"],
          ]}
        />
      </div>
      <label>
        <input
          type="checkbox"
          checked={tellLost.value}
          onChange={(event) => (tellLost.value = event.currentTarget.checked)}
        />
        Tell me when a game can no longer be solved
      </label>
      <p class="soft small">Kept in this browser only. Motion follows the settings of your device.</p>
    </Dialog>
  );
}
