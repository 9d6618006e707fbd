import type { Ink } from '../ink/ink'
import { type Color, INDIGO } from '../ink/palette'
import { drawWords } from '../ink/words'
import { GLASS } from './lines'

/** White that is lit from behind. */
const BRIGHT: Color = '#fffcf2'
const SHELL =
  '62,20 132,17* 134,3* 150,1* 152,15* 327,14* 330,0.6* 346,3* 347,17* 420,20 446,27 458,46 461,98 459,150 455,206 446,252 428,270 390,276 240,279 92,276 54,271 34,254 24,208 20,150 18,98 21,46 34,28'

/** The air behind: the blue of an afternoon indoors. It is laid side by side, so nothing in it begins or ends. */
export function drawAir(ink: Ink): void {
  ink.wash('-60,-60* 540,-60* 540,360* -60,360*', { alpha: 0.42, color: INDIGO })
}

/** What the console and the hands throw on whatever lies behind them. */
export function drawShadow(ink: Ink): void {
  ink.wash('6,60 24,40* 470,44* 476,120 474,210 466,270 440,294 380,299 240,301 96,298 44,292 18,266 8,200', {
    alpha: 0.34,
  })
}

/** The black shell with all that never moves on it. @param promise what is printed below the screen */
export function drawShell(ink: Ink, promise: string): void {
  const shell = ink.path(SHELL, true)
  ink.cut(shell, { halo: 1.8 })
  ink.black(shell)
  ink.clip(shell, () => {
    // The moulding, the light on it, wear where hands have been.
    ink.line(
      '62,26 240,22.6 420,26 440,33 451,50 454,98 452,150 448,206 440,248 424,263 388,268.6 240,271.6 94,268.6 58,264 41,250 31,206 27,150 25,98 27,50 38,34 62,26',
      { width: 1.7, white: true, profile: (along) => 0.45 + 0.55 * Math.sin(along * 19) ** 2 },
    )
    ink.line('36,40 28,58 26,104', { width: 3.4, white: true, profile: 'swell' })
    ink.line('44,32 60,27 96,25.4', { width: 2.6, white: true, profile: 'swell' })
    ink.line('100,273 180,275 262,275.4', { width: 2.2, white: true, dry: 0.9 })
    ink.line('458,110 457,150 453,186', { width: 2.6, white: true, dry: 0.9 })
  })
  drawSlot(ink)
  drawGlass(ink)
  drawFittings(ink, promise)
}

/** Where a cartridge of ink belongs: its pins, a web, and nothing else. */
function drawSlot(ink: Ink): void {
  const slot = ink.path('153,3.4* 240,2.4 327,3* 327,15* 240,14.6 153,15.6*', true)
  ink.wash(slot, { alpha: 0.55 })
  ink.wash('153,3* 327,3* 327,9* 240,7.6 153,10*', { alpha: 0.4 })
  ink.line('156,5 240,4 324,5', { width: 1.4, profile: 'swell' })
  for (let pin = 0; pin < 19; pin++) {
    // One is bent: somebody has tried a pencil.
    const bend = pin === 12 ? 2.4 : 0.4
    ink.line(
      [
        [162 + pin * 8.6, 15],
        [162 + bend + pin * 8.6, 10.4],
      ],
      { width: 2.2, profile: 'even' },
    )
  }
  ink.lines(['153,2 160,15', '153,2 168,14', '153,2 180,12', '153,3 190,4'], {
    width: 0.9,
    white: true,
    profile: 'even',
  })
  ink.lines(['155.6,8.4 158.6,7.6 161.6,6 163.4,2.8', '158,13 164,11.6 170,8.6 174,3.6'], {
    width: 0.9,
    white: true,
    profile: 'even',
  })
}

function drawGlass(ink: Ink): void {
  const glass = ink.path(GLASS, true)
  ink.cut(glass, { fill: BRIGHT })
  ink.line('76,28 240,26.4 404,28.6', { width: 1.1, white: true, profile: 'swell' })
  ink.clip(glass, () => {
    // The bezel's shadow, from above and from the left; everything else is left to the emptiness.
    ink.wash('70,20* 410,20* 410,39* 240,37.6 86,39.4* 85,150 86.6,270* 70,270*', { alpha: 0.2 })
    ink.wash('70,20* 410,20* 410,35.6* 240,34.6 82,36* 81.4,150 82,270* 70,270*', { alpha: 0.24 })
  })
}

function drawFittings(ink: Ink, promise: string): void {
  ink.lines(['424,46 433,60', '431,44 442,60', '438,42 450,60', '446,43 452,54'], {
    width: 2.4,
    white: true,
    profile: 'swell',
  })
  for (const [x, y, turn] of [
    [36, 46, 30],
    [66, 262, 70],
    [414, 262, 110],
  ] as const) {
    ink.at(x, y, { rotate: turn }, () => {
      ink.dot(0, 0, 3.4, { white: true })
      ink.line('-2.4,0 2.4,0', { width: 1.4, profile: 'even' })
    })
  }
  drawWords(ink, promise, 240, 268.4, { size: 9.5, align: 'middle', white: true, width: 1.2 })
  // The well that the four drops have come out of.
  ink.at(51, 124, { rotate: -3 }, () => {
    ink.line('-20,-14 -24.4,0 -19,15 -6,23.6', { width: 1.5, white: true, profile: 'swell' })
    ink.line('8,-23 19,-15.4 24,-3', { width: 1.2, white: true, profile: 'swell' })
    ink.dot(0, 0, 2.2, { white: true })
  })
}
