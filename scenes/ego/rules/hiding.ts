import type { EgoState } from '../state'

/** When the last of all of them was found; `null` while one is missing. */
export function allFoundAt({ found }: EgoState): number | null {
  let last = 0
  for (const at of found) {
    if (at === null) return null
    last = Math.max(last, at)
  }
  return last
}
