import type { Ink } from '../ink/ink'
import { ACCENT } from './colors'

/** The head's outline: it runs out of the sheet above, and on to a chin below. */
export const HEAD =
  '92,-96* 84,-20 77,30 72,80 66,122 54,160 52,200 66,240 98,280 132,316 172,348 240,362 308,350 352,318 384,278 413,238 430,198 426,158 412,120 406,78 404,30 398,-20 392,-96*'

/** All of the face that never moves: ears, head, stubble, hair, collar. Features are laid on it. */
export function drawFace(ink: Ink): void {
  drawCollar(ink)
  drawEar(ink, 'left')
  drawEar(ink, 'right')
  const head = ink.path(HEAD, true)
  ink.form(head, {
    width: 3.6,
    halo: 1.6,
    gap: 0.16,
    tone: { from: 0.66, to: 0.92, width: 2.2, spacing: 2.6, angle: -52, puff: 0.7 },
  })
  ink.clip(head, () => {
    drawJowl(ink)
    drawHair(ink)
    drawCheeks(ink)
  })
  ink.splatter(22, 236, { radius: 32, count: 10, largest: 2 })
  ink.splatter(520, 60, { radius: 40, count: 7, largest: 1.8 })
}

function drawEar(ink: Ink, side: 'left' | 'right'): void {
  const isLeft = side === 'left'
  const shell = isLeft
    ? '84,36 62,18 38,26 29,56 37,92 52,122 68,136 82,128'
    : '398,32 420,16 443,26 451,54 443,90 428,120 412,134 398,126'
  const ear = ink.path(shell, true)
  ink.form(ear, { width: 3.2, tone: { from: isLeft ? 0.5 : 0.36, to: 0.76, width: 2.4, spacing: 2.3, angle: -50 } })
  ink.clip(ear, () => {
    if (isLeft) {
      ink.line('78,46 60,34 48,44 45,66 54,90', { width: 2.4, profile: 'swell' })
      ink.black('84,58 68,53 58,64 60,82 68,92 66,103 82,110')
      ink.feather('68,53 58,64 60,82 68,92', { side: 1, length: 9, width: 1.6, spacing: 2.2 })
    } else {
      ink.line('404,44 420,32 435,44 435,66 428,88', { width: 2.6, profile: 'swell' })
      ink.black('398,54 414,52 425,64 422,84 414,94 417,105 398,110')
    }
  })
  const hairs = isLeft ? '60,74 62,84 64,94' : '424,72 420,82 418,94'
  ink.tufts(hairs, () => (isLeft ? 152 : 28), { length: 13, count: 3, width: 1.4, fan: 0.8 })
}

function drawJowl(ink: Ink): void {
  ink.hatch('330,170 440,110 440,370 280,370', {
    angle: -48,
    spacing: 2.8,
    width: 1.7,
    bow: 0.06,
    density: (x, y) => (x - 374 + (y - 200) * 0.44) / 56,
  })
  ink.stipple('60,190 180,216 240,238 300,216 424,190 404,330 90,330', {
    spacing: 6.4,
    radius: 0.85,
    density: (x) => 0.16 + (0.42 * Math.abs(x - 240)) / 190,
  })
  // The cleft of a chin that he is proud of.
  ink.line('236,318 241,330 239,344', { width: 2.4, profile: 'swell' })
  ink.line('212,300 238,294 266,300', { width: 2.2, profile: 'swell' })
}

/** Sideburns, two spotted blacks that frame the face; and, for windows that show it, the fringe above. */
function drawHair(ink: Ink): void {
  ink.black('60,-110* 116,-110* 112,-20 107,4 99,24 93,46 87,68 75,98* 56,70*')
  ink.black('424,-110* 366,-110* 370,-20 376,4 383,22 388,44 394,66 405,94* 424,70*')
  const wave = (along: number) => 0.4 + 0.6 * Math.sin(along * 3)
  const hair = { length: 12, width: 2.4, spacing: 2.5, slant: -42, envelope: wave }
  ink.feather('114,-60 112,-20 107,4 99,24 93,46 87,68 77,94', { side: -1, ...hair })
  ink.feather('368,-60 370,-20 376,4 383,22 388,44 394,66 404,91', { side: 1, ...hair })
  const shine = { white: true, profile: 'swell' } as const
  ink.lines(['98,-60 97,-10 93,10 85,36', '86,-60 85,10 80,42', '106,-50 105,-8 102,8 97,22'], { width: 1.3, ...shine })
  ink.lines(['384,-60 385,-12 389,8 394,34', '397,-60 398,12 402,42'], { width: 1.2, ...shine })
  ink.black(
    '60,-130* 430,-130* 430,-74* 404,-66 380,-62 350,-70 318,-58 286,-70 256,-60 222,-72 190,-60 160,-70 128,-60 92,-68*',
  )
  ink.lines(['130,-112 150,-94 156,-76', '214,-112 232,-92 226,-78', '300,-112 318,-90 314,-70'], {
    width: 1.6,
    ...shine,
  })
  // Worry lines, under the fringe.
  ink.lines(['176,-46 208,-51 240,-48', '250,-49 284,-52 312,-45', '204,-38 238,-41 274,-38'], {
    width: 2,
    profile: 'swell',
  })
}

/** The strokes that shade his cheeks. */
function drawCheeks(ink: Ink): void {
  ink.lines(['99,117 95,124 91,127', '111,114 106,124 101,129', '124,115 119,124 113,130'], {
    width: 1.6,
    profile: 'flick',
  })
  ink.lines(['371,114 366,123 361,127', '384,113 380,124 374,130', '396,117 393,124 388,129'], {
    width: 1.6,
    profile: 'flick',
  })
}

/** What tall windows show of his Sunday best. The bust lies over it. */
function drawCollar(ink: Ink): void {
  const left = ink.path('120,318* 60,420* 230,420* 226,372 178,352*', true)
  const right = ink.path('356,322* 430,420* 250,420* 254,372 304,354*', true)
  for (const wing of [left, right]) ink.form(wing, { width: 3, tone: { from: 0.5, width: 2 } })
}

/** The air right of the head, paler towards the edge of the picture. */
export function drawAir(ink: Ink): void {
  ink.wash('380,-120 640,-120 640,420 300,420 384,260 400,170', {
    alpha: 0.27,
    fade: { from: [424, 204], to: [554, 196] },
  })
}

/** A blush that pales towards the nose. */
export function drawBlush(ink: Ink, _: number, name: string): void {
  if (name === 'left')
    ink.wash('82,124 90,108 110,101 130,106 142,120 136,136 116,145 94,140', {
      alpha: 0.42,
      color: ACCENT,
      fade: { from: [100, 126], to: [150, 118] },
    })
  else
    ink.wash('345,121 356,106 376,101 396,107 405,122 396,138 374,145 352,138', {
      alpha: 0.42,
      color: ACCENT,
      fade: { from: [390, 126], to: [338, 118] },
    })
}
