import type { Ink } from '../ink/ink'
import { clamp, TAU } from '../ink/numbers'

/** The trunk, about the place where it leaves the turf. */
export const TRUNK = { left: -270, top: -190, width: 400, height: 260 } as const
/** Its crowns about their middle, far to near; how large each is, and how it is tilted, in degrees. */
export const CROWNS = [
  { across: 84, down: 25, tilt: 7 },
  { across: 78, down: 24, tilt: -3 },
  { across: 74, down: 21, tilt: 9 },
  { across: 96, down: 28, tilt: -2 },
  { across: 62, down: 17, tilt: 7 },
  { across: 54, down: 15, tilt: -5 },
] as const

/** The pine that has leaned away from the sea all its life. (0, 0) is its foot. */
export function drawTrunk(ink: Ink): void {
  const trunk = ink.clay(
    [
      ink.tube('0,8@46 -24,-26@38 -32,-62@33 -58,-100@28 -106,-128@24 -166,-146@18 -234,-156@9'),
      ink.tube('-38,-72@22 -10,-112@16 -22,-148@12 -58,-172@8 -106,-188@4', { root: true }),
      ink.tube('-12,-6@26 28,4@15 72,18@6', { root: true }),
      ink.tube('-16,-6@26 -58,0@16 -96,8@6', { root: true }),
      ink.tube('-2,0@20 8,24@11 2,50@4', { root: true }),
    ],
    10,
  )
  ink.form(trunk, {
    ...{ width: 3.6, halo: 1.8 },
    tone: { from: 0.4, to: 0.72, width: 4.2, spacing: 4, angle: -70, cross: 0.5 },
  })
  ink.clip(trunk, () => {
    ink.between(
      '-22,0 -38,-36 -42,-64 -66,-96 -110,-124 -166,-142',
      '16,6 -10,-28 -18,-64 -50,-104 -102,-132 -162,-148',
      6,
      {
        ...{ width: 2.6, jitter: 0.7, trim: 0.4, profile: 'swell' },
      },
    )
  })
}

/** One of its crowns: needles that all lie with the wind, to the left, longest on the lee end. (0, 0) is its middle. */
export function drawCrown(ink: Ink, frame: number): void {
  const { across, down, tilt } = CROWNS[frame] ?? CROWNS[0]
  const random = ink.fork(`crown${frame}`)
  ink.at(0, 0, { rotate: tilt }, () => {
    const parts = [0, 1, 2, 3, 4].map((i) => {
      const place = i / 4 - 0.5
      return ink.ellipse(
        place * across * 1.5,
        Math.abs(place) * down * 0.6 + random.signed() * 3,
        across * random.between(0.3, 0.42),
        down * random.between(0.75, 1.08) * (1 - Math.abs(place) * 0.6),
      )
    })
    const crown = ink.clay(parts, 8)
    ink.cut(crown, { halo: 2.2 })
    ink.clip(crown, () =>
      ink.black([
        [-across * 1.2, down * 0.1],
        [-across * 0.5, -down * 0.05],
        [0, down * 0.2],
        [across * 0.4, -down * 0.15],
        [across * 1.2, down * 0.2],
        [across * 1.2, down * 2, 1, 1],
        [-across * 1.2, down * 2, 1, 1],
      ]),
    )
    for (let i = 0; i < across * 0.9; i++) {
      const x = random.signed() * across * 0.92
      const y = random.signed() * down * 0.8 * Math.sqrt(Math.max(0, 1 - (x / across) ** 2))
      const reach = 14 + 12 * clamp(-x / across)
      const needle = [
        [x, y],
        [x - reach * 0.6, y - reach * 0.34],
        [x - reach, y - reach * 0.3 + random.signed() * 3],
      ]
      ink.line(needle, { width: 2.4, profile: 'flick', white: y > down * 0.25 && random.chance(0.4), bare: true })
    }
    for (let i = 0; i < 26; i++) {
      const angle = random.between(0, TAU)
      const x = Math.cos(angle) * across * 0.98
      const y = Math.sin(angle) * down * 0.9
      ink.line(
        [
          [x + 6, y + 2],
          [x - 8, y - 5],
          [x - 22 - random.next() * 10, y - 5],
        ],
        { width: 2.6, profile: 'flick' },
      )
    }
  })
}
