import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

export interface Breaker {
  /** Where its foot begins, on which height it stands, how wide and how high it is. */
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
  /** How many strands of hair run over it. */
  readonly strands: number
  /** How far below its foot it goes on, as a share of its height: what is laid before it hides that. */
  readonly deep: number
}

/** A wave of beard that breaks to the left. */
export function drawBreaker(ink: Ink, { x, y, wide, high, strands, deep }: Breaker): void {
  const at = (u: number, v: number) => `${x + u * wide},${y - v * high}`
  const along = (...places: readonly (readonly [number, number])[]) => places.map(([u, v]) => at(u, v)).join(' ')
  const curl = along([-0.06, -0.1], [0.16, 0.06], [0.3, 0.3], [0.34, 0.56], [0.26, 0.72], [0.14, 0.66], [0.08, 0.5])
  const back = along([0.02, 0.7], [0.1, 0.92], [0.28, 1.06], [0.5, 1.04], [0.7, 0.74], [0.88, 0.3], [1.08, -0.06])
  const body = ink.path(`${curl}* ${back}* ${at(1.08, -deep)}* ${at(-0.06, -deep)}*`, true)
  ink.form(body, { width: 3, halo: 1.6, contour: false })
  ink.clip(body, () => {
    ink.wash(along([0.34, 0.7], [0.5, 0.9], [0.8, 0.5], [1.1, 0], [1.1, -0.6], [0.1, -0.6], [0.3, 0.1]), {
      alpha: 0.5,
      color: INDIGO,
      fade: { from: [x + 0.8 * wide, y + 0.3 * high], to: [x + 0.3 * wide, y - 0.9 * high] },
    })
    // The hollow behind the curl, and the hair that runs over it.
    ink.black(
      `${along([0.36, 0.66], [0.4, 0.4], [0.3, 0.1], [0.12, -0.06])}* ${along([0.4, -0.02], [0.5, 0.24], [0.46, 0.56])}`,
    )
    ink.between(
      along([0.1, 0.74], [0.26, 1], [0.48, 1.02], [0.68, 0.72], [0.86, 0.3], [1.04, -0.02]),
      along([0.12, 0.68], [0.3, 0.86], [0.46, 0.72], [0.54, 0.4], [0.62, 0.1], [0.8, -0.14]),
      strands,
      { width: 2, profile: 'swell', trim: 0.26, jitter: 0.5 },
    )
    ink.between(
      along([0.5, 0.5], [0.6, 0.2], [0.76, -0.06], [1.02, -0.24]),
      along([0.36, 0.1], [0.5, -0.1], [0.7, -0.3], [1, -0.4]),
      Math.max(3, strands - 3),
      { width: 1.7, profile: 'swell', trim: 0.3, jitter: 0.5 },
    )
  })
  ink.contour(body, { width: 3.2, gap: 0.14 })
  ink.line(along([0.28, 0.8], [0.37, 0.62], [0.33, 0.36], [0.2, 0.12], [-0.04, -0.04]), {
    width: 1.6,
    profile: 'flick',
  })
  const drop = Math.max(1, high / 40)
  for (const [u, v, r] of [
    [-0.04, 0.84, 2.2],
    [-0.1, 0.62, 1.5],
    [0.02, 1.06, 1.6],
    [-0.14, 0.92, 1.2],
  ] as const)
    ink.form(ink.ellipse(x + u * wide, y - v * high, r * drop, r * drop), { width: 1.4, gap: 0 })
}

/** A lock that has run over the table's edge: it curls up out of what it has wetted. About the middle of its foot. */
export function drawCurl(ink: Ink, frame: number): void {
  ink.form('-34,2* -24,-5 0,-7 24,-6 36,1* 26,8 4,10 -20,9*', {
    ...{ width: 2.2, gap: 0.2, wash: 0.25 },
  })
  drawBreaker(ink, { x: -24, y: 3, wide: 52, high: frame === 0 ? 32 : 25, strands: 4, deep: 0.06 })
  ink.lines(['-30,6 -22,8 -12,8', '14,8 24,7 31,4'], { width: 1.4, profile: 'swell' })
}

/** What a mug leaves: a ring of wet that gleams. About its middle. */
export function drawRing(ink: Ink): void {
  ink.line(ink.ellipse(1, 1.6, 29, 8.6), { width: 3, closed: true, profile: 'even' })
  ink.line(ink.ellipse(0, 0, 28, 8), { width: 2.6, closed: true, white: true, bare: true, dry: 0.4, profile: 'even' })
  ink.form(ink.ellipse(33, 4, 2.6, 1.7), { width: 1.3, gap: 0 })
}
