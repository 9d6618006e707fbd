import type { Ink } from '../ink/ink'

/** A straw that flies when somebody moves in, in three lengths. */
export function drawStraw(ink: Ink, frame: number): void {
  const long = 17 + frame * 7
  ink.form(
    ink.tube([
      [-long, 2, 5],
      [0, -2, 6.4],
      [long, 3, 3],
    ]),
    { width: 2, halo: 0.6, fill: '#ecdcb6' },
  )
}

/** Crumbs of earth that come off where somebody knocks, in three drawings. */
export function drawCrumb(ink: Ink, frame: number): void {
  const crumb = ink.ellipse(0, 0, 5 + frame * 1.6, 4 + frame, 20 + frame * 50, 0.2)
  ink.cut(crumb, { halo: 1.4, fill: '#8a7f6d' })
  ink.contour(crumb, { width: 2 })
}

/** What rises from those who sleep: the letter of sleep, in two sizes. */
export function drawSnore(ink: Ink, frame: number): void {
  const s = frame === 0 ? 1 : 1.5
  const letter = `${-8 * s},${-9 * s}* ${9 * s},${-10 * s}* ${-8 * s},${9 * s}* ${10 * s},${8 * s}*`
  ink.line(letter, { width: 8, profile: 'even', white: true })
  ink.line(letter, { width: 4, profile: 'pen' })
}
