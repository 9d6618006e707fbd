import type { Ink } from '../ink/ink'
import { GREY, PAPER, VERMILION } from '../ink/palette'
import { drawWords } from '../ink/words'
import { AXIS, drawBentWords, drawScrew } from '../tempting/hand'

/** The plate on the lower lip, turned over. */
export function drawClosed(ink: Ink, words: string, size: number, foot: number): void {
  const plate = ink.path(
    '264,377* 320,382.4 371,384 422,382.4 480,376* 482,397* 424,404.4 371,406 318,404.4 262,398*',
    true,
  )
  ink.form(plate, { width: 3, halo: 1.2 })
  ink.black(plate)
  ink.rim(plate, { distance: 1.4 })
  drawBentWords(ink, words, AXIS, foot, { size, face: 'display', bow: 6.2, track: 9, width: 3.4, white: true })
  drawScrew(ink, 270, 388, 2.7, 70)
  drawScrew(ink, 474.4, 387, 2.7, 20)
}

/** Not all of the tongue has got in in time. */
export function drawTongueTip(ink: Ink): void {
  const tip = ink.path('294,401* 290,424 296,448 314,460 334,452 342,428 340,404*', true)
  ink.form(tip, { width: 3, halo: 2 })
  ink.tint(tip, { offset: 1.6, alpha: 0.94 })
  ink.line('317,406 316,424 318,440', { width: 2, profile: 'flick' })
  ink.hatch('290,398* 342,398* 342,412* 290,412*', { angle: 84, spacing: 2.6, width: 1.7, profile: 'flick' })
  ink.line('303,430 304,442 310,450', { width: 2.2, white: true, profile: 'swell' })
}

/** A padlock, with a keyhole that is no mouth. Its shackle hangs at 0, -34. */
export function drawPadlock(ink: Ink): void {
  ink.form('-9,-34* 9,-34* 9,-20 5,-14 -5,-14 -9,-20', { width: 2.4, halo: 1.4 })
  ink.dot(0, -27, 1.6)
  const shackle = '-11,-2 -12,-16 -6,-24 6,-24 12,-16 11,-2'
  ink.line(shackle, { width: 5.4, profile: 'even' })
  ink.line(shackle, { width: 1.8, white: true, profile: 'even' })
  const lock = ink.path('-19,-4* 19,-5* 21,22 12,29 -12,29 -21,22', true)
  ink.form(lock, { width: 3, halo: 2, tone: { from: 0.46, to: 0.8, width: 2, spacing: 2.4 } })
  ink.dot(0, 8, 4)
  ink.black('-2.4,9* 2.4,9* 3.6,20* -3.6,20*')
}

const BOARD = '-120,-33* -40,-36 40,-34 119,-36* 122,-4 120,33* 40,36 -40,34 -121,36* -119,2'

/** The sign on its string, which hangs from both nostrils: those are at -20, -92 and 20, -92. */
export function drawSign(ink: Ink, words: string, size: number): void {
  ink.line('-19,-91 -48,-64 -82,-27', { width: 2, profile: 'even' })
  ink.line('20,-92 49,-68 82,-38', { width: 2, profile: 'even' })
  ink.at(0, 0, { rotate: -3.4 }, () => {
    ink.wash('-112,-22* 126,-24* 130,42* -110,44*', { alpha: 0.6 })
    const board = ink.path(BOARD, true)
    ink.form(board, { width: 3.6, halo: 2 })
    ink.wash(board, { color: VERMILION, alpha: 0.94 })
    ink.contour(board, { width: 3.6, gap: 0.04 })
    ink.lines(['-112,-26 0,-29 111,-28', '112,-28 114,0 112,26', '112,27 0,29 -112,28', '-112,28 -111,0 -113,-26'], {
      width: 1.4,
      white: true,
      profile: 'even',
    })
    drawWords(ink, words, 1, size * 0.36, {
      size,
      face: 'display',
      align: 'middle',
      width: size * 0.157,
      gouache: PAPER,
    })
    for (const x of [-104, 104]) {
      ink.form(ink.ellipse(x, -21, 4, 4), { width: 1.8, halo: 0.4 })
      ink.dot(x, -21, 1.5)
    }
  })
}

/** A sign of before, faded, on two wires: it hangs from -40, -34 and 40, -34. */
export function drawPastSign(ink: Ink, words: string, size: number, turn: number): void {
  ink.line('-44,-34 -46,-12', { width: 1.7, profile: 'even' })
  ink.line('44,-34 46,-12', { width: 1.7, profile: 'even' })
  for (const x of [-44, 44]) ink.dot(x, -34, 2.6)
  ink.at(0, 4, { rotate: turn }, () => {
    const board = ink.path('-66,-19* 0,-20.4 65,-19* 67,0 66,19* 0,20 -66,19* -65,0', true)
    ink.cast(board, board, { dx: 3, dy: 4 })
    ink.form(board, { width: 2.8, halo: 1.4, tone: { from: 0.6, width: 1.6, spacing: 2.4, angle: 74 } })
    ink.wash(board, { alpha: 0.3 })
    drawWords(ink, words, 0, size * 0.36, { size, face: 'display', align: 'middle', width: size * 0.15 })
    for (const x of [-58, 58]) ink.dot(x, -13, 2)
  })
}

/** What is pencilled on the wallpaper beside the highest credit: a crown, and a line below both. */
export function drawPencilled(ink: Ink): void {
  const pencil = { width: 1.6, profile: 'even', color: GREY } as const
  ink.line('-13,8 -15,-7 -8,1 -3,-11 2,0 9,-9 9,7 -13,8', pencil)
  ink.line('-12,4 8,3', pencil)
  ink.line('-18,17 10,14 46,15', pencil)
}
