import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'

/** What the toad is doing. */
export type Mood = 'calm' | 'blink' | 'gulp' | 'gush'

/** The stone toad on the far rim, from whose mouth the fountain's water comes; drawn where the garden has it. */
export function drawToad(ink: Ink, mood: Mood): void {
  const puffed = mood === 'gulp'
  ink.wash('424,96 480,88 552,94 556,114 490,121 430,113', { alpha: 0.42 })
  for (const side of [-1, 1]) {
    const leg = ink.clay(
      [ink.ellipse(480 + side * 44, 80, 17, 20, side * 20), ink.ellipse(480 + side * 50, 98, 15, 7)],
      5,
    )
    ink.form(leg, { width: 2.8, halo: 0.8, tone: { from: side < 0 ? 0.5 : 0.36, width: 2, spacing: 2.2 } })
    ink.lines([`${480 + side * 46},99 ${480 + side * 45},105`, `${480 + side * 53},98 ${480 + side * 54},104`], {
      width: 1.5,
    })
  }
  const cheeks = puffed ? [ink.ellipse(440, 74, 17, 17), ink.ellipse(520, 74, 17, 17)] : []
  const squat = puffed ? 3 : mood === 'gush' ? -2 : 0
  const toad = ink.clay(
    [
      ink.ellipse(480, 64 + squat * 0.4, 45, 33 - squat * 0.4),
      ink.ellipse(455, 36 + squat, 13, 12),
      ink.ellipse(505, 36 + squat, 13, 12),
      ink.ellipse(480, 84, 30, 13),
      ...cheeks,
    ],
    10,
  )
  ink.form(toad, {
    width: 3.6,
    halo: 1.4,
    tone: { from: 0.46, to: 0.8, width: 2.6, spacing: 2.3, cross: 0.4 },
    wash: 0.28,
    washDepth: 9,
  })
  for (const [x, y, radius] of [
    [462, 52, 2.4],
    [496, 54, 2],
    [446, 60, 2],
    [512, 58, 2.4],
    [480, 46, 2],
  ] as const) {
    ink.contour(ink.ellipse(x, y, radius), { width: 1.2, gap: 0.3 })
  }
  drawMouth(ink, mood)
  for (const x of [455, 505]) drawEye(ink, x, 37 + squat, mood)
  ink.lines(['474,58 473,61', '486,58 487,61'], { width: 2 })
  // Moss has been growing on it for a hundred years.
  ink.tufts('444,98 449,101 520,100', () => -96, { length: 8, count: 4, width: 1.5, fan: 1.3 })
}

function drawMouth(ink: Ink, mood: Mood): void {
  if (mood === 'gulp') {
    // Lips pressed together, as wavy as only a toad's are.
    ink.line('446,77 456,81 466,78 476,82 486,79 496,82 506,78 515,76', { width: 3, profile: 'swell' })
    ink.lines(['433,66 429,72 431,79', '527,66 531,72 529,79'], { width: 1.5, profile: 'swell' })
    return
  }
  const drop = mood === 'gush' ? 4 : 0
  ink.black(
    `444,70 460,74 480,76 500,74 516,69 ${509},${84 + drop} 494,${91 + drop} 480,${92 + drop} 466,${91 + drop} 451,${84 + drop}`,
  )
  ink.line('440,68 446,71 452,74', { width: 2.4 })
  ink.line('520,66 514,70 508,74', { width: 2.6 })
  const half = mood === 'gush' ? 17 : 9
  const water = `${480 - half},90 ${483 - half},82 480,79 ${477 + half},82 ${480 + half},90 ${481 + half},99* ${479 - half},99*`
  ink.cut(water, { halo: 0.6 })
  ink.line(`${484 - half},84 480,81 ${476 + half},84`, { width: 1.3, profile: 'swell' })
  ink.line(`${480 - half},84 ${479 - half},92 ${479 - half},99`, { width: 1.6 })
  ink.line(`${480 + half},84 ${481 + half},92 ${481 + half},99`, { width: 1.9 })
}

function drawEye(ink: Ink, x: number, y: number, mood: Mood): void {
  const side = x < 480 ? -1 : 1
  ink.form(ink.ellipse(x, y, 8, 7), { width: 1.8, gap: 0 })
  if (mood === 'blink') {
    ink.line(
      [
        [x - 7, y],
        [x, y + 3],
        [x + 7, y],
      ],
      { width: 2.4, profile: 'swell' },
    )
  } else if (mood === 'gush') {
    // Squeezed shut.
    ink.line(
      [
        [x + side * 6, y - 4],
        [x - side * 4, y + 0.4, 1, 1],
        [x + side * 6, y + 4],
      ],
      { width: 2.6, profile: 'pen' },
    )
  } else if (mood === 'gulp') {
    // Wide with surprise.
    ink.black(ink.ellipse(x, y, 4.4, 4.8))
    ink.dot(x - 1.4, y - 1.6, 1.5, { white: true })
  } else {
    ink.black([
      [x - 7, y],
      [x, y - 2.5],
      [x + 7, y],
      [x, y + 3.5],
    ])
    ink.dot(x - 2, y - 0.2, 0.9, { white: true })
  }
  ink.line(
    [
      [x - 9, y - 5],
      [x, y - 9],
      [x + 9, y - 4],
    ],
    { width: 2.2, profile: 'grow' },
  )
}

/** The water between the toad's lips and the fountain, running down in three drawings; wide when it gushes. */
export function drawJet(ink: Ink, frame: number, gushing: boolean): void {
  const wide = gushing ? 9 : 0
  const foot = gushing ? 12 : 0
  const jet = ink.path(
    `${471 - wide},88* ${489 + wide},88* ${491 + wide},110 ${492 + wide},140 ${499 + wide + foot},157* 480,163 ${461 - wide - foot},157* ${468 - wide},140 ${469 - wide},110`,
    true,
  )
  ink.cut(jet, { halo: 0.8 })
  ink.clip(jet, () => {
    ink.wash(jet, { alpha: 0.6, color: TEAL, fade: { from: [498 + wide, 120], to: [470, 120] } })
    const run = [0, 20, 40][frame % 3] ?? 0
    for (const [x, start] of [
      [474, 0],
      [481, 26],
      [487, 12],
      [478, 44],
      [466, 30],
      [495, 8],
    ] as const) {
      const y = 86 + ((start + run) % 60)
      ink.line(`${x},${y} ${x + 0.6},${y + 12} ${x - 0.6},${y + 26}`, {
        width: 1.6,
        profile: 'swell',
        white: x === 481,
      })
    }
  })
  ink.contour(jet, { width: 1.9, gap: 0.15 })
  const hop = [0, 3, 1.4][frame % 3] ?? 0
  const drops = [
    [460, 150, 2.6],
    [501, 149, 2.2],
    [453, 144, 1.5],
    [509, 145, 1.6],
    [468, 143, 1.8],
    [493, 142, 1.6],
  ] as const
  for (const [x, y, radius] of drops) {
    const out = (x - 480) * (gushing ? 1.55 : 1)
    ink.form(ink.ellipse(480 + out, y - (hop + radius) * (x % 2 === 0 ? 1.6 : 0.6) + 2, radius * (gushing ? 1.5 : 1)), {
      width: 1.3,
      gap: 0,
    })
  }
}
