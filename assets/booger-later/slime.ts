import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'

/** What is expected up there, on its thread; its origin is where that hangs. */
export function drawBlob(ink: Ink): void {
  ink.line('0,-3 1.6,10 -0.6,22 0.8,36', { width: 2.6, profile: 'even' })
  ink.line('-0.6,0 0.8,12 -1.2,24 0,34', { width: 1, color: MOSS, profile: 'even' })
  ink.form(ink.ellipse(0.4, 19, 2.6, 4), { width: 1.6, lit: 0.7 })
  const blob = ink.clay(
    [
      ink.tube('0,30@7 1,40@14', { root: true }),
      ink.ellipse(0, 52, 14, 13),
      ink.ellipse(7, 62, 8, 7.4),
      ink.tube('-7,58@9 -8,72@6 -7.6,78@6'),
    ],
    6,
  )
  ink.form(blob, {
    width: 2.6,
    halo: 1.4,
    gap: 0.2,
    tone: { from: 0.6, to: 0.92, width: 1.6, spacing: 2.2, angle: -46 },
  })
  ink.tint(blob, { color: MOSS, alpha: 0.8, offset: 2.2 })
  ink.line('-9,50 -8,43 -3,39', { width: 3.4, white: true, profile: 'swell' })
  ink.dot(-9, 56, 1.7, { white: true })
  // A hair came along.
  ink.line('5,44 14,36 18,40 24,31', { width: 1.5, profile: 'flick' })
  ink.lines(['2,66 6,64 10,66', '-2,58 1,60 0,64'], { width: 1.2, profile: 'flick' })
}

/** What stretches between a nose and a finger, until it gives; its origin is its upper end. */
export function drawStrand(ink: Ink): void {
  const strand = ink.path('-9,0* 9,0* 5,14 3,40 2.6,62 4.6,84 8,100* -7,100* -4,84 -2.6,60 -2.4,38 -5,14', true)
  ink.form(strand, { width: 2.4, halo: 1, gap: 0.3, tone: { from: 0.66, width: 1.3, spacing: 1.9 } })
  ink.tint(strand, { color: MOSS, alpha: 0.8, offset: 1.2 })
  ink.line('-4,8 -1.6,24 -0.6,44', { width: 1.8, white: true, profile: 'swell' })
}

/** A string from his ear to behind his nose, with knots in it against forgetting, and what stuck to it. */
export function drawString(ink: Ink): void {
  const path = '-4,-6 0,0 14,26 38,48 68,60 100,55 132,38'
  ink.line(path, { width: 4.6, white: true, profile: 'even' })
  ink.line(path, { width: 2.9, profile: 'even' })
  ink.lines(['4,5 7,11', '20,31 25,36', '47,50 53,54', '74,58 80,58', '106,51 112,49'], {
    width: 1,
    white: true,
    profile: 'flick',
  })
  for (const [x, y, turn, size] of [
    [14, 26, 50, 1],
    [40, 49, 24, 1.25],
    [69, 60, 2, 1],
    [97, 56, -18, 1.3],
  ] as const)
    ink.at(x, y, { rotate: turn, scale: size }, () => drawKnot(ink))
  for (const [x, y, size] of [
    [28, 42, 0.9],
    [84, 60, 1.2],
  ] as const) {
    const drop = ink.path(
      `${x - 4 * size},${y}* ${x - 6 * size},${y + 9 * size} ${x - 3 * size},${y + 16 * size} ${x + 2 * size},${y + 17 * size} ${x + 6 * size},${y + 11 * size} ${x + 4 * size},${y}*`,
      true,
    )
    ink.form(drop, { width: 1.9, halo: 1, tone: { from: 0.62, width: 1.2, spacing: 1.8 } })
    ink.tint(drop, { color: MOSS, alpha: 0.8, offset: 1.4 })
    ink.dot(x - 2.4 * size, y + 9 * size, 1.3 * size, { white: true })
  }
}

function drawKnot(ink: Ink): void {
  ink.form(ink.clay([ink.ellipse(-2, 0, 5.4, 4.4, 20), ink.ellipse(3, 0.6, 4.6, 4.8, -30)], 2), {
    width: 2,
    halo: 1,
    tone: { from: 0.5, width: 1.2, spacing: 1.7 },
  })
  ink.lines(['-5,-2 -1,1 1,4', '-1,-4 3,-1 5,3'], { width: 1.3, profile: 'swell' })
  ink.line('3,4 6,10 4,14', { width: 2, profile: 'flick' })
}
