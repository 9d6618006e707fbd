import { drawPillar, EYE } from '../bluff/rock'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp } from '../ink/numbers'
import { INDIGO } from '../ink/palette'
import { FLAME, ROOM } from './shared'

/** The small hole, as large as it is from within. */
const HOLE = { x: 212, y: 190 } as const
const hole = (scale: number) =>
  EYE.map(([x, y, corner = 0]) => [HOLE.x + (x - 211) * scale, HOLE.y + (y + 270) * scale, 1, corner])

/** Rib behind rib about the candle: how wide and high, and what of their way round is left out. */
const RIBS = [
  { across: 1020, high: 760, rests: [0.1, 0.16, 0.55, 0.6] },
  { across: 810, high: 585, rests: [0.02, 0.1, 0.42, 0.5, 0.72, 0.8] },
  { across: 600, high: 430, rests: [0.3, 0.38, 0.62, 0.7] },
] as const
const FLOOR = 640

/** Teeth in the roof: where, how long, how broad, and how far they lean. */
const TEETH = [
  [60, 150, 84, 6],
  [392, 96, 60, 6],
  [470, 190, 84, 12],
  [560, 84, 50, 4],
  [712, 120, 64, -4],
  [930, 74, 50, 6],
  [1020, 176, 84, -10],
  [1110, 96, 56, -6],
  [1480, 190, 90, -12],
  [1560, 90, 60, -6],
] as const

/** Pillars to either side: left, right, top, ridge, dark; those of the right mirrored. */
const LEFT = [
  [-200, -70, 560, 0.7, 0.4],
  [-60, 96, 380, 0.7, 0.5],
  [70, 190, 470, 0.6, 0.72],
] as const
const RIGHT = [
  [-1780, -1660, 540, 0.66, 0.4],
  [-1640, -1530, 330, 0.7, 0.5],
  [-1560, -1452, 610, 0.66, 0.72],
] as const

/** Printed as a negative: what is inked here is light there. It ends in the dark, line by line. */
export function drawRoom(ink: Ink): void {
  ink.light = [0, 0.5, 0.6]
  for (const place of RIBS.keys()) drawRib(ink, place)
  for (const tooth of TEETH) drawTooth(ink, tooth)
  const pillar = { bottom: 1400, lean: 0.03, strata: 1.6 } as const
  for (const [i, [left, right, top, ridge, dark]] of LEFT.entries())
    drawPillar(ink, `l${i}`, { ...pillar, left, right, top, ridge, dark })
  ink.flip(0, () => {
    for (const [i, [left, right, top, ridge, dark]] of RIGHT.entries())
      drawPillar(ink, `r${i}`, { ...pillar, left, right, top, ridge, dark })
  })
  drawDayOnRock(ink)
  drawDark(ink)
}

function drawRib(ink: Ink, place: number): void {
  const { across, high, rests } = RIBS[place] ?? RIBS[0]
  const random = ink.fork(`rib${place}`)
  const edge = ink.path(
    Array.from({ length: 31 }, (_, step) => {
      const turn = Math.PI * (1.06 - (1.12 * step) / 30)
      const far = 1 + random.signed() * 0.05 + 0.05 * noise1(place + 4, step / 3)
      const corner = random.chance(0.55) ? 1 : 0
      return [FLAME.x + Math.cos(turn) * across * far, FLOOR - Math.sin(turn) * high * far, 1, corner]
    }),
  )
  const last = edge.points.length - 1
  const isRest = (along: number) => rests.some((from, i) => i % 2 === 0 && along > from && along < (rests[i + 1] ?? 1))
  let run: number[][] = []
  const lift = () => {
    if (run.length > 6) ink.line(run, { width: 2.4 + place * 0.5, profile: 'swell' })
    run = []
  }
  for (const [i, { x, y }] of edge.points.entries()) {
    if (isRest(i / last)) lift()
    else run.push([x, y])
  }
  lift()
  ink.feather(edge, {
    ...{ side: -1, length: 34 + place * 10, width: 3.2, spacing: 7, slant: 8, jitter: 0.16, curl: 0 },
    envelope: (along) => (isRest(along) ? 0 : clamp(0.26 + 0.9 * noise1(place * 7 + 2, along * 22))),
  })
  for (let bed = 1; bed <= 4; bed++) {
    for (let from = random.integer(0, 40); from < last - 30; from += random.integer(50, 150)) {
      const far = 1 + bed * 0.045 + noise1(bed, from / 40) * 0.02
      const bit = edge.points
        .slice(from, from + random.integer(12, 40))
        .map(({ x, y }) => [FLAME.x + (x - FLAME.x) * far, FLOOR + (y - FLOOR) * far])
      if (bit.length > 5) ink.line(bit, { width: random.between(1.4, 2.3), profile: 'flick' })
    }
  }
}

function drawTooth(ink: Ink, [x, length, across, bend]: (typeof TEETH)[number]): void {
  const tooth = ink.path(
    [
      [x - across * 1.2, -300, 1, 1],
      [x - across * 0.7, -90],
      [x - across * 0.4, length * 0.16],
      [x - across * 0.2 + bend * 0.3, length * 0.4],
      [x - across * 0.16 + bend * 0.6, length * 0.7],
      [x + bend, length, 1, 1],
      [x + across * 0.14 + bend * 0.5, length * 0.64],
      [x + across * 0.3, length * 0.3],
      [x + across * 0.42, length * 0.1],
      [x + across * 0.8, -90],
      [x + across * 1.2, -300, 1, 1],
    ],
    true,
  )
  ink.light = x < FLAME.x ? [-0.7, -0.2, 0.6] : [0.7, -0.2, 0.6]
  const tone = { from: 0.44, to: 0.8, width: 4, spacing: 4, angle: 82, bulge: 0.5 } as const
  ink.form(tooth, { width: 3.2, halo: 3, lit: 0.34, gap: 0.3, tone })
  ink.clip(tooth, () => {
    for (const share of [0.24, 0.46, 0.68]) {
      const y = length * share
      ink.line(
        [
          [x - across * 0.3, y - 3],
          [x, y + 4],
          [x + across * 0.3, y - 2],
        ],
        { width: 1.6, profile: 'flick' },
      )
    }
  })
}

/** Day that frays into the dark about the hole. */
function drawDayOnRock(ink: Ink): void {
  ink.cut(hole(3.1), { halo: 10 })
  const light = { side: -1, curl: 0, slant: 5, jitter: 0.12 } as const
  ink.feather(hole(3), {
    ...{ ...light, length: 30, width: 4.6, spacing: 7 },
    envelope: (along) => 0.3 + 0.7 * clamp(noise1(3, along * 17) * 1.5 + 0.3),
  })
  ink.feather(hole(3), {
    ...{ ...light, length: 74, width: 4, spacing: 17 },
    envelope: (along) => clamp(noise1(9, along * 13) * 1.6),
  })
}

/** How far in the dark comes, and how far what thins the lines reaches from there at most, in scene units. */
const DARK = { depth: 70, stray: 64, reach: 130 } as const

/** The dark about all of it: what is far from the candle thins out before it ends. */
function drawDark(ink: Ink): void {
  const { left, top, width, height } = ROOM
  const [right, bottom] = [left + width, top + height]
  drawDarkSide(ink, 'above', left, right, (along, inward) => [along, top + inward])
  drawDarkSide(ink, 'below', left, right, (along, inward) => [along, bottom - inward])
  drawDarkSide(ink, 'left', top, bottom, (along, inward) => [left + inward, along])
  drawDarkSide(ink, 'right', top, bottom, (along, inward) => [right - inward, along])
}

function drawDarkSide(
  ink: Ink,
  name: string,
  from: number,
  to: number,
  toPage: (along: number, inward: number) => readonly [x: number, y: number],
): void {
  const random = ink.fork(`dark ${name}`)
  const seed = random.integer(1, 90)
  const depth = (along: number) =>
    DARK.depth + DARK.stray * noise1(seed, along / 170) + DARK.stray * 0.4 * noise1(seed + 1, along / 40)
  const border: (readonly number[])[] = []
  for (let along = from - 40; along <= to + 40; along += 20) border.push(toPage(along, depth(along)))
  ink.cut([...border, toPage(to + 60, -60), toPage(from - 60, -60)])
  for (let along = from; along < to; along += random.between(6, 18)) {
    const at = depth(along)
    const aside = random.signed() * 30
    ink.line([toPage(along, at - 12), toPage(along + aside, at + random.between(20, DARK.reach))], {
      ...{ width: random.between(5, 18), white: true, profile: 'flick' },
    })
  }
}

/** Sea, stacks and gulls in the hole. */
export function drawDay(ink: Ink): void {
  const opening = ink.path(hole(3), true)
  ink.cut(opening)
  ink.clip(opening, () => {
    ink.wash('60,224* 380,222* 380,320* 60,320*', { alpha: 0.86, color: INDIGO })
    ink.line('60,224 200,222 380,223', { width: 2.4, profile: 'swell' })
    ink.lines(
      ['120,238 150,234 178,240', '214,236 240,232 268,238', '170,250 204,246 236,252', '250,252 276,248 300,252'],
      { width: 2, white: true, bare: true, profile: 'swell' },
    )
    ink.form('246,224* 248,196 262,180 284,176 300,190 306,224*', { width: 2.4, tone: { from: 0.45, width: 2 } })
    ink.lines(['150,170 162,160 172,168 182,158 196,166', '196,136 204,130 210,135 216,129 226,134'], {
      ...{ width: 2.4, profile: 'flick' },
    })
  })
}

/** The two that are after her: one leans in, his hand at his mouth, the other points with his spear at the card she should play. Printed as a negative. */
export function drawKibitzers(ink: Ink): void {
  const man = (x: number, y: number, parts: readonly string[], head: readonly [number, number]) =>
    ink.at(x, y, { scale: 1.7 }, () => {
      ink.line(ink.ellipse(head[0], head[1], 8, 9), { width: 4, closed: true, profile: 'even' })
      ink.lines([...parts], { width: 4.2, profile: 'pen' })
    })
  man(
    1196,
    584,
    ['-6,-52 2,-38 6,-24', '6,-24 -2,-10 -8,0', '6,-24 14,-12 16,0', '-2,-46 -14,-44 -16,-54', '-2,-46 12,-36 8,-26'],
    [-13, -60],
  )
  man(
    1312,
    606,
    [
      ...['-2,-52 0,-36 2,-24', '2,-24 -6,-10 -10,0', '2,-24 12,-12 14,0', '-1,-46 -16,-42 -24,-40'],
      ...['-1,-46 10,-40 16,-44', '26,-50 -20,-41 -58,-33', '-46,-42 -58,-33 -46,-29'],
    ],
    [-4, -61],
  )
}
