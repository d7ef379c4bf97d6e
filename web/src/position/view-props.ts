// The properties of the views of a position: the things drawn, and the receivers of taps.
// SPDX-License-Identifier: MIT
import type { Hint, Move, View } from "@decant/core";

export interface ViewProps<Of extends View = View> {
  /** When it changes by one move, forward or back, the change is animated. */
  view: Of;
  /** Moves that may be made; `onMove` is told one of them, and without it the position is only looked at. */
  legal?: string[];
  onMove?: (move: string) => void;
  /** Only the tubes and places themselves are tapped, as a tap beside them means something else. */
  slim?: boolean;
  /** Is told why a tap that asked for a move made none. */
  onRefuse?: (reason: string) => void;
  /** The move in hand: both ends of it are marked. */
  marked?: Move | null;
  /** Where a hint points. */
  lookAt?: Hint["look_at"];
  /** How long animations take: 1 is the usual time, 0 none at all. */
  pace?: number;
  /** The most pixels that it may be high; else as many as the window has to spare. */
  height?: number;
  /** How many tubes stand in each row of the game; only for tubes. */
  rows?: number[] | undefined;
}
