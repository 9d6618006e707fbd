import type { Ink } from '../ink/ink'
import { itemAt, lerp } from '../ink/numbers'
import { drawFeather, drawWing, type Wing } from './henFeathers'
import { drawFrontHead, type Look } from './henHead'
import { drawLeg, type Leg } from './henLegs'

/** A drawing of her run as she comes towards us: she rolls from foot to foot. */
export interface Waddle {
  drop: number
  roll: number
  /** Where her head is from where it rests. */
  head: readonly [x: number, y: number]
  left: Leg
  right: Leg
  wing: number
}

const WADDLES: readonly Waddle[] = [
  {
    ...{ drop: 3, roll: -5, head: [5, 4], wing: 4 },
    left: { hock: [80, 185], foot: [76, 206], toes: 98 },
    right: { hock: [126, 172], foot: [136, 180], toes: 62 },
  },
  {
    ...{ drop: -5, roll: -1, head: [1, -3], wing: 16 },
    left: { hock: [82, 176], foot: [78, 191], toes: 100 },
    right: { hock: [120, 172], foot: [121, 190], toes: 84 },
  },
  {
    ...{ drop: 4, roll: 5, head: [-5, 3], wing: 2 },
    left: { hock: [75, 171], foot: [64, 179], toes: 116 },
    right: { hock: [121, 185], foot: [124, 207], toes: 84 },
  },
  {
    ...{ drop: -4, roll: 1, head: [-2, -4], wing: 14 },
    left: { hock: [80, 172], foot: [79, 191], toes: 96 },
    right: { hock: [119, 176], foot: [122, 192], toes: 80 },
  },
]

/** One of the four drawings of her running towards us. Her feet stand on y = 206, under x = 100. */
export function drawFrontRun(ink: Ink, frame: number): void {
  drawFront(ink, itemAt(WADDLES, frame), 'busy')
}

/** Caught, coming towards us: up on her toes, wings out. */
export function drawFrontStartle(ink: Ink): void {
  const waddle: Waddle = {
    ...{ drop: -14, roll: 6, head: [-3, -10], wing: 0 },
    left: { hock: [70, 168], foot: [52, 184], toes: 130 },
    right: { hock: [128, 166], foot: [146, 178], toes: 50 },
  }
  drawWing(ink, { x: 70, y: 108, from: -122, to: -196, length: 74 })
  drawWing(ink, { x: 130, y: 106, from: -64, to: 12, length: 70 })
  drawFront(ink, waddle, 'startled')
}

function drawFront(ink: Ink, { drop, roll, head, left, right, wing }: Waddle, look: Look): void {
  ink.warp(100, 200, { y: drop, rotate: roll }, () => drawFanBehind(ink, 100, 92))
  drawLeg(ink, 84, 158 + drop, left, false)
  drawLeg(ink, 116, 158 + drop, right, true)
  ink.warp(100, 200, { y: drop, rotate: roll }, () => {
    const [headX, headY] = head
    const neck = `100,120@76 ${100 + headX * 0.6},98@54 ${100 + headX},${76 + headY}@38`
    const body = ink.clay(
      [
        ink.ellipse(100, 126, 47, 43),
        ink.tube(neck, { root: true }),
        ink.ellipse(100 + headX, 72 + headY, 23, 20),
        ink.ellipse(98, 150, 34, 22),
      ],
      12,
    )
    ink.form(body, {
      width: 3.5,
      halo: 1,
      wash: 0.22,
      washDepth: 11,
      tone: { from: 0.5, to: 0.82, width: 2.5, spacing: 2.3, angle: -45 },
    })
    drawBib(ink, 100 + headX, 74 + headY)
    if (look === 'busy') for (const side of [-1, 1] as const) drawSideWing(ink, side, wing)
    ink.at(100 + headX, 74 + headY, { rotate: -roll * 1.2 }, () => drawFrontHead(ink, look))
  })
}

/** The tail seen over her back: six black feathers, the middle ones highest. */
function drawFanBehind(ink: Ink, x: number, y: number): void {
  for (const [angle, length] of [
    [-146, 58],
    [-36, 56],
    [-126, 76],
    [-56, 73],
    [-102, 88],
    [-77, 85],
  ] as const) {
    drawFeather(ink, { x, y, angle, length, width: 21, bend: (angle + 90) * 0.12, dark: 0.82, line: 2.3 })
  }
}

/** Hackles that hang from her neck like a bib, then the scales of her breast. */
function drawBib(ink: Ink, x: number, y: number): void {
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 8; i++) {
      const across = lerp(-1, 1, i / 7)
      if (row === 0 && Math.abs(across) < 0.5) continue
      const fromX = x + across * (23 + row * 6)
      const fromY = y + 22 + row * 13 + (1 - across * across) * 12
      const hackle = [
        [fromX, fromY],
        [fromX + across * 2, fromY + 7],
        [fromX + across * 5, fromY + 14],
      ]
      ink.line(hackle, { width: 2.4 - 0.3 * row, profile: 'grow', wobble: 0.3 })
    }
  }
  const random = ink.fork('bib')
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 5; i++) {
      const atX = 72 + i * 13 + (row % 2) * 6
      const atY = 138 + row * 9 + random.signed() * 1.5
      if (!random.chance(0.62)) continue
      const scale = [
        [atX - 4, atY - 2],
        [atX, atY + 2.6],
        [atX + 4, atY - 1],
      ]
      ink.line(scale, { width: 1.5, profile: 'swell' })
    }
  }
}

/** A folded wing at her side, seen edge on, standing off as she bounces. */
function drawSideWing(ink: Ink, side: 1 | -1, lift: number): void {
  const away = side === 1 ? lift : lift * 0.8 + 2
  for (const [down, angle, length] of [
    [26, 66, 34],
    [17, 72, 40],
    [8, 79, 42],
  ] as const) {
    const turned = side === 1 ? angle - away : 180 - angle + away
    const x = 100 + side * (42 + (26 - down) * 0.1)
    drawFeather(ink, { x, y: 104 + down, angle: turned, length, width: 12, bend: side * 3, dark: 0.5, line: 2 })
  }
  const angle = side === 1 ? 78 - away * 0.7 : 102 + away * 0.7
  const cover = ink.leaf(100 + side * 38, 98, angle, 44, 24, { bend: side * -3, belly: 0.55, tip: 0.7 })
  ink.form(cover, { width: 2.6, halo: 0.8, tone: { from: side === 1 ? 0.36 : 0.55, width: 1.7, spacing: 2.1 } })
}

/** The three drawings of a wing beat, seen from before or behind: up, level, down. The right wing is never quite the left. */
export const SPREADS: readonly {
  left: Pick<Wing, 'from' | 'to'>
  right: Pick<Wing, 'from' | 'to'>
  length: number
  rise: number
}[] = [
  { left: { from: -108, to: -182 }, right: { from: -70, to: 4 }, length: 104, rise: 6 },
  { left: { from: -152, to: -226 }, right: { from: -30, to: 44 }, length: 108, rise: 0 },
  { left: { from: -194, to: -252 }, right: { from: 12, to: 70 }, length: 98, rise: -7 },
]

/** One of the three drawings of her flying towards us. The middle of her body is (150, 124). */
export function drawFrontFlight(ink: Ink, beat: number): void {
  const { left, right, length, rise } = itemAt(SPREADS, beat)
  ink.warp(150, 124, { y: rise }, () => {
    ink.at(150, 92, { scale: 0.9 }, () => drawFanBehind(ink, 0, 0))
    drawWing(ink, { ...left, x: 122, y: 104, length })
    drawWing(ink, { ...right, x: 178, y: 103, length: length * 0.97 })
    const body = ink.clay([ink.ellipse(150, 108, 50, 38), ink.ellipse(151, 132, 40, 32)], 12)
    ink.form(body, {
      width: 3.5,
      halo: 1,
      wash: 0.24,
      washDepth: 12,
      tone: { from: 0.44, to: 0.8, width: 2.5, spacing: 2.3, angle: -45 },
    })
    drawLeg(ink, 130, 152, { hock: [121, 174 + rise], foot: [116, 193 + rise], toes: 100 }, false)
    drawLeg(ink, 170, 152, { hock: [181, 172 + rise], foot: [187, 188 + rise], toes: 76 }, true)
    const headY = 124 - rise * 0.6
    drawRuff(ink, 148, headY - 6)
    const head = ink.ellipse(148, headY, 25, 23)
    ink.form(head, { width: 2.9, halo: 1, tone: { from: 0.62, width: 1.6, spacing: 2.2 } })
    ink.at(148, headY, { rotate: -4 }, () => drawFrontHead(ink, 'startled'))
  })
}

/** Hackles all round a face that comes at us. */
function drawRuff(ink: Ink, x: number, y: number): void {
  for (let i = 0; i < 13; i++) {
    const angle = lerp(-20, 200, i / 12) * (Math.PI / 180)
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const hackle = [
      [x + cos * 29, y + sin * 25],
      [x + cos * 34, y + sin * 31],
      [x + cos * 39, y + sin * 37],
    ]
    ink.line(hackle, { width: 2.3, profile: 'grow', wobble: 0.3 })
  }
}
