import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** The four kinds that hang on the rack, by what they are called on the farm. */
export const HUNG = ['mackerel', 'puffer', 'eel', 'sole'] as const

const DRAWN = { mackerel: drawMackerel, puffer: drawPuffer, eel: drawEel, sole: drawSole }

/** A fish on its loop of string, head down, as small as it is seen; (0, 0) is its hook. */
export function drawHung(ink: Ink, _frame: number, name: string): void {
  const kind = HUNG.find((each) => each === name) ?? 'sole'
  ink.line('-1,-4 -3,2 0,9 3,2 1,-4', { width: 1.6, profile: 'even' })
  DRAWN[kind](ink)
}

/** Striped, and blue on its back. */
function drawMackerel(ink: Ink): void {
  ink.form('-9,3* -2,8 0,10 3,8 9,2* 4,12 3,17 -3,17 -5,12*', { width: 1.8, halo: 0.6 })
  const body = ink.path('-2,15 -8,24 -10,36 -6,48 -1,57* 5,51 10,38 8,24 3,15', true)
  ink.form(body, { width: 2.2, halo: 0.8 })
  ink.clip(body, () => {
    ink.wash('-14,10 2,10 0,60 -14,60', { alpha: 0.8, color: INDIGO })
    for (let y = 20; y < 42; y += 6) ink.line(`-12,${y - 2} 1,${y + 1}`, { width: 2.6, profile: 'flick' })
    ink.line('-9,43 0,41 9,44', { width: 1.6 })
  })
  ink.dot(-3, 48, 1.7)
}

/** Round, dark above and full of air. */
function drawPuffer(ink: Ink): void {
  ink.form('-6,4* 0,8 6,4* 4,14 -4,14*', { width: 1.8, halo: 0.6 })
  for (let spine = 0; spine < 14; spine++) {
    const turn = ((spine + 0.5) / 14) * 2 * Math.PI
    const [across, down] = [Math.cos(turn), Math.sin(turn)]
    if (down < 0.86)
      ink.line(
        [
          [across * 12, 29 + down * 15],
          [across * 16, 29 + down * 19],
        ],
        { width: 2, profile: 'flick' },
      )
  }
  const body = ink.ellipse(0, 29, 13, 16)
  ink.form(body, { width: 2.2, halo: 0.8 })
  ink.clip(body, () => {
    ink.black('-20,8 -1,10 -5,22 -4,34 -7,50 -20,50')
    ink.wash('6,8 20,8 20,54 2,54', { alpha: 0.6, color: INDIGO })
  })
  ink.form(ink.ellipse(3, 36, 3.2, 3.2), { width: 1.5 })
  ink.dot(3.6, 36.6, 1.6)
  ink.form(ink.ellipse(-1, 46, 2.8, 2.2), { width: 1.6 })
}

/** Black, and longer than its string. */
function drawEel(ink: Ink): void {
  const body = ink.tube('0,6@3 4,15@6 -3,28@9 4,42@10 -2,56@8', { root: true })
  ink.form(body, { width: 2, halo: 0.8 })
  ink.black(body)
  ink.line('6,15 0,27 7,41 1,52', { width: 1.8, white: true, bare: true, profile: 'swell' })
  ink.dot(-3, 55, 1.6, { white: true })
}

/** Flat, fringed and spotted, both eyes on one side. */
function drawSole(ink: Ink): void {
  ink.form('-6,4* 0,8 6,4* 4,13 -4,13*', { width: 1.8, halo: 0.6 })
  const fringe = ink.ellipse(0, 33, 15, 23)
  ink.form(fringe, { width: 1.8, halo: 0.6, tone: { from: 0, to: 1, width: 1.2, spacing: 2.6 } })
  ink.form(ink.ellipse(0, 33, 10.5, 18), { width: 1.8, halo: 0.8 })
  for (const [x, y, size] of [
    [-3, 23, 2],
    [4, 29, 1.6],
    [-4, 34, 1.5],
    [2, 38, 1.9],
  ] as const)
    ink.dot(x, y, size)
  ink.dot(-3, 45, 1.6)
  ink.dot(3, 46, 1.6)
}
