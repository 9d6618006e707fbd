import { drawHiddenLetter } from '../hidden/letter'
import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'
import { drawBraid, type Way } from './braid'

/** The braid of the eighth mood: from the knot over the page, into her near hand, and down. */
const WAY: Way = [
  [386, 50, 26],
  [410, 38, 40],
  [458, 37, 50],
  [520, 46, 56],
  [580, 72, 60],
  [626, 120, 62],
  [648, 180, 64],
  [632, 252, 62],
  [584, 306, 58],
  [524, 318, 54],
  [470, 296, 48],
  [434, 268, 40],
  [410, 292, 40],
  [404, 328, 38],
  [410, 362, 30],
]

/** What of it hangs before her leg. */
const BEFORE_LEG = '380,262* 452,262* 452,300* 446,470* 380,470*'

const LOCKS = [
  '411,372@22 404,392@26 388,408@16 372,410@3',
  '412,372@22 416,394@26 408,416@16 396,424@3',
  '414,372@20 430,392@22 432,412@12 424,424@2',
  '416,370@16 440,384@16 452,402@8 454,412@2',
]

/** All of the braid, as it lies behind her. */
export function drawHeldBraid(ink: Ink): void {
  drawBraid(ink, WAY)
}

/** Its end before her leg. */
export function drawBow(ink: Ink): void {
  ink.clip(BEFORE_LEG, () => drawBraid(ink, WAY))
  drawTied(ink)
}

/** The pennon off the lance, tied into a bow, and a tassel that will not be plaited. */
export function drawTied(ink: Ink): void {
  for (const spine of LOCKS) {
    const lock = ink.tube(spine, { root: true })
    ink.cut(lock, { halo: 1.4 })
    ink.black(lock)
  }
  ink.lines(['408,380 402,394 390,404', '414,382 415,398 408,412', '420,380 428,396 429,410'], {
    width: 1.5,
    white: true,
    profile: 'swell',
  })
  drawLoop(ink, '412,366* 396,378 382,396 366,424* 372,414 356,420* 362,398 376,376 404,360*')
  drawLoop(ink, '414,364* 396,352 372,340 356,342 350,356 358,370 378,374 398,370*')
  drawLoop(ink, '414,364* 432,346 456,334 474,338 480,352 470,368 448,374 428,370*')
  ink.lines(['404,362 386,354 372,354', '424,362 442,352 458,350', '400,368 388,380 378,394'], {
    width: 1.7,
    profile: 'swell',
  })
  const knot = ink.ellipse(414, 364, 11, 10, 10)
  ink.form(knot, { width: 2.8, halo: 1.2 })
  ink.tint(knot, { color: PLUM, offset: 1.6, alpha: 0.95 })
  ink.lines(['409,360 414,364 411,370', '417,359 418,365'], { width: 1.5, profile: 'swell' })
  // The drop that is on the pennon.
  ink.at(366, 356, { rotate: -70, scale: 0.62 }, () => {
    ink.black(ink.clay([ink.ellipse(0, 5, 9, 8.6), ink.leaf(0, 4, -90, 24, 13, { belly: 0.3 })], 3), { white: true })
  })
  drawHiddenLetter(ink, 'R', 458, 354, 16, -12)
}

function drawLoop(ink: Ink, path: string): void {
  const cloth = ink.path(path, true)
  ink.form(cloth, { width: 2.8, halo: 1.6 })
  ink.tint(cloth, { color: PLUM, offset: 2, alpha: 0.95 })
  ink.tone(cloth, { from: 0.52, width: 1.9, spacing: 2.3 })
}

/** What is left of it: a small bow, which the snail wears; 0, 0 is its knot. */
export function drawSnailBow(ink: Ink): void {
  for (const loop of [
    '0,0* -7,-7 -15,-8 -16,0 -12,5 -5,3*',
    '0,0* 6,-8 14,-10 16,-3 12,4 5,3*',
    '0,1* -5,7 -9,14* -3,11 1,14* 3,6*',
  ]) {
    const cloth = ink.path(loop, true)
    ink.form(cloth, { width: 2, halo: 1 })
    ink.tint(cloth, { color: PLUM, offset: 1, alpha: 0.95 })
  }
  ink.form(ink.ellipse(0, 0, 3.4, 3.2), { width: 1.8, halo: 0.4 })
}
