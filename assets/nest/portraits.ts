import { sleepers } from '../blotlings/sleepers'
import { boldHandOf } from '../blotlings/sleepers/boldHand'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { OCHRE } from '../ink/palette'

/** The middle of a frame and the two strings that it hangs by; the nail is where they meet, 64 above it. */
const STRINGS = ['-12,-44 0,-64', '12,-44 0,-64']

/** One of the 21 in its frame, as a lamp that stands on the right shows it. Greyed by tint while nobody has chosen it. */
export function drawPortrait(ink: Ink, index: number): void {
  ink.light = [0.5, -0.66, 0.56]
  ink.lines(STRINGS, { width: 2, white: true, profile: 'even' })
  ink.dot(0, -65, 3.4, { white: true })
  const outer = ink.ellipse(0, 0, 43, 51, 0, 0.012)
  ink.cut(outer, { halo: 2, fill: '#87745c' })
  ink.contour(outer, { width: 3 })
  const inner = ink.ellipse(0, 0, 35.5, 43, 0, 0.012)
  const sitter = itemAt(sleepers, index)
  const hand = boldHandOf(ink, false)
  ink.cut(inner)
  ink.at(0, 2, { scale: 0.92, scaleX: -1 }, () =>
    ink.clip(inner, () => {
      sitter.neck?.(hand)
      sitter.head(hand)
    }),
  )
  ink.contour(inner, { width: 2.8, gap: 0 })
}

/** The frame of a portrait that is chosen, laid over the other: gilt, and the lamp runs along it. */
export function drawGilt(ink: Ink): void {
  ink.light = [0.5, -0.66, 0.56]
  const outer = ink.ellipse(0, 0, 43, 51, 0, 0.012)
  const inner = ink.ellipse(0, 0, 35.5, 43, 0, 0.012)
  ink.clip(inner, () => ink.cut(outer, { fill: OCHRE }), { outside: true })
  ink.contour(outer, { width: 3 })
  ink.rim(outer, { distance: 2 })
  ink.contour(inner, { width: 2.8, gap: 0 })
}

/** The light of a portrait that is chosen. */
export function drawGlow(ink: Ink): void {
  ink.wash(ink.ellipse(0, 0, 112, 112), {
    color: '#9a7024',
    alpha: 0.75,
    fade: { center: [0, 0], inner: 40, outer: 108, full: 'inside' },
  })
}
