import type { Ink } from '../ink/ink'
import { itemAt, lerp } from '../ink/numbers'
import { drawFeather, drawTail, drawWing, type Wing } from './henFeathers'
import { drawSideHead, type Look } from './henHead'
import { drawLeg, type Leg } from './henLegs'
import { GROUND_A_DRAWING } from './shared'

/** A drawing of her run: how her body rides over her legs. */
interface Stride {
  /** How far her body is below its height at rest, in units. */
  drop: number
  /** Where her head is, forward being to the left. */
  head: readonly [x: number, y: number]
  nod: number
  tail: number
  /** How far her folded wing stands off, in degrees. */
  wing: number
}

/** Where a foot comes down, and where it is in the drawings after that: it stands, and the ground takes it along. */
const standing = (drawing: number): number => 127 + drawing * GROUND_A_DRAWING

/** One leg through two steps: it comes down, carries, pushes off, trails, passes, and reaches out. */
const STEPS: readonly Leg[] = [
  { hock: [139, 188], foot: [standing(0), 211], toes: 176 },
  { hock: [150, 190], foot: [standing(1), 212], toes: 178 },
  { hock: [158, 188], foot: [standing(2), 211], toes: 166 },
  { hock: [166, 184], foot: [165, 202], toes: 122 },
  { hock: [161, 182], foot: [152, 197], toes: 134 },
  { hock: [146, 181], foot: [129, 200], toes: 160 },
]

/** Each step is one half of the six drawings, the other leg leading; no two are quite the same. */
const STRIDES: readonly Stride[] = [
  { drop: 4, head: [-7, 2], nod: -5, tail: 6, wing: 0 },
  { drop: 1, head: [2, 3], nod: 4, tail: -2, wing: -8 },
  { drop: -6, head: [5, 0], nod: 8, tail: -10, wing: -18 },
  { drop: 3, head: [-6, 1], nod: -7, tail: 8, wing: -2 },
  { drop: 0, head: [1, 2], nod: 3, tail: 0, wing: -10 },
  { drop: -5, head: [6, -1], nod: 7, tail: -8, wing: -20 },
]

/** One of the six drawings of her run, seen from the side, to the left. Her feet stand on y = 214. */
export function drawSideRun(ink: Ink, frame: number): void {
  const stride = itemAt(STRIDES, frame)
  drawFarWingTips(ink, stride)
  ink.warp(150, 140, { y: stride.drop }, () => drawTail(ink, 180, 124, stride.tail))
  drawLeg(ink, 160, 164 + stride.drop, shifted(itemAt(STEPS, (frame + 3) % 6), 10, -3), true)
  drawLeg(ink, 144, 166 + stride.drop, itemAt(STEPS, frame), false)
  drawRunningBody(ink, stride, 'busy')
  ink.warp(150, 140, { y: stride.drop }, () => drawFoldedWing(ink, stride.wing))
}

/** Caught in mid-step: all four off the ground, wings out, every feather on end. */
export function drawSideStartle(ink: Ink): void {
  const stride: Stride = { drop: -12, head: [4, -12], nod: 12, tail: -26, wing: 0 }
  drawWing(ink, { x: 128, y: 106, from: -150, to: -96, length: 74, far: true })
  ink.warp(150, 140, { y: stride.drop }, () => drawTail(ink, 180, 122, stride.tail))
  drawLeg(ink, 164, 152, { hock: [186, 172], foot: [208, 178], toes: 60 }, true)
  drawLeg(ink, 140, 154, { hock: [136, 180], foot: [108, 194], toes: 170 }, false)
  drawRunningBody(ink, stride, 'startled')
  ink.tufts('176,94 158,88 140,92 196,112', () => -64, { length: 13, count: 4, width: 1.9 })
  drawWing(ink, { x: 146, y: 112, from: -108, to: -22, length: 82 })
}

function shifted({ hock, foot, toes }: Leg, x: number, y: number): Leg {
  return { hock: [hock[0] + x, hock[1] + y], foot: [foot[0] + x, foot[1] + y], toes }
}

function drawRunningBody(ink: Ink, { drop, head: [headX, headY], nod }: Stride, look: Look): void {
  ink.warp(150, 140, { y: drop }, () => {
    const neck = `124,130@62 ${104 + headX * 0.5},${102 + headY * 0.5}@42 ${88 + headX},${74 + headY}@29`
    const body = ink.clay(
      [
        ink.ellipse(148, 136, 50, 38, -6),
        ink.tube(neck, { root: true }),
        ink.ellipse(86 + headX, 66 + headY, 17, 16),
        ink.ellipse(184, 122, 18, 15),
      ],
      14,
    )
    ink.form(body, {
      width: 3.6,
      halo: 0.9,
      wash: 0.22,
      washDepth: 10,
      tone: { from: 0.5, to: 0.82, width: 2.5, spacing: 2.3, angle: -45 },
    })
    drawHackles(ink, headX, headY)
    drawBreast(ink, 106, 134)
    ink.at(86 + headX, 80 + headY, { rotate: nod }, () => ink.at(-86, -80, {}, () => drawSideHead(ink, look)))
  })
}

/** The long feathers of the neck: four rows of strokes that grow down it. */
function drawHackles(ink: Ink, headX: number, headY: number): void {
  for (let row = 0; row < 4; row++) {
    const down = row / 3
    const follow = 1 - down * 0.8
    for (let i = 0; i < 6; i++) {
      const across = i / 5
      const x = lerp(78, 104, across) + down * 13 + headX * follow
      const y = lerp(84, 80, across) + down * 18 + across * 5 * down + headY * follow + 8
      const reach = 5 + across * 5
      const hackle = [
        [x, y],
        [x + reach * 0.5, y + 6.5],
        [x + reach, y + 13],
      ]
      ink.line(hackle, { width: 2.5 - 0.3 * row, profile: 'grow', wobble: 0.3 })
    }
  }
}

/** Scales of small feathers over the breast and belly, from (x, y), with gaps: a rest for the eye. */
function drawBreast(ink: Ink, x: number, y: number): void {
  const random = ink.fork('breast')
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 5; i++) {
      const atX = x + i * 12 + (row % 2) * 6 + row * 3
      const atY = y + row * 8 + random.signed() * 1.5
      if (!random.chance(0.6)) continue
      const scale = [
        [atX - 4, atY - 2],
        [atX - 1, atY + 2.6],
        [atX + 4, atY],
      ]
      ink.line(scale, { width: 1.5, profile: 'swell' })
    }
  }
}

/** The near wing as she runs: folded, standing off her side as she bounces. */
function drawFoldedWing(ink: Ink, lift: number): void {
  ink.at(130, 122, { rotate: lift * 0.8 }, () =>
    ink.at(-130, -122, {}, () => {
      const wing = ink.path('126,122* 150,112 178,118 200,128* 190,142 168,152 142,148 128,138', true)
      ink.form(wing, { width: 2.8, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2 } })
      for (let i = 0; i < 4; i++) {
        drawFeather(ink, {
          x: 158 + i * 3,
          y: 126 + i * 6,
          angle: 8 + i * 4,
          length: 44 - i * 5,
          width: 11,
          bend: 2,
          dark: 0.5,
          line: 1.8,
        })
      }
      for (let i = 0; i < 6; i++) {
        const x = 136 + i * 7
        const y = 124 + (i % 2) * 8
        const covert = [
          [x, y],
          [x + 4, y + 6],
          [x + 10, y + 2],
        ]
        ink.line(covert, { width: 1.6, profile: 'swell' })
      }
    }),
  )
}

/** Of the far wing only the tips are seen above her back, when it stands off. */
function drawFarWingTips(ink: Ink, { wing, drop }: Stride): void {
  const reach = 46 - wing
  for (const angle of [-74, -60, -46]) {
    drawFeather(ink, {
      x: 138,
      y: 120 + drop,
      angle: angle + wing * 0.5,
      length: reach - (angle + 74) * 0.2,
      width: 14,
      bend: 4,
      dark: 0.7,
      line: 2.1,
    })
  }
}

/** The three drawings of a wing beat: up, level, down. */
const BEATS: readonly { near: Omit<Wing, 'x' | 'y'>; far: Omit<Wing, 'x' | 'y'>; rise: number }[] = [
  { near: { from: -116, to: -34, length: 104 }, far: { from: -152, to: -88, length: 92 }, rise: 5 },
  { near: { from: -42, to: 24, length: 100 }, far: { from: -160, to: -104, length: 84 }, rise: 0 },
  { near: { from: 152, to: 44, length: 96 }, far: { from: 158, to: 116, length: 74 }, rise: -6 },
]

/** One of the three drawings of her flight, seen from the side, to the left. The middle of her body is (152, 124). */
export function drawSideFlight(ink: Ink, beat: number): void {
  const { near, far, rise } = itemAt(BEATS, beat)
  ink.warp(152, 124, { y: rise }, () => {
    drawWing(ink, { ...far, x: 128, y: 108, far: true })
    drawTail(ink, 194, 116, 14 + rise)
    drawLeg(ink, 176, 146, { hock: [200, 158 - rise], foot: [222, 160 - rise], toes: 12 }, true)
    drawLeg(ink, 160, 150, { hock: [182, 170 - rise], foot: [206, 175 - rise], toes: 22 }, false)
    const body = ink.clay(
      [
        ink.ellipse(152, 124, 54, 34, 4),
        ink.tube('130,120@60 100,112@40 72,106@27', { root: true }),
        ink.ellipse(66, 103, 17, 16),
        ink.ellipse(194, 118, 20, 15),
      ],
      14,
    )
    ink.form(body, {
      width: 3.6,
      halo: 0.9,
      wash: 0.22,
      washDepth: 10,
      tone: { from: 0.5, to: 0.82, width: 2.5, spacing: 2.3, angle: -45 },
    })
    drawFlightHackles(ink)
    drawBreast(ink, 116, 130)
    ink.at(64, 116, { rotate: -14 }, () => ink.at(-84, -80, {}, () => drawSideHead(ink, 'startled')))
    drawWing(ink, { ...near, x: 146, y: 112 })
  })
}

function drawFlightHackles(ink: Ink): void {
  for (let row = 0; row < 4; row++) {
    const down = row / 3
    for (let i = 0; i < 6; i++) {
      const across = i / 5
      const x = lerp(84, 92, across) + down * 24
      const y = lerp(96, 124, across) + (across - 0.4) * down * 14
      const sink = 1 + (across - 0.4) * 5
      const hackle = [
        [x, y],
        [x + 6, y + sink * 0.5],
        [x + 12, y + sink],
      ]
      ink.line(hackle, { width: 2.5 - 0.3 * row, profile: 'grow', wobble: 0.3 })
    }
  }
}
