import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { drawBoot, drawBottle, drawRing, drawStarfish, drawTooth } from './towers'

/** What lies on the sand, and the bottle once its letter is out of it. */
export const PIECES = ['bottle', 'tooth', 'boot', 'ring', 'star', 'uncorked'] as const

/** Each as the sea has left it, about the sand under its middle: some 110 wide. */
export function drawPiece(ink: Ink, _frame: number, name: string): void {
  ink.wash(ink.ellipse(5, 8, name === 'ring' || name === 'tooth' ? 40 : 58, 11), { alpha: 0.34 })
  if (name === 'bottle' || name === 'uncorked')
    ink.at(-62, 2, { rotate: 82, scale: 0.62 }, () => drawBottle(ink, name === 'bottle'))
  else if (name === 'tooth') ink.at(4, 8, { rotate: -22, scale: 0.86 }, () => drawTooth(ink))
  else if (name === 'boot') ink.at(48, -2, { rotate: -82, scale: 0.62 }, () => drawBoot(ink))
  else if (name === 'ring') ink.at(0, 10, { rotate: 34, scale: 0.72 }, () => drawRing(ink))
  else ink.at(0, -10, { rotate: 14, scale: 1.25, scaleY: 0.66 }, () => drawStarfish(ink))
  // What the sand has taken hold of.
  ink.lines(['-64,16 -30,20 0,17', '8,20 38,21 62,14'], { width: 2, profile: 'swell' })
  for (const [x, y] of [
    [-48, 23],
    [-8, 24],
    [30, 25],
    [70, 18],
  ] as const)
    ink.dot(x, y, 1.3)
}

/** The letter, rolled up, half open and open, about its lower edge; somebody has signed it. */
export const LETTERS = ['rolled', 'half', 'open'] as const

export function drawLetter(ink: Ink, frame: number): void {
  const [half, turn] = (
    [
      [13, 8],
      [46, 4],
      [80, -3],
    ] as const
  )[frame] ?? [80, -3]
  ink.at(0, -60, { rotate: turn }, () => {
    const sheet = ink.path(
      `${-half},-52* ${-half * 0.4},-57 ${half * 0.4},-50 ${half},-56* ${half + 2},0 ${half - 2},54* ${half * 0.3},50 ${-half * 0.5},57 ${-half + 1},50*`,
      true,
    )
    ink.form(sheet, { width: 3.2, halo: 2 })
    for (const side of [-1, 1]) {
      const edge = side * half
      const roll = `${edge - 9},-56 ${edge + 7},-58 ${edge + 9},52 ${edge - 7},56`
      ink.form(ink.path(roll, true), { width: 2.6, halo: 0.8, tone: { from: 0.45, width: 1.8, spacing: 2.4 } })
      ink.black(ink.ellipse(edge + 1, 54, 6, 3.4))
    }
    if (frame === 0) return
    const random = ink.fork('scrawl')
    for (let row = 0; row < 4; row++) {
      const y = -34 + row * 17
      const to = half - 16 - (row === 3 ? half * 0.5 : 0)
      for (let x = -half + 16; x < to; ) {
        const word = Math.min(to - x, random.between(12, 30))
        const scrawl: [number, number][] = []
        for (let at = 0; at <= word; at += 4) scrawl.push([x + at, y + random.signed() * 3.4])
        ink.line(scrawl, { width: 2.2, profile: 'pen' })
        x += word + 8
      }
    }
    ink.at(half - 30, 40, { rotate: 12, scale: 0.34 }, () => {
      const claw = ink.path('-8,8 -22,-7 -28,-30 -18,-54* -4,-24 12,-12 16,-50* 30,-36 26,-12 12,8', true)
      ink.tint(claw, { color: VERMILION, alpha: 0.9, offset: 0 })
      ink.contour(claw, { width: 2 })
    })
  })
}
