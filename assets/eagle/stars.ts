import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { blacken, cutAlong, ICE, places, polar } from './burin'

/** A star that flies to the right, its head at the origin: a streak that grows out of nothing. */
export function drawStreak(ink: Ink, frame: number): void {
  const line = places(40, (share) => ({ x: lerp(-160, 0, share), y: 0 }))
  cutAlong(ink, line, (share) => (frame === 0 ? 6 * share ** 1.3 : share > 0.45 && share < 0.58 ? 0 : 5 * share))
  ink.dot(-1, 0, frame === 0 ? 4 : 3.2, { white: true })
}

/** What a cut star draws behind it: three streaks. */
export function drawTrail(ink: Ink): void {
  for (const [aside, from] of [
    [-9, -120],
    [0, -170],
    [9, -128],
  ] as const) {
    const line = places(40, (share) => ({ x: lerp(from, -4, share), y: aside * lerp(0.55, 1, share) }))
    cutAlong(ink, line, (share) => 4 * share)
  }
}

/** How large a cut star is drawn, from its middle to its points, in units. */
const REACH = 34

/** A star with five points, cut: one facet of each is light, the other hatched. */
export function drawCutStar(ink: Ink): void {
  const corner = (step: number) => polar(step * 36 - 90, step % 2 === 0 ? REACH : REACH * 0.42)
  blacken(
    ink,
    Array.from({ length: 10 }, (_, step) => [corner(step).x, corner(step).y, 1, 1]),
  )
  for (let point = 0; point < 10; point += 2) {
    const [tip, inner, other] = [corner(point), corner(point + 1), corner(point - 1)]
    ink.cut([
      [0, 0, 1, 1],
      [tip.x, tip.y, 1, 1],
      [inner.x, inner.y, 1, 1],
    ])
    for (let n = 1; n < 4; n++) {
      const share = n / 4
      const to = [lerp(tip.x * share, other.x, 1 - share * 0.4), lerp(tip.y * share, other.y, 1 - share * 0.4)]
      ink.line([[tip.x * share, tip.y * share], to], { width: 2.4, white: true, profile: 'flick', still: true })
    }
    ink.line(
      [
        [tip.x, tip.y],
        [other.x, other.y],
      ],
      { width: 1.6, white: true, profile: 'even', still: true },
    )
  }
}

/** One of them is no star: a blotling's eye, open, half shut and shut. */
export function drawWatcher(ink: Ink, frame: number): void {
  drawCutStar(ink)
  const open = [1, 0.45, 0.12][frame] ?? 1
  blacken(ink, ink.ellipse(0, 1, 17, 4 + 12 * open))
  ink.cut(ink.ellipse(0, 1, 14, 2 + 11 * open))
  if (frame === 2) return
  ink.cut(ink.ellipse(2, 1, 7.5, Math.min(7.5, 11 * open)), { fill: ICE })
  ink.black(ink.ellipse(2, 1, 4, Math.min(4.5, 8 * open)))
  ink.dot(0.4, -1.6, 1.5, { white: true })
}

/** Where the burin bites: rays that fly off a point, longer, then apart, then few. */
export function drawSpark(ink: Ink, frame: number): void {
  const [from, to, width, rays] = (
    [
      [3, 22, 5, 9],
      [14, 44, 4, 9],
      [34, 58, 2.6, 7],
    ] as const
  )[frame] ?? [3, 22, 5, 9]
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * 360 + 11 * (ray % 3)
    const long = 1 - 0.28 * (ray % 2)
    const line = places(10, (share) => polar(angle, lerp(from, to * long, share)))
    cutAlong(ink, line, (share) => width * (1 - 0.8 * share))
  }
  if (frame === 0) ink.dot(0, 0, 5, { white: true })
}
