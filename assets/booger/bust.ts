import type { Ink } from '../ink/ink'
import { ACCENT } from './colors'
import { HEAD } from './face'

/** His bust in drawing units of the face: it begins below the sheet, and ends below any window. */
export const BUST = { left: -12, top: 296, right: 492, bottom: 560 } as const

/** What windows taller than the sheet show of his Sunday best. It lies on the face, and leaves the chin out. */
export function drawBust(ink: Ink): void {
  drawJacket(ink)
  drawShirt(ink)
  drawLapels(ink)
  drawTie(ink)
  drawCollar(ink)
  // On this side, as on the other the icons of the page lie on it in a tall window.
  ink.flip(240, () => drawHandkerchief(ink))
  // The chin, with all of its outline, is that of the face below.
  ink.at(240, 200, { scaleX: 1.013, scaleY: 1.016 }, () => ink.at(-240, -200, {}, () => ink.hole(HEAD)))
}

/** The cloth of the sleeve: black, its seams carved white. */
function drawJacket(ink: Ink): void {
  const jacket = ink.path('130,310* 84,334 30,362 -30,388* -30,600* 510,600* 510,384* 452,360 400,336 346,310*', true)
  ink.cut(jacket, { halo: 1.6 })
  ink.black(jacket)
  ink.clip(jacket, () => {
    ink.lines(
      ['62,352 44,392 38,440 46,490', '420,352 436,390 442,420', '18,430 10,480 16,548', '472,400 480,420 481,450'],
      {
        width: 2.2,
        white: true,
        profile: 'swell',
      },
    )
  })
}

function drawShirt(ink: Ink): void {
  const shirt = ink.path('150,330* 330,330* 322,400 296,470 262,536 244,580* 236,580 206,520 176,450 160,390', true)
  ink.form(shirt, { width: 2.6 })
  ink.clip(shirt, () => {
    ink.lines(['214,420 216,480 226,560', '266,420 264,480 252,556'], { width: 1.8, profile: 'swell' })
    // The tie's shadow.
    ink.black('176,418 206,422 240,412 276,422 318,418 312,428 276,429 240,420 206,428 180,426')
  })
  for (const y of [456, 500, 544]) {
    ink.form(ink.ellipse(240, y, 4, 4.2), { width: 1.8 })
    ink.dot(239, y - 0.6, 0.8)
    ink.dot(241.4, y + 0.8, 0.8)
  }
}

function drawLapels(ink: Ink): void {
  const left = ink.path(
    '120,330* 96,372 82,408* 118,424* 96,438* 140,500 196,560 238,600* 214,530 184,460 160,390*',
    true,
  )
  const right = ink.path(
    '356,328* 384,370 400,406* 364,424* 386,438* 342,500 288,560 242,600* 266,530 298,460 324,390*',
    true,
  )
  for (const lapel of [left, right]) {
    ink.cut(lapel, { halo: 2.2 })
    ink.black(lapel)
    ink.rim(lapel, { distance: 4 })
  }
}

function drawTie(ink: Ink): void {
  const left = ink.path('236,394* 206,372 172,366 166,392 172,420 206,418 236,406*', true)
  const right = ink.path('246,394* 276,370 310,364 316,390 310,418 276,416 246,406*', true)
  for (const wing of [left, right]) {
    ink.form(wing, { width: 3, halo: 1.6, fill: ACCENT })
  }
  ink.lines(
    ['232,398 216,390 206,392', '232,403 218,408 210,405', '250,398 266,389 276,391', '250,403 264,408 272,405'],
    {
      width: 2,
      profile: 'flick',
    },
  )
  const knot = ink.path('228,388* 254,388* 256,412* 226,412*', true)
  ink.form(knot, { width: 3, halo: 1.6, fill: ACCENT })
}

/** Two wings of starched linen, a little too high for anybody with a chin. */
function drawCollar(ink: Ink): void {
  const left = ink.path('124,314* 98,352 86,392 98,424* 150,404 196,384 224,372* 180,350*', true)
  const right = ink.path('352,316* 382,350 396,390 384,422* 332,402 288,384 256,372* 302,352*', true)
  for (const wing of [left, right]) {
    ink.form(wing, { width: 3, halo: 1.8 })
    ink.crescent(wing, { depth: 5, ink: true })
  }
  ink.lines(['112,354 104,384 108,406', '374,372 380,392 376,408'], { width: 1.4, profile: 'flick' })
}

/** A handkerchief that he could have used: it is pressed, and its price is still on it. */
function drawHandkerchief(ink: Ink): void {
  const peaks = ink.path('392,450* 388,424* 397,414* 407,429* 413,406* 424,429* 433,413* 443,428* 439,450*', true)
  ink.form(peaks, { width: 2.4, halo: 2 })
  ink.lines(['397,418 401,434 401,448', '414,412 417,430 416,448', '433,418 430,434 431,446'], {
    width: 1.4,
    profile: 'flick',
  })
  ink.line('388,450 416,453 444,449', { width: 2.6, white: true })
  ink.line('440,432 452,442 454,456', { width: 1.3, white: true })
  const tag = ink.path('448,456* 456,452* 464,458* 462,480* 446,478*', true)
  ink.form(tag, { width: 2, halo: 1.4 })
  ink.lines(['450,466 459,467', '450,471 457,472'], { width: 1.4 })
}
