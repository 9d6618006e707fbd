import type { Ink } from '../ink/ink'
import { itemAt, lerp } from '../ink/numbers'
import { drawFeather, drawWing } from './henFeathers'
import { SPREADS, type Waddle } from './henFront'
import { drawBackHead } from './henHead'
import { drawLeg } from './henLegs'

/** Going away, a foot in the air shows its sole, toes down. */
const WADDLES: readonly Waddle[] = [
  {
    ...{ drop: 3, roll: -5, head: [5, 3], wing: 4 },
    left: { hock: [80, 180], foot: [77, 193], toes: -84 },
    right: { hock: [122, 180], foot: [128, 196], toes: 84 },
  },
  {
    ...{ drop: -5, roll: -1, head: [1, -4], wing: 14 },
    left: { hock: [82, 186], foot: [79, 206], toes: 120 },
    right: { hock: [119, 176], foot: [121, 190], toes: 96 },
  },
  {
    ...{ drop: 4, roll: 5, head: [-5, 4], wing: 2 },
    left: { hock: [78, 180], foot: [71, 195], toes: 98 },
    right: { hock: [121, 181], foot: [123, 194], toes: -96 },
  },
  {
    ...{ drop: -4, roll: 1, head: [-2, -3], wing: 15 },
    left: { hock: [81, 177], foot: [79, 191], toes: 84 },
    right: { hock: [118, 187], foot: [121, 207], toes: 62 },
  },
]

/** One of the four drawings of her running away from us. Her feet stand on y = 206, under x = 100. */
export function drawBackRun(ink: Ink, frame: number): void {
  drawBack(ink, itemAt(WADDLES, frame))
}

/** Caught, running away: wings and legs flung out. */
export function drawBackStartle(ink: Ink): void {
  const left = { hock: [66, 174], foot: [50, 190], toes: 130 } as const
  const right = { hock: [132, 172], foot: [148, 184], toes: 50 } as const
  drawBack(ink, { drop: -12, roll: -6, head: [4, -9], wing: 0, left, right }, true)
}

function drawBack(ink: Ink, { drop, roll, head, left, right, wing }: Waddle, startled = false): void {
  const [headX, headY] = head
  drawLeg(ink, 84, 160 + drop, left, false)
  drawLeg(ink, 116, 160 + drop, right, true)
  ink.warp(100, 200, { y: drop, rotate: roll }, () => {
    ink.at(100 + headX, 66 + headY, { rotate: -roll }, () => drawBackHead(ink))
    if (startled) {
      drawWing(ink, { x: 72, y: 108, from: -122, to: -196, length: 74 })
      drawWing(ink, { x: 128, y: 106, from: -62, to: 12, length: 70 })
    }
    const neck = `100,116@70 ${100 + headX * 0.6},92@48 ${100 + headX},${74 + headY}@33`
    const body = ink.clay(
      [ink.ellipse(100, 122, 47, 40), ink.tube(neck, { root: true }), ink.ellipse(100, 146, 37, 25)],
      12,
    )
    ink.form(body, {
      width: 3.5,
      halo: 0.4,
      wash: 0.22,
      washDepth: 11,
      tone: { from: 0.5, to: 0.82, width: 2.5, spacing: 2.3, angle: -45 },
    })
    drawNape(ink, 100 + headX, 70 + headY)
    if (!startled) for (const side of [-1, 1] as const) drawBackWing(ink, side, wing)
    drawRump(ink, 100, 134)
    drawRaisedTail(ink, 100, 138, roll * 0.8)
  })
}

/** Hackles down the nape, in three rows that spread over the shoulders. */
function drawNape(ink: Ink, x: number, y: number): void {
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 6; i++) {
      const across = lerp(-1, 1, i / 5)
      const fromX = x + across * (11 + row * 6)
      const fromY = y + 8 + row * 12 + (1 - across * across) * 4
      const hackle = [
        [fromX, fromY],
        [fromX + across * 1.5, fromY + 6],
        [fromX + across * 4, fromY + 13],
      ]
      ink.line(hackle, { width: 2.4 - 0.3 * row, profile: 'grow', wobble: 0.3 })
    }
  }
}

/** A folded wing over her flank, its tips towards the tail. */
function drawBackWing(ink: Ink, side: 1 | -1, lift: number): void {
  const away = side === 1 ? lift : lift * 0.8 + 2
  for (const [reach, turn] of [
    [52, 16],
    [46, 6],
    [40, -4],
  ] as const) {
    const angle = side === 1 ? 84 + turn - away : 96 - turn + away
    drawFeather(ink, {
      x: 100 + side * 38,
      y: 112,
      angle,
      length: reach,
      width: 13,
      bend: side * -4,
      dark: 0.5,
      line: 2,
    })
  }
  const angle = side === 1 ? 84 - away * 0.7 : 96 + away * 0.7
  const cover = ink.leaf(100 + side * 34, 96, angle, 44, 30, { bend: side * -2, belly: 0.55, tip: 0.7 })
  ink.form(cover, { width: 2.6, halo: 0.8, tone: { from: side === 1 ? 0.4 : 0.56, width: 1.7, spacing: 2.1 } })
  for (let i = 0; i < 4; i++) {
    const x = 100 + side * (30 + (i % 2) * 9)
    const y = 106 + i * 7
    const covert = [
      [x - 5, y - 2],
      [x, y + 2.6],
      [x + 5, y - 1],
    ]
    ink.line(covert, { width: 1.5, profile: 'swell' })
  }
}

/** Fluff under the tail: a soft lump, ragged below. */
function drawRump(ink: Ink, x: number, y: number): void {
  const fluff = ink.clay(
    [ink.ellipse(x - 4, y + 14, 26, 16), ink.ellipse(x + 10, y + 20, 19, 12), ink.ellipse(x, y, 16, 12)],
    8,
  )
  ink.form(fluff, { width: 2, halo: 0.6, gap: 0.4, tone: { from: 0.6, width: 1.4, spacing: 2.4 } })
  const places = [-24, -14, -3, 9, 20].map((aside) => `${x + aside},${y + 29 - Math.abs(aside) * 0.35}`).join(' ')
  ink.tufts(places, (atX) => 90 - (atX - x) * 1.1, { length: 11, count: 4, width: 1.7, fan: 0.9 })
  ink.tufts(`${x - 12},${y + 12} ${x + 8},${y + 15}`, () => 94, { length: 8, count: 3, width: 1.4 })
}

/** The tail raised towards us: a fan of black feathers. */
function drawRaisedTail(ink: Ink, x: number, y: number, turn: number): void {
  for (const [angle, length] of [
    [-150, 44],
    [-30, 42],
    [-128, 54],
    [-52, 52],
    [-106, 62],
    [-76, 59],
    [-91, 46],
  ] as const) {
    const bend = (angle + 90) * 0.14
    const root = { x: x + (angle + 90) * 0.16, y: y - Math.abs(angle + 90) * 0.06 }
    drawFeather(ink, { ...root, angle: angle + turn, length, width: 17, bend, dark: 0.74, line: 2.3 })
  }
}

/** One of the three drawings of her flying away from us. The middle of her body is (150, 124). */
export function drawBackFlight(ink: Ink, beat: number): void {
  const { left, right, length, rise } = itemAt(SPREADS, beat)
  ink.warp(150, 124, { y: rise }, () => {
    drawLeg(ink, 138, 162, { hock: [130, 182 - rise], foot: [126, 200 - rise], toes: 98 }, false)
    drawLeg(ink, 162, 162, { hock: [170, 180 - rise], foot: [176, 196 - rise], toes: 78 }, true)
    ink.at(150, 70, { rotate: 3 }, () => drawBackHead(ink))
    const body = ink.clay(
      [
        ink.ellipse(150, 122, 38, 42),
        ink.tube('150,110@58 150,92@44 150,76@32', { root: true }),
        ink.ellipse(150, 148, 28, 22),
      ],
      12,
    )
    ink.form(body, {
      width: 3.5,
      halo: 0.6,
      wash: 0.22,
      washDepth: 11,
      tone: { from: 0.5, to: 0.82, width: 2.5, spacing: 2.3, angle: -45 },
    })
    drawNape(ink, 150, 74)
    drawWing(ink, { ...left, x: 128, y: 108, length })
    drawWing(ink, { ...right, x: 172, y: 107, length: length * 0.97 })
    for (const [angle, reach] of [
      [128, 46],
      [52, 45],
      [110, 54],
      [70, 53],
      [90, 58],
    ] as const) {
      drawFeather(ink, {
        x: 150,
        y: 142,
        angle,
        length: reach,
        width: 18,
        bend: (90 - angle) * 0.1,
        dark: 0.86,
        line: 2.3,
      })
    }
    ink.tufts('140,146 150,148 160,146', () => 90, { length: 10, count: 3, width: 1.7 })
  })
}
