import { since } from './spans'

/** How long after a press another is the same one still, in ms: a double click, a switch that bounces, a finger that was not sure. */
export const SECOND_PRESS = 300

/** Whether a press now would only undo what another has just done. */
export function isSecondPress(before: number | null | undefined, now: number): boolean {
  return since(before, now) < SECOND_PRESS
}
