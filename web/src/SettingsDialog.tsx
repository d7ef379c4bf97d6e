// The dialog of the settings: the look and the help.
// SPDX-License-Identifier: MIT
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Choice } from "./Choice";
import { Dialog } from "./Dialog";
import { settings, swatches } from "./settings";

export const settingsOpen = signal(false);

/** A choice with its label in sight, and below it a line about its effect. */
function Setting<T extends string>({
  children,
  ...choice
}: Parameters<typeof Choice<T>>[0] & { children?: ComponentChildren }) {
  return (
    <div class="setting">
      <span>{choice.label}</span>
      <Choice {...choice} />
      {children}
    </div>
  );
}

export function SettingsDialog() {
  const { palette, marks, theme, tellLost } = settings;
  return (
    <Dialog title="Settings" open={settingsOpen}>
      <Setting
        label="Colors"
        value={palette.value}
        onChange={(chosen) => (palette.value = chosen)}
        options={[
          ["vivid", "Vivid"],
          ["safe", "Color-blind safe"],
        ]}
      >
        <div class="sample" aria-hidden="true">
          {swatches.value.map(({ fill }) => (
            <span style={{ background: fill }} />
          ))}
        </div>
      </Setting>
      <Setting
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
      <Setting
        label="Light"
        value={theme.value}
        onChange={(chosen) => (theme.value = chosen)}
        options={[
          ["auto", "Same as device"],
          ["light", "Light"],
          ["dark", "Dark"],
        ]}
      />
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
