import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { NIGHT, PALE } from './palette'

/** From where to where of the ground is drawn, in scene units: the stage is 0…1600. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Where the meadow ends and the earth begins. The same wherever it is drawn, so that stretches meet. */
function surfaceAt(x: number): number {
  return 48 + 6 * noise1(3, x / 130) + 3 * noise1(5, x / 31)
}

/** The cut through the ground: a strip of night, grass, and black. */
export function drawGround(ink: Ink, { from, to }: Stretch): void {
  ink.cut(ink.box(from - 60, -70, to - from + 120, 140), { fill: NIGHT })
  const edge: number[][] = []
  for (let x = from - 60; x <= to + 60; x += 26) edge.push([x, surfaceAt(x)])
  const earth = [[from - 60, 1060, 1, 1], ...edge, [to + 60, surfaceAt(to + 60), 1, 1], [to + 60, 1060, 1, 1]]
  ink.black(earth, { wobble: 0.8 })
  const random = ink.fork('surface')
  for (let x = from - 50; x < to + 50; x += random.between(9, 19)) {
    const high = random.between(10, 26) * (1 + 0.5 * noise1(8, x / 90))
    ink.tufts([[x, surfaceAt(x) + 4]], () => -90 + random.signed() * 24, {
      length: high,
      count: random.integer(2, 4),
      width: 3,
      fan: 0.8,
    })
  }
}

/** What stands on the meadow over the burrow: a moon, stars, a tree, two mushrooms. */
export function drawMeadow(ink: Ink): void {
  ink.cut(ink.ellipse(1222, 22, 15, 15))
  ink.cut(ink.ellipse(1229, 18, 14, 14), { fill: NIGHT })
  for (const x of [60, 210, 402, 520, 980, 1096, 1390]) ink.dot(x, 12 + ((x * 7) % 19), 1.8, { white: true })
  ink.black('600,70 664,40 690,-60* 872,-60* 890,30 960,66 880,80 700,84')
  const random = ink.fork('bark')
  for (let i = 0; i < 30; i++) {
    const x = 690 + i * 6.4
    const bark = [
      [x + random.signed() * 3, -60],
      [x + random.signed() * 5, 0],
      [x + (x - 780) * 0.2, 40 + random.next() * 24],
    ]
    ink.line(bark, { width: random.between(1.4, 3), profile: 'swell', gouache: PALE })
  }
  for (const [x, y, r] of [
    [470, 40, 15],
    [498, 46, 10],
  ] as const) {
    ink.cut(ink.box(x - 4, y - 1, 8, 16))
    ink.cut(
      ink.path(
        [
          [x - r, y, 1, 1],
          [x - r * 0.7, y - r * 0.8],
          [x + r * 0.2, y - r],
          [x + r, y, 1, 1],
        ],
        true,
      ),
    )
  }
}

/**
 * Strata: broken strokes that follow the lie of the ground.
 *
 * @param isFree tells whether there is earth to draw in, and not something better
 */
export function drawStrata(
  ink: Ink,
  { from, to }: Stretch,
  count: number,
  isFree: (x: number, y: number) => boolean,
): void {
  const random = ink.fork('strata')
  for (let i = 0; i < count; i++) {
    const x = random.between(from - 40, to + 40)
    const y = 96 + random.next() ** 0.8 * 920
    const long = random.between(26, 90)
    const width = random.between(1.2, 2.6)
    if (!isFree(x, y) || !isFree(x + long, y)) continue
    // Under the floor of the burrow they sag, as if it had weight.
    const lie = (px: number) =>
      y + 10 * noise1(11, px / 160 + y / 300) + (y > 860 ? 26 * Math.exp(-(((px - 800) / 300) ** 2)) : 0)
    ink.line(
      [
        [x, lie(x)],
        [x + long / 2, lie(x + long / 2)],
        [x + long, lie(x + long)],
      ],
      { width, profile: 'swell', gouache: PALE },
    )
  }
}

/** How a stone lies in the ground: about its middle, how far it reaches, turned by so many degrees. */
export type Stone = readonly [x: number, y: number, reachX: number, reachY: number, turn: number]

/** Stones as the lamp would show them: round ones, split ones, ones with a vein. */
export function drawStones(ink: Ink, stones: readonly Stone[]): void {
  ink.light = [0.2, -0.8, 0.56]
  for (const [place, [x, y, reachX, reachY, turn]] of stones.entries()) {
    const stone = ink.ellipse(x, y, reachX, reachY, turn, 0.1 + 0.05 * (place % 3))
    ink.cut(stone, { halo: 2, fill: '#6b645a' })
    ink.tone(stone, { from: 0.3, to: 0.66, width: 3, spacing: 2.8, angle: -40 })
    ink.at(x, y, { rotate: turn }, () => {
      if (place % 3 === 1) {
        const split = [
          [-reachX * 0.2, -reachY],
          [reachX * 0.06, -reachY * 0.3],
          [-reachX * 0.08, reachY * 0.2],
          [reachX * 0.16, reachY],
        ]
        ink.line(split, { width: 4.4, profile: 'pen' })
        ink.line(
          split.map(([px = 0, py = 0]) => [px + 3, py]),
          { width: 1.4, profile: 'flick', white: true },
        )
      }
      if (place % 3 === 2) {
        for (const share of [-0.3, -0.05]) {
          const vein = [
            [-reachX, reachY * share],
            [-reachX * 0.2, reachY * (share - 0.24)],
            [reachX, reachY * (share + 0.1)],
          ]
          ink.clip(stone, () => ink.line(vein, { width: 2.4, white: true, profile: 'swell' }))
        }
      }
    })
    ink.line(stone, { width: 1.6, white: true, closed: true, profile: 'even' })
    ink.crescent(stone, { ink: true, depth: reachY * 0.5 })
  }
}
