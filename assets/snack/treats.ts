import type { Ink } from '../ink/ink'
import { itemAt, lerp, radians } from '../ink/numbers'
import { swirl } from './foods'
import { LIGHT, type Place, rust } from './hand'

/** A lollipop as a tree. (0, 0) is where its stick is pushed into the icing. */
export function drawLollipopTree(ink: Ink): void {
  ink.light = LIGHT
  const [x, y, scale, lean] = [-24, -310, 1.5, 24]
  const stick = ink.tube(
    [
      [0, 0, 17],
      [x + lean * 0.4, lerp(0, y, 0.5), 16],
      [x, y + 40 * scale, 15],
    ],
    { root: true },
  )
  ink.form(stick, { width: 3.8, halo: 2.4, tone: { from: 0.5, width: 2.6, spacing: 3 } })
  ink.at(x, y, { scale, rotate: lean * 0.3 }, () => {
    const disc = ink.ellipse(0, 0, 60, 59, 0, 0.02)
    ink.form(disc, { width: 4.8, halo: 2.4 })
    ink.clip(disc, () => {
      for (let arm = 0; arm < 6; arm++) {
        const edge = (offset: number) => swirl(radians(arm * 60 + offset), 2.3, 62)
        ink.black(ink.path([...edge(0), ...edge(30).toReversed()], true))
      }
    })
    ink.contour(disc, { width: 4.8 })
    ink.line('10,-48 36,-34 46,-12', { width: 6, white: true, profile: 'swell' })
  })
}

/** A cupcake as a bush: a pleated paper cup, cream in three turns. (0, 0) is the middle of its foot. */
export function drawCupcake(ink: Ink): void {
  ink.light = LIGHT
  ink.at(0, 0, { scale: 1.1 }, () => {
    const cup = ink.path('-52,-62* 0,-54 54,-64* 40,2 30,6 0,8 -28,6 -38,2*', true)
    ink.form(cup, { width: 4, halo: 2.4, tone: { from: 0.6, width: 2.4, spacing: 3 } })
    ink.clip(cup, () => {
      for (let i = 0; i < 9; i += 2) {
        const [top, foot] = [-54 + i * 12, -40 + i * 8.4]
        ink.black(`${top},-70* ${top + 12},-70* ${foot + 8},12* ${foot},12*`)
      }
    })
    for (const [y, wide, high] of [
      [-74, 66, 24],
      [-100, 48, 22],
      [-122, 28, 20],
    ] as const) {
      const turn = ink.path(
        [
          [-wide, y + high * 0.3],
          [-wide * 0.8, y - high * 0.6],
          [0, y - high],
          [wide * 0.84, y - high * 0.7],
          [wide, y + high * 0.2],
          [wide * 0.5, y + high * 0.84],
          [-wide * 0.4, y + high * 0.9],
        ],
        true,
      )
      ink.form(turn, { width: 4, halo: 1.2, tone: { from: 0.56, width: 2.2, spacing: 3 } })
      ink.line(
        [
          [-wide * 0.6, y + high * 0.3],
          [0, y + high * 0.1],
          [wide * 0.6, y - high * 0.3],
        ],
        { width: 2.4, profile: 'flick' },
      )
    }
    ink.line('0,-138 8,-152 2,-160', { width: 6, profile: 'flick' })
  })
}

/** The way of a candy cane, from its foot. */
const CANE: readonly Place[] = [
  [0, 12],
  [-2, -80],
  [0, -160],
  [14, -204],
  [48, -220],
  [80, -202],
  [88, -164],
]

/** A candy cane. (0, 0) is where it is pushed into the icing. */
export function drawCane(ink: Ink): void {
  ink.light = LIGHT
  ink.at(0, -16, { scale: 1.06, rotate: 7 }, () => {
    const cane = ink.tube(
      CANE.map(([x, y]) => [x, y, 28]),
      { root: true },
    )
    ink.form(cane, { width: 4.2, halo: 2.4 })
    ink.clip(cane, () => {
      for (let i = 0; i < 9; i++) {
        const way = (i / 8.4) * 6
        const from = Math.min(5, Math.floor(way))
        const [here, next] = [itemAt(CANE, from), itemAt(CANE, from + 1)]
        const part = way - Math.floor(way)
        const turn = (Math.atan2(next[1] - here[1], next[0] - here[0]) * 180) / Math.PI + 90
        ink.at(lerp(here[0], next[0], part), lerp(here[1], next[1], part), { rotate: turn }, () =>
          ink.black('-22,8* 22,-14* 22,0* -22,22*'),
        )
      }
    })
    ink.contour(cane, { width: 4.2 })
  })
}

/** Two wafers stuck into the icing, one leaning on the other. (0, 0) is the middle of their foot. */
export function drawWafers(ink: Ink): void {
  ink.light = LIGHT
  for (const [x, turn, high] of [
    [-34, -5, 150],
    [22, 9, 190],
  ] as const)
    ink.at(x, 0, { rotate: turn }, () => {
      const wafer = ink.box(-38, -high, 76, high + 20, { round: 8 })
      ink.form(wafer, { width: 4, halo: 2.4, tone: { from: 0.62, width: 2.2, spacing: 3 } })
      ink.clip(wafer, () => {
        for (let y = -high - 30; y < 60; y += 34) {
          ink.line(`-44,${y + 44} 0,${y + 20} 44,${y}`, { width: 3.2, profile: 'even' })
          ink.line(`-44,${y} 0,${y + 22} 44,${y + 44}`, { width: 3.2, profile: 'even' })
        }
      })
      ink.contour(wafer, { width: 4 })
    })
}

/** Gumdrops, sugared, as boulders. (0, 0) is the middle of their foot. */
export function drawGumdrops(ink: Ink): void {
  ink.light = LIGHT
  for (const [x, y, wide, high, isRust] of [
    [-58, 4, 44, 62, false],
    [40, 6, 40, 52, false],
    [-8, 14, 50, 76, true],
  ] as const) {
    const drop = ink.path(
      `${x - wide},${y}* ${x - wide * 0.94},${y - high * 0.5} ${x - wide * 0.5},${y - high} ${x + wide * 0.4},${y - high} ${x + wide * 0.94},${y - high * 0.45} ${x + wide},${y}* ${x},${y + 8}`,
      true,
    )
    ink.form(drop, { width: 4, halo: 2.4, tone: { from: 0.5, to: 0.84, width: 2.8, spacing: 3 } })
    if (isRust) rust(ink, drop, 3, 0.8)
    else ink.wash(drop, { alpha: 0.16 })
    ink.stipple(drop, { spacing: 10, radius: 1.8, density: () => 0.6 })
  }
}
