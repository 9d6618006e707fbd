import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'
import { drawWords } from '../ink/words'
import { EYELET_Y, EYELETS } from './shared'

/** A moonlit edge. */
const EDGE = { gouache: PLUM, profile: 'swell' } as const

/** What is left where the castle stood, about the middle of the board's feet. */
export function drawMound(ink: Ink): void {
  ink.black(
    '-350,190* -306,92* -262,96* -236,52* -180,60* -140,14* -60,4* -24,16* 40,0* 120,6* 150,34* 214,28* 246,70* 290,66* 330,120* 352,190*',
  )
  ink.line('-236,54* -180,62* -140,17* -60,7* -24,19* 40,3* 120,9* 150,37* 214,31*', { width: 2.6, ...EDGE })
  // What was its roots.
  for (const root of ['-96,10 -90,-14 -100,-30', '-12,14 -6,-8 6,-18', '84,6 92,-20 84,-34', '176,34 186,10 200,2'])
    ink.line(root, { width: 4.6, profile: 'flick' })
}

/** A board on two posts, about the middle of their feet, as black as all that stands before the moon; its words are what shines. */
export function drawBoard(ink: Ink, word: string, size: number): void {
  for (const x of [-146, 142]) {
    const lean = x < 0 ? 5 : -4
    ink.black(ink.tube(`${x},-216@17 ${x + lean},60@20`, { root: true }))
    ink.line(`${x - 7},-80 ${x + lean - 6},30`, { width: 2, ...EDGE })
  }
  const board = ink.path(
    '-232,-246* -120,-256 10,-254 110,-264 228,-258* 232,-190 226,-130 230,-104* 100,-100 -10,-106 -120,-96 -236,-102* -230,-166',
    true,
  )
  ink.black(board, { wobble: 0.6 })
  ink.line('-232,-246 -120,-255 10,-253 110,-263 228,-257', { width: 2.8, ...EDGE })
  ink.line('-231,-244 -228,-166 -234,-104', { width: 2.6, ...EDGE })
  ink.lines(['230,-216 196,-212 170,-216', '-234,-128 -198,-130 -174,-126', '-20,-105 -10,-120 -12,-136'], {
    ...{ width: 1.8, gouache: PLUM, profile: 'flick' },
  })
  ink.lines(['-224,-176 -196,-178 -186,-176', '188,-184 206,-186 222,-183'], { width: 1.8, ...EDGE })
  for (const [x, y] of [
    [-208, -228],
    [208, -238],
    [-208, -120],
    [210, -124],
  ] as const)
    ink.dot(x, y, 4.4, { white: true })
  for (const x of EYELETS) ink.contour(ink.ellipse(x, EYELET_Y + 3, 7, 8), { width: 3, gap: 0 })
  ink.at(-2, -150, { rotate: -1.4 }, () => {
    drawWords(ink, word, 0, 0, { size, face: 'display', align: 'middle', white: true, width: 12.5 })
  })
}

/** A plate that was nailed on at the last minute, about its middle. */
export function drawPlate(ink: Ink, word: string): void {
  ink.at(0, 0, { rotate: 7 }, () => {
    const plate = ink.path('-128,-26* 0,-29 126,-25* 129,4 122,26* -10,28 -126,26*', true)
    ink.cut(plate, { halo: 3 })
    ink.black(plate)
    ink.line('-127,-25 0,-28 125,-25', { width: 2.2, ...EDGE })
    drawWords(ink, word, 0, 10, { size: 28, face: 'display', align: 'middle', white: true, width: 4 })
    ink.dot(-116, -14, 2.8, { white: true })
    ink.dot(116, 14, 2.8, { white: true })
  })
}
