import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import type { Line } from '../ink/path'

export type Mood = 'keen' | 'merry'

/** The head: a long snout turned into the light. `ear` is how far the ear is blown back, in degrees. */
export function drawHead(ink: Ink, ear: number, mood: Mood): void {
  const head = ink.path(
    '138,58* 152,44 170,42 184,52 194,63 208,66 218,72 219,79 212,84 200,89 186,100 166,106 148,102 136,90 132,72',
    true,
  )
  ink.form(head, {
    width: 2.9,
    halo: 1.3,
    contour: false,
    tone: { from: 0.6, width: 1.4, spacing: 2.6, puff: 0.9, angle: -128 },
  })
  ink.line('150,46 168,42 182,50 194,62 207,65', { width: 2, profile: 'pen' })
  ink.line('216,82 200,90 187,101 168,107 150,104', { width: 3.2 })
  ink.tufts('140,58 136,66 134,76 135,86 140,95 148,102', (_, y) => lerp(205, 120, (y - 56) / 46), {
    length: 12,
    count: 4,
    width: 1.8,
    fan: 0.8,
  })
  drawEar(ink, ear)
  drawNose(ink)
  if (mood === 'merry') drawMerryFace(ink, head)
  else drawKeenFace(ink)
}

function drawEar(ink: Ink, turn: number): void {
  ink.at(147, 60, { rotate: -turn }, () => {
    ink.form('-5,2 -13,-10 -8,-20 3,-20 9,-10 6,0*', { width: 2.3, halo: 0.6 })
    ink.black('-2,-2 -7,-10 -3,-15 2,-13 3,-4')
  })
}

function drawNose(ink: Ink): void {
  ink.black('211,66 219,65 225,71 223,78 215,80 209,74')
  ink.dot(219, 69, 1.8, { white: true })
  for (const [x, y] of [
    [203, 76],
    [206, 80],
    [200, 80],
  ] as const)
    ink.dot(x, y, 0.7)
}

/** Set on catching him: a narrowed brow, a small firm smile. */
function drawKeenFace(ink: Ink): void {
  ink.line('212,82 203,88 190,89', { width: 1.9, profile: 'pen' })
  ink.line('191,85 188,90 190,95', { width: 1.5, profile: 'pen' })
  ink.black(ink.ellipse(181, 71, 5.6, 7.6, -8))
  ink.dot(179.6, 67.4, 2.4, { white: true })
  ink.dot(183.2, 75, 1.2, { white: true })
  ink.line('171,62 180,61 191,67', { width: 3.4, profile: 'flick' })
  ink.line('170,53 179,50 189,55', { width: 2.4, profile: 'flick' })
  ink.lines(['168,81 166,87', '172,81 170,87', '176,82 174,88'], { width: 1 })
}

/** In mid-hop: eye shut with joy, mouth wide open. */
function drawMerryFace(ink: Ink, head: Line): void {
  ink.clip(head, () => {
    ink.black('211,82 202,87 190,87 188,92 194,99 203,96 210,89')
    ink.line('194,98 200,94 205,94', { width: 4, white: true })
  })
  ink.line('188,84 186,89 188,95', { width: 1.6, profile: 'pen' })
  ink.line('173,73 178,66 184,66 189,73', { width: 3.2, profile: 'swell' })
  ink.line('170,55 178,50 188,54', { width: 2.6, profile: 'flick' })
  ink.lines(['166,81 164,87', '170,81 168,87', '174,82 172,88'], { width: 1 })
}
