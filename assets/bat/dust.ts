import type { Ink } from '../ink/ink'
import { type Color, PLUM } from '../ink/palette'
import { AIR } from './flats'

/** The rolls of a puff of dust, by what it is called: where they are, and how large. */
const ROLLS: Readonly<Record<string, readonly (readonly [x: number, y: number, radius: number])[]>> = {
  round: [
    [0, -34, 56],
    [-58, -8, 44],
    [56, -14, 48],
    [-20, 16, 42],
    [34, 22, 40],
    [-34, -68, 28],
  ],
  wide: [
    [-18, -26, 48],
    [-84, -2, 42],
    [62, -24, 52],
    [-44, 20, 40],
    [20, 16, 46],
    [104, 10, 34],
    [84, -62, 24],
  ],
  tall: [
    [0, -64, 46],
    [-32, -16, 48],
    [38, -24, 46],
    [-48, 28, 38],
    [8, 22, 48],
    [56, 26, 34],
    [20, -108, 28],
  ],
}

/** A puff of dust, about its middle: rolls of it, each with a few curls of the pen. `isNear` is of paper, else of plum; a thin one is mostly gone. */
export function drawPuff(ink: Ink, name: string, isNear: boolean): void {
  const rolls = ROLLS[name] ?? []
  const color: Color = isNear ? '#ead9d6' : '#b592aa'
  const random = ink.fork(`puff ${name}`)
  const small = rolls.flatMap(([x, y, radius]) =>
    Array.from({ length: 4 }, () => {
      const angle = -Math.PI * random.between(-0.1, 1.1)
      return [
        x + Math.cos(angle) * radius * 0.88,
        y + Math.sin(angle) * radius * 0.76,
        radius * random.between(0.2, 0.4),
      ] as const
    }),
  )
  const cloud = ink.clay(
    [...rolls, ...small].map(([x, y, radius]) => ink.ellipse(x, y, radius, radius * 0.84, 0, 0.06)),
    5,
  )
  ink.wash(cloud, { color: '#26142a', alpha: isNear ? 0.26 : 0.16, dx: 6, dy: 7 })
  ink.cut(cloud, { fill: color })
  ink.clip(cloud, () => {
    for (const [x, y, radius] of rolls) {
      const ball = ink.ellipse(x, y, radius, radius * 0.84)
      ink.crescent(ball, { depth: radius * 0.3, dx: -radius * 0.16, dy: -radius * 0.3, alpha: 0.2, color: PLUM })
    }
    ink.wash('-300,-300* 300,-300* 300,300* -300,300*', {
      color: AIR.far,
      alpha: 0.6,
      fade: { from: [0, 90], to: [0, -10] },
    })
    for (const [x, y, radius] of rolls) {
      if (radius < 38) continue
      const turn = random.between(-2.7, -1.9)
      const arc = (share: number, from: number, long: number) =>
        Array.from({ length: 7 }, (_, i) => [
          x + Math.cos(from + (long * i) / 6) * radius * share,
          y + Math.sin(from + (long * i) / 6) * radius * 0.84 * share,
        ])
      ink.line(arc(0.96, turn - 0.4, 1.9), { width: 3.2, profile: 'swell' })
      if (random.chance(0.6)) ink.line(arc(0.7, turn - 0.1, 1.3), { width: 2.2, profile: 'swell' })
      if (random.chance(0.4)) ink.line(arc(0.4, turn + 0.3, 1.5), { width: 2, profile: 'flick' })
    }
  })
}
