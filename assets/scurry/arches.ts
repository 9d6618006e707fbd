import { box } from '../ink/corners'
import { endless } from '../ink/endless'
import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { INK } from '../ink/palette'
import type { Random } from '../ink/random'
import { LAYER_WIDTH } from './layer'
import { silhouette } from './machines'

/** Heights in the layer's units: the beam that lies on the arches, and where their piers stand in the water. */
const TOP = 572
const WATER = 800
/** The upper edge of the beam. */
const PERCH = 556

/** An opening between two piers: where it begins and ends, how high it rises, and where its arch springs from. */
interface Arch {
  readonly left: number
  readonly right: number
  readonly crown: number
  readonly spring: number
}

const ARCHES: readonly Arch[] = [
  { left: 98, right: 436, crown: 596, spring: 706 },
  { left: 512, right: 828, crown: 606, spring: 702 },
]

/** What carries the bridge: brick arches whose piers stand in a canal. Between them one sees through. Repeats to both sides. */
export function drawArches(ink: Ink): void {
  const end = LAYER_WIDTH + 30
  const wall = box(-30, TOP, end, WATER)
  ink.cut(wall, { fill: INK })
  ink.black(wall, { wobble: 0 })
  endless(ink, LAYER_WIDTH, () => {
    for (const arch of ARCHES) ink.hole(opening(arch, WATER + 40))
  })
  endless(ink, LAYER_WIDTH, () => {
    for (const [place, arch] of ARCHES.entries()) drawArch(ink, arch, ink.fork(`arch ${place}`))
    drawPier(ink, 28, 98, ink.fork('first pier'))
    drawPier(ink, 436, 512, ink.fork('second pier'))
    drawLadder(ink, 68)
    drawOutlet(ink, 452)
    drawLamp(ink, 267, 596)
  })
  // Three pigeons sleep on the beam, and one does not.
  endless(ink, LAYER_WIDTH, () => {
    for (const x of [330, 350, 604]) drawPigeon(ink, x, false)
    drawPigeon(ink, 373, true)
  })
}

/** A point of an arch's edge, so far out of it: `turn` goes from the left foot (0) to the right one (1). */
function edge({ left, right, crown, spring }: Arch, turn: number, out: number): readonly [number, number] {
  const angle = Math.PI * (1 - turn)
  const across = (right - left) / 2 + out
  return [(left + right) / 2 + Math.cos(angle) * across, spring - Math.sin(angle) * (spring - crown + out)]
}

/** The edge of an arch from one share of it to another. */
function along(arch: Arch, from: number, to: number, out: number): (readonly [number, number])[] {
  return Array.from({ length: 13 }, (_, step) => edge(arch, lerp(from, to, step / 12), out))
}

function opening(arch: Arch, bottom: number): readonly (readonly number[])[] {
  return [[arch.left, bottom, 1, 1], ...along(arch, 0, 1, 0), [arch.right, bottom, 1, 1]]
}

/** The stones of an arch in the light, and the depth of it on the side that the moon reaches. */
function drawArch(ink: Ink, arch: Arch, chance: Random): void {
  const { left, spring } = arch
  // The inner side of the left pier and the haunch above it, which look towards the moon.
  const depth = 13
  const inner = along({ ...arch, left: left + depth }, 0, 0.4, 0)
  const reveal = [
    [left, WATER, 1, 1],
    ...along(arch, 0, 0.4, 0),
    ...inner.toReversed(),
    [left + depth, WATER - 4, 1, 1],
  ]
  const stone = ink.form(reveal, { width: 2.2, gap: 0.1, overshoot: 0 })
  ink.clip(stone, () => {
    for (let y = spring - 60; y < WATER; y += chance.between(13, 19)) {
      ink.line(
        [
          [left - 4, y],
          [left + 40, y - 5],
        ],
        { width: 1.7, profile: 'even' },
      )
    }
    ink.hatch(box(left, spring - 110, left + 6, WATER), { angle: -84, spacing: 2.6, width: 1.6, inset: 0 })
    ink.black(box(left, WATER - 14, left + 40, WATER))
  })
  for (const [from, to] of [
    [0.05, 0.43],
    [0.47, 0.7],
    [0.73, 0.94],
  ] as const) {
    ink.line(along(arch, from, to, 17), { width: 2.2, white: true, profile: 'swell' })
  }
  ink.line(along(arch, 0.42, 0.97, 1.6), { width: 2.6, white: true, profile: 'swell' })
  for (let turn = 0.06; turn < 0.96; turn += chance.between(0.03, 0.05)) {
    if (chance.chance(0.16)) continue
    ink.line([edge(arch, turn, 2), edge(arch, turn + chance.signed() * 0.003, chance.between(12, 17))], {
      width: 1.7,
      white: true,
      profile: 'swell',
    })
  }
  const [x, y] = edge(arch, 0.5, 0)
  silhouette(ink, `${x - 9},${y + 4}* ${x - 13},${y - 22}* ${x + 13},${y - 22}* ${x + 9},${y + 4}*`, 1.6, 1.4)
}

/** A pier in the water: bricks where the moon grazes it, a footing with weed, and its broken image below. */
function drawPier(ink: Ink, left: number, right: number, chance: Random): void {
  for (let y = 640; y < WATER - 30; y += 13) {
    for (let x = left + chance.between(6, 22); x < right - 8; x += chance.between(18, 34)) {
      // Fewer bricks towards the left, where no light comes from.
      if (chance.next() > ((x - left) / (right - left)) * 0.8) continue
      const length = Math.min(chance.between(8, 14), right - 4 - x)
      const course = [
        [x, y],
        [x + length, y + chance.signed() * 0.6],
      ]
      ink.line(course, { width: 1.6, white: true, profile: 'swell' })
      if (chance.chance(0.5)) {
        const joint = [
          [x + length, y],
          [x + length + 0.6, y + 10],
        ]
        ink.line(joint, { width: 1.3, white: true, profile: 'swell' })
      }
    }
  }
  const foot = WATER - 26
  silhouette(
    ink,
    `${left - 8},${WATER + 5} ${left - 9},${foot + 6}* ${left - 4},${foot}* ${right + 4},${foot}* ${right + 9},${foot + 6}* ${right + 8},${WATER + 4} ${(left + right) / 2},${WATER + 8}`,
    1.6,
    1.2,
  )
  ink.line(
    [
      [left, foot + 4],
      [(left + right) / 2, foot + 3.4],
      [right, foot + 4],
    ],
    { width: 2, white: true, profile: 'swell' },
  )
  for (let down = 13, half = (right - left) / 2 + 12; down < 74; down += chance.between(5, 9)) {
    const middle = (left + right) / 2 + chance.signed() * 7
    const reach = half * chance.between(0.7, 1.06)
    ink.line(
      [
        [middle - reach, WATER + down],
        [middle, WATER + down + 1.2],
        [middle + reach, WATER + down - 0.4],
      ],
      { width: lerp(6, 2.4, down / 74), profile: 'swell' },
    )
    half *= 0.96
  }
  ink.line(
    [
      [left - 16, WATER + 9],
      [(left + right) / 2, WATER + 12],
      [right + 20, WATER + 8],
    ],
    { width: 2, white: true, profile: 'swell' },
  )
}

/** Iron rungs from the water up into the dark. */
function drawLadder(ink: Ink, x: number): void {
  for (const side of [-8, 8]) {
    ink.line(
      [
        [x + side, 650],
        [x + side + 0.4, 720],
        [x + side, 790],
      ],
      { width: 2.2, white: true, profile: 'swell' },
    )
  }
  for (let y = 660; y < 788; y += 12.4) {
    ink.line(
      [
        [x - 8, y],
        [x + 8, y - 0.6],
      ],
      { width: 2, white: true, profile: 'even' },
    )
  }
}

/** A pipe comes down the pier and pours into the canal what the works have no use for. */
function drawOutlet(ink: Ink, x: number): void {
  const pipe = ink.form(
    `${x - 7},574* ${x + 7},574* ${x + 7},716 ${x + 3},730 ${x - 14},736* ${x - 14},722* ${x - 7},716`,
    {
      width: 2.2,
      halo: 1.6,
      gap: 0,
      tone: { from: 0.3, to: 0.7, width: 2.2, spacing: 2.6, angle: -86 },
    },
  )
  ink.black(`${x - 7},574* ${x - 2},574* ${x - 2},716 ${x - 12},723 ${x - 14},724* ${x - 7},716`)
  ink.contour(pipe, { width: 2, gap: 0.1 })
  for (const y of [606, 664]) ink.form(box(x - 11, y, x + 11, y + 8), { width: 2, halo: 1.2, gap: 0 })
  ink.form(box(x - 19, 719, x - 12, 739), { width: 2, halo: 1.2, gap: 0 })
  for (const [aside, width] of [
    [0, 3],
    [3.4, 2],
    [-3, 1.6],
  ] as const) {
    ink.line(
      [
        [x - 20, 729 + aside],
        [x - 33 - aside, 740 + aside],
        [x - 39 - aside, 768],
        [x - 40 - aside * 1.4, WATER - 4],
      ],
      { width, white: true, profile: 'swell' },
    )
  }
  for (const [aside, down, half] of [
    [-40, 0, 12],
    [-42, 6, 20],
    [-38, 13, 13],
  ] as const) {
    ink.line(
      [
        [x + aside - half, WATER + down],
        [x + aside, WATER + down - 2],
        [x + aside + half, WATER + down],
      ],
      { width: 2, white: true, profile: 'swell' },
    )
  }
}

/** A lamp for boats under the crown of an arch. */
function drawLamp(ink: Ink, x: number, y: number): void {
  ink.line(
    [
      [x, y],
      [x + 0.4, y + 14],
    ],
    { width: 2.4, profile: 'even' },
  )
  silhouette(ink, `${x - 10},${y + 22}* ${x - 3},${y + 13}* ${x + 3},${y + 13}* ${x + 10},${y + 22}*`, 1.2)
  ink.form(`${x - 7},${y + 22}* ${x + 7},${y + 22}* ${x + 5},${y + 37}* ${x - 5},${y + 37}*`, { width: 2, gap: 0 })
  ink.black(box(x - 4, y + 37, x + 4, y + 40))
}

function drawPigeon(ink: Ink, x: number, isAwake: boolean): void {
  ink.at(x, PERCH, {}, () => {
    ink.form('-10,-4 -4,-12 3,-13 8,-8 6,-1* -6,0* -17,2*', { width: 1.8, halo: 1 })
    ink.hatch('-8,-4 -2,-10 2,-7 -2,-2', { angle: -20, spacing: 2.6, width: 1.4 })
    if (isAwake) {
      ink.form(ink.ellipse(7, -16, 4.4, 4.2), { width: 1.7, halo: 0.6 })
      ink.dot(8.4, -17, 1.2)
      ink.line('11,-16 15,-15', { width: 1.8, profile: 'flick' })
    } else {
      ink.form(ink.ellipse(5.4, -12, 4.4, 4), { width: 1.7, halo: 0.6 })
      ink.line('4,-12 6,-11 8,-12', { width: 1.1, profile: 'pen' })
    }
  })
}
