import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { lerp } from '../ink/numbers'
import { PAPER } from '../ink/palette'
import { DEEP, GLOW, SHADE } from './glow'
import { drawTrunk } from './trunk'

/** The sheet of the camp, in units. */
export const WOOD = { left: 0, top: 0, width: 1600, height: 1000 } as const

/** The ground nearest to us: of its bank every window shows the grass, tall windows all of it. */
export const FLOOR = { left: 0, top: 930, width: 1600, height: 490 } as const

/** All that stands still in the wood, from the last trunks to the one beside us. */
export function drawWood(ink: Ink): void {
  drawDeepWood(ink)
  for (const trunk of [
    { x: 392, foot: 640, thick: 54, lean: -30, color: GLOW.far, seed: 3 },
    { x: 566, foot: 626, thick: 36, lean: 20, color: GLOW.far, seed: 5 },
    { x: 940, foot: 622, thick: 40, lean: -16, color: GLOW.far, seed: 7 },
    { x: 1120, foot: 630, thick: 60, lean: 30, color: GLOW.far, seed: 8 },
    { x: 700, foot: 616, thick: 26, lean: -24, color: GLOW.last, seed: 9 },
  ]) {
    drawTrunk(ink, trunk)
  }
  drawGround(ink)
  drawTrunk(ink, { x: 500, foot: 690, thick: 78, lean: -46, color: GLOW.middle, seed: 12 })
  drawTrunk(ink, { x: 232, foot: 712, thick: 90, lean: 34, color: GLOW.middle, seed: 11 })
  drawTrunk(ink, { x: 1440, foot: 800, thick: 190, lean: 70, color: GLOW.middle, seed: 13 })
  drawTrunk(ink, { x: 10, foot: 930, thick: 220, lean: -60, color: GLOW.near, seed: 21 })
}

/** The ground nearest to us: a bank with grass on its edge, needles, stones. */
export function drawFloor(ink: Ink): void {
  const crest = (x: number) => 982 + 7 * noise1(15, x / 170) - 5 * noise1(19, x / 60)
  const points: number[][] = [[-30, 1460, 1, 1]]
  for (let x = -30; x <= 1630; x += 20) points.push([x, crest(x), 1, 0])
  points.push([1630, 1460, 1, 1])
  const ground = ink.path(points, true)
  ink.cut(ground, { fill: GLOW.middle })
  ink.clip(ground, () => {
    for (const [x, y, across, down] of [
      [420, 1100, 420, 60],
      [1180, 1190, 460, 90],
      [500, 1330, 520, 80],
    ] as const) {
      ink.cut(ink.ellipse(x, y, across, down, 0, 0.08), { fill: '#e8cd98' })
    }
  })
  const random = ink.fork('bank')
  for (let x = -10; x < 1620; x += random.between(9, 46)) {
    const count = random.integer(3, 5)
    const length = random.between(12, 30)
    ink.tufts([[x, crest(x) + 5]], () => -90 + random.signed() * 30, { length, count, width: 3.4, fan: 1 })
  }
  strewGround(ink, 'floor below', { from: 1016, to: 1410, count: 84 })
}

/** The black of the wood, and the last trunks that the light still finds. */
function drawDeepWood(ink: Ink): void {
  ink.cut('-20,-20* 1620,-20* 1620,1020* -20,1020*', { fill: DEEP })
  const random = ink.fork('deep')
  for (let x = -20; x < 1620; x += random.between(34, 92)) {
    const thick = random.between(9, 24)
    const lean = random.signed() * 26
    const trunk = ink.tube(
      `${x},640@${thick * 1.2} ${x + lean * 0.3},430@${thick} ${x + lean * 0.7},200@${thick * 0.86} ${x + lean},-30@${thick * 0.7}`,
    )
    ink.cut(trunk, { fill: GLOW.last })
    for (let i = 0; i < 9; i++) {
      const y = random.between(0, 600)
      ink.line(
        [
          [x + lean * (1 - y / 640) + random.signed() * thick * 0.3, y],
          [x + lean * (1 - y / 640) + random.signed() * thick * 0.3, y - random.between(20, 60)],
        ],
        { width: 2.2, profile: 'swell' },
      )
    }
    if (random.chance(0.5)) {
      const y = random.between(120, 420)
      const way = random.chance() ? 1 : -1
      ink.cut(
        ink.tube(
          [
            [x + lean * 0.5, y, 6],
            [x + lean * 0.5 + way * 34, y - 26, 4],
            [x + lean * 0.5 + way * 52, y - 62, 1],
          ],
          { root: true },
        ),
        { fill: GLOW.last },
      )
    }
  }
}

/** The clearing's floor: moss, needles, stones, and grass standing against the black. */
function drawGround(ink: Ink): void {
  const crest = (x: number) => 610 + 14 * noise1(5, x / 140) - 10 * noise1(9, x / 50)
  const points: number[][] = [[-30, 1030, 1, 1]]
  for (let x = -30; x <= 1630; x += 20) points.push([x, crest(x), 1, 0])
  points.push([1630, 1030, 1, 1])
  const ground = ink.path(points, true)
  ink.cut(ground, { fill: GLOW.middle })
  ink.clip(ground, () => {
    for (const [x, y, across, down] of [
      [300, 820, 420, 130],
      [900, 800, 520, 140],
      [1380, 850, 360, 120],
      [700, 930, 600, 90],
    ] as const) {
      ink.cut(ink.ellipse(x, y, across, down, 0, 0.08), { fill: '#e8cd98' })
    }
    for (const [x, y, across, down] of [
      [560, 820, 260, 76],
      [860, 860, 240, 60],
    ] as const)
      ink.cut(ink.ellipse(x, y, across, down, 0, 0.1), { fill: PAPER })
    ink.wash('-20,600* 1620,600* 1620,720* -20,720*', {
      color: SHADE,
      alpha: 0.7,
      fade: { from: [0, 590], to: [0, 710] },
    })
  })
  const random = ink.fork('floor')
  // Undergrowth where the floor meets the trunks.
  for (let x = -10; x < 1620; x += random.between(7, 15)) {
    ink.tufts([[x, crest(x) + random.between(0, 12)]], () => -90 + random.signed() * 32, {
      length: random.between(14, 40),
      count: random.integer(3, 5),
      width: 3,
      fan: 1,
    })
  }
  strewGround(ink, 'strewn', { from: 650, to: 990, count: 150 })
}

/** Tufts, needles, stones and crumbs, larger the nearer they are. */
function strewGround(ink: Ink, seed: string, { from, to, count }: { from: number; to: number; count: number }): void {
  const random = ink.fork(seed)
  for (let i = 0; i < count; i++) {
    const y = lerp(from, to, random.next())
    const x = random.between(0, 1600)
    const near = 0.6 + ((y - 600) / 400) * 0.9
    const kind = random.next()
    if (kind < 0.42)
      ink.tufts([[x, y]], () => -90 + random.signed() * 22, {
        length: 13 * near,
        count: random.integer(2, 4),
        width: 2 * near,
        fan: 0.9,
      })
    else if (kind < 0.66)
      ink.line(
        [
          [x, y],
          [x + 9 * near, y + random.signed() * 3],
          [x + random.between(16, 30) * near, y + random.signed() * 6],
        ],
        { width: 2 * near, profile: 'swell' },
      )
    else if (kind < 0.84)
      ink.form(ink.ellipse(x, y, random.between(4, 9) * near, random.between(2.5, 5) * near, 0, 0.14), {
        width: 2.2,
        halo: 0.6,
        tone: { from: 0.5, width: 2 },
      })
    else
      ink.line(
        [
          [x, y],
          [x + random.signed() * 4, y - 4],
        ],
        { width: 3, profile: 'pen' },
      )
  }
}
