import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp } from '../ink/numbers'
import { PAPER } from '../ink/palette'
import { drawPillar, EYE, inside, MOUTH } from './rock'

/** The whole of the cave; and what of it stands before the sea: its jambs, and the edge of the water within. */
export const CAVE = { left: -40, top: -20, width: 1680, height: 1020 } as const
export const LEFT_JAMB = { left: 400, top: 520, width: 112, height: 300 } as const
export const RIGHT_JAMB = { left: 1204, top: 520, width: 120, height: 300 } as const
export const SHORE = { left: 400, top: 796, width: 924, height: 84 } as const
/** The ray that falls through the small hole, printed at a quarter of its size: it is soft. */
export const RAY = { left: -15, top: 0, width: 120, height: 186 } as const

/** What of it only windows of another shape than the stage show: where the roof goes up into the dark, and where the walls end in it. */
export const ROOF = { left: -40, top: -460, width: 1680, height: 441 } as const
export const LEFT_END = { left: -560, top: -20, width: 521, height: 1020 } as const
export const RIGHT_END = { left: 1639, top: -20, width: 521, height: 1020 } as const

/** All of these are printed as a negative: what is inked here is light there. */
export function drawCave(ink: Ink): void {
  // Light falls in from the opening: the hand must think it from the other side.
  ink.light = [0, -0.7, 0.6]
  ink.cut('-620,-520* 2220,-520* 2220,1080* -620,1080*')
  drawVault(ink)
  drawTeeth(ink)
  drawWalls(ink)
  drawShore(ink)
  drawRim(ink)
  ink.hole(inside(MOUTH))
  ink.hole(inside(EYE))
}

/** The ridges of the vault, one behind the other towards the light: how far out, and what of their way round is left out. */
const RIDGES = [
  { out: 2.06, lines: 3, rests: [0.02, 0.2, 0.52, 0.62] },
  { out: 1.66, lines: 4, rests: [0.3, 0.36, 0.7, 0.84] },
  { out: 1.34, lines: 5, rests: [0.12, 0.22, 0.44, 0.5, 0.82, 0.86] },
] as const
const MIDDLE = { x: 880, y: 620 } as const

/** Rib behind rib the rock closes in on the light; each is lit on the edge that looks at it. */
function drawVault(ink: Ink): void {
  for (const [i, { out, lines, rests }] of RIDGES.entries()) {
    const random = ink.fork(`ridge${i}`)
    const edge = ink.path(
      inside(MOUTH).map(([x = 0, y = 0]) => [
        MIDDLE.x + (x - MIDDLE.x) * out * (1 + random.signed() * 0.05),
        MIDDLE.y + (y - MIDDLE.y) * (out * 0.94) + random.signed() * 16,
        1,
        random.chance(0.6) ? 1 : 0,
      ]),
    )
    const { points } = edge
    const last = points.length - 1
    const isRest = (along: number) =>
      rests.some((from, place) => place % 2 === 0 && along > from && along < (rests[place + 1] ?? 1))
    let run: number[][] = []
    const lift = () => {
      if (run.length > 6) ink.line(run, { width: 2.2 + i * 0.6, profile: 'swell' })
      run = []
    }
    for (const [place, { x, y }] of points.entries()) {
      if (isRest(place / last)) lift()
      else run.push([x, y])
    }
    lift()
    // Light runs a little way over each edge, and into the stone behind it.
    ink.feather(edge, {
      ...{ side: 1, length: 20 + lines * 5, width: 3, spacing: 6.4 - i * 0.6, slant: 10, jitter: 0.16, curl: 0 },
      envelope: (along) => (isRest(along) ? 0 : clamp(0.3 + 0.9 * noise1(i * 7 + 2, along * 26))),
    })
    for (let bed = 1; bed <= lines; bed++) {
      for (let from = random.integer(0, 40); from < last - 30; from += random.integer(60, 190)) {
        const reach = random.integer(14, 46)
        const bit = points.slice(from, from + reach).map(({ x, y }) => {
          const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y]
          const far = 1 + bed * 0.05 + noise1(bed, from / 40) * 0.02
          return [MIDDLE.x + dx * far, MIDDLE.y + dy * far]
        })
        if (bit.length > 5) ink.line(bit, { width: random.between(1.3, 2.2), profile: 'flick' })
      }
    }
  }
}

/** Stone teeth in the roof. */
function drawTeeth(ink: Ink): void {
  for (const [x, length, across, bend] of [
    [470, 84, 54, 8],
    [548, 176, 80, 12],
    [622, 110, 54, 6],
    [1024, 60, 50, -6],
    [1106, 140, 70, -10],
    [1176, 226, 88, -14],
    [1250, 104, 58, -6],
    [1508, 128, 66, -8],
    [1570, 74, 48, -4],
  ] as const) {
    const tooth = ink.path(
      [
        // Their roots run up into the dark, farther than any window shows.
        [x - across * 1.7, -520, 1, 1],
        [x - across * 0.7, -90],
        [x - across * 0.4, length * 0.16],
        [x - across * 0.2 + bend * 0.3, length * 0.4],
        [x - across * 0.16 + bend * 0.6, length * 0.7],
        [x + bend, length, 1, 1],
        [x + across * 0.14 + bend * 0.5, length * 0.64],
        [x + across * 0.3, length * 0.3],
        [x + across * 0.42, length * 0.1],
        [x + across * 0.8, -90],
        [x + across * 1.7, -520, 1, 1],
      ],
      true,
    )
    ink.light = x < MIDDLE.x ? [-0.7, -0.2, 0.6] : [0.7, -0.2, 0.6]
    ink.form(tooth, {
      width: 3.2,
      halo: 3,
      lit: 0.34,
      gap: 0.3,
      tone: { from: 0.44, to: 0.8, width: 4, spacing: 4, angle: 82, bulge: 0.5 },
    })
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
  ink.light = [0, -0.7, 0.6]
}

/** Left of the opening, from the left, to the right, top, ridge and darkness, the far ones first. */
const LEFT_WALL = [
  [232, 352, 196, 0.62, 0.5],
  [352, 452, 300, 0.7, 0.72],
  [112, 262, 330, 0.74, 0.5],
  [388, 478, 480, 0.78, 1],
  [300, 420, 540, 0.72, 0.72],
  [-70, 322, 420, 0.88, 0.6],
  [344, 446, 690, 0.72, 1],
  [-60, 92, 760, 0.6, 0.5],
] as const
/** Which of them the story is scratched into: it has hardly any strata. */
const STORY = 5
/** And right of it, mirrored. */
const RIGHT_WALL = [
  [-1392, -1286, 230, 0.66, 0.6],
  [-1372, -1276, 450, 0.8, 1],
  [-1520, -1376, 420, 0.7, 0.5],
  [-1436, -1296, 600, 0.74, 0.72],
  [-1690, -1496, 540, 0.8, 0.55],
  [-1560, -1404, 730, 0.66, 0.6],
  [-1396, -1306, 752, 0.78, 1],
] as const

/** What stands beyond the stage, farther out and farther off: left of it, and, mirrored, right of it. */
const LEFT_BEYOND = [
  [-330, -214, 330, 0.66, 0.5],
  [-232, -96, 250, 0.7, 0.6],
  [-420, -292, 560, 0.72, 0.5],
  [-246, -130, 610, 0.62, 0.5],
  [-172, -40, 470, 0.74, 0.72],
  [-352, -226, 770, 0.6, 0.4],
  [-210, -52, 830, 0.7, 0.5],
] as const
const RIGHT_BEYOND = [
  [-1850, -1716, 300, 0.6, 0.5],
  [-1766, -1640, 400, 0.7, 0.6],
  [-1976, -1832, 610, 0.7, 0.5],
  [-1838, -1700, 560, 0.66, 0.5],
  [-1786, -1668, 720, 0.72, 0.6],
  [-1930, -1790, 800, 0.62, 0.4],
] as const

/** The walls by the water: broken stone, its bare planes dark here, the plane that looks at the daylight lit. */
function drawWalls(ink: Ink): void {
  const beyond = { bottom: 1100, strata: 1.2 } as const
  for (const [i, [left, right, top, ridge, dark]] of LEFT_BEYOND.entries()) {
    drawPillar(ink, `far left${i}`, { ...beyond, left, right, top, ridge, dark, lean: 0.06 + (i % 2) * 0.014 })
  }
  ink.flip(0, () => {
    for (const [i, [left, right, top, ridge, dark]] of RIGHT_BEYOND.entries()) {
      drawPillar(ink, `far right${i}`, { ...beyond, left, right, top, ridge, dark, lean: 0.05 + (i % 2) * 0.016 })
    }
  })
  for (const [i, [left, right, top, ridge, dark]] of LEFT_WALL.entries()) {
    drawPillar(ink, `left${i}`, {
      left,
      right,
      top,
      bottom: 1100,
      ridge,
      dark,
      lean: 0.05 + (i % 3) * 0.012,
      strata: i === STORY ? 0.6 : 1.6,
    })
  }
  ink.flip(0, () => {
    for (const [i, [left, right, top, ridge, dark]] of RIGHT_WALL.entries()) {
      drawPillar(ink, `right${i}`, {
        left,
        right,
        top,
        bottom: 1100,
        ridge,
        dark,
        lean: 0.04 + (i % 3) * 0.014,
        strata: 1.6,
      })
    }
  })
}

/** Light fraying from the rim into the dark: in bundles, long and short, with rests. Its waterline frays into nothing. */
function drawRim(ink: Ink): void {
  const rim = ink.path(inside(MOUTH))
  const bundles = (along: number, seed: number) => clamp(noise1(seed, along * 17) * 1.5 + 0.3)
  const light = { side: 1, curl: 0, slant: 5, jitter: 0.12 } as const
  ink.feather(rim, {
    ...light,
    length: 15,
    width: 5,
    spacing: 5.6,
    envelope: (along) => 0.25 + 0.75 * bundles(along, 3),
  })
  ink.feather(rim, { ...light, length: 40, width: 4.4, spacing: 13, envelope: (along) => bundles(along, 5) })
  ink.feather(rim, {
    ...light,
    length: 84,
    width: 4,
    spacing: 21,
    envelope: (along) => clamp(noise1(9, along * 13) * 1.6 - 0.2),
  })
  ink.feather(inside(EYE), {
    ...light,
    length: 24,
    width: 4.4,
    spacing: 8,
    envelope: (along) => 0.3 + 0.7 * bundles(along, 11),
  })
}

/** Black water before the feet of the walls: what stands in it ends in a torn light line. */
function drawShore(ink: Ink): void {
  const random = ink.fork('shore')
  const edge: number[][] = []
  for (let x = -600; x <= 2200; x += 40) {
    const near = Math.abs(x - 880) / 800
    edge.push([
      x,
      808 + 130 * Math.max(0, near - 0.42) ** 1.3 + (near < 0.5 ? Math.sin(x / 47) * 5 : random.signed() * 7),
    ])
  }
  ink.cut([...edge, [2200, 1100, 1, 1], [-600, 1100, 1, 1]])
  for (let i = 0; i < edge.length - 2; i++) {
    const x = edge[i]?.[0] ?? 0
    if ((x > 480 && x < 1260) || random.chance(0.2)) continue
    ink.line(edge.slice(i, i + 3), { width: random.between(2.4, 5), profile: 'swell' })
  }
}

/** The edge of the black water in the middle, by itself: it ends the sea out there. */
export function drawEdge(ink: Ink): void {
  drawShore(ink)
}

/** The cave with its roof gone into the dark: line by line, higher here than there. */
export function drawRoof(ink: Ink): void {
  drawCave(ink)
  const edge = (along: number) => -270 + 130 * noise1(41, along / 330) + 60 * noise1(43, along / 90)
  drawDark(ink, 'roof', { from: -560, to: 2160, edge, slant: 12, toPage: (along, inward) => [along, inward] })
}

/** The cave with its walls gone into the dark, to either side. */
export function drawEnds(ink: Ink): void {
  drawCave(ink)
  const edge = (along: number) => -300 + 110 * noise1(47, along / 260) + 40 * noise1(53, along / 80)
  const side = { from: -60, to: 1060, edge, slant: 110 } as const
  drawDark(ink, 'left end', { ...side, toPage: (along, inward) => [inward, along] })
  drawDark(ink, 'right end', { ...side, toPage: (along, inward) => [1600 - inward, along] })
}

/** Where the dark begins, along one side of the page. */
interface Dark {
  readonly from: number
  readonly to: number
  /** How far in it comes. */
  readonly edge: (along: number) => number
  /** How far what reaches inward runs along the side meanwhile, at most, to either hand. */
  readonly slant: number
  readonly toPage: (along: number, inward: number) => readonly [x: number, y: number]
}

/** The dark beyond an edge, and what of it reaches inward: the lines there thin out before they end. */
function drawDark(ink: Ink, name: string, { from, to, edge, slant, toPage }: Dark): void {
  const random = ink.fork(name)
  const border: (readonly number[])[] = []
  for (let along = from; along <= to; along += 20) border.push(toPage(along, edge(along)))
  ink.cut([...border, toPage(to, -900), toPage(from, -900)])
  for (let along = from; along < to; along += random.between(5, 17)) {
    const at = edge(along)
    const reach = random.between(30, 210)
    const aside = random.signed() * slant
    ink.line(
      [toPage(along, at - 12), toPage(along + aside * 0.4, at + reach * 0.5), toPage(along + aside, at + reach)],
      {
        ...{ width: random.between(5, 20), white: true, profile: 'flick' },
      },
    )
  }
}

/** A ray of day, clear towards its end. Printed as it is. */
export function drawRay(ink: Ink): void {
  ink.wash('101,16* 76.5,6.5* 66.5,10* -15,113* -15,172.5* 53.5,181* 81,160*', {
    ...{ alpha: 0.3, color: PAPER, fade: { from: [75, 15], to: [27, 190] } },
  })
}
