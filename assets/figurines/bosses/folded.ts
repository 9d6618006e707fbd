import type { Ink } from '../../ink/ink'
import { VERMILION } from '../../ink/palette'
import { standShadow } from '../kit/bases'
import { made, type Stuff } from '../kit/stuff'

/** A plane of folded paper: its corners, and how much of the light it gets. */
type Facet = readonly [corners: string, light: 'lit' | 'side' | 'dark' | 'black']

const STUFF: Readonly<Record<Facet[1], Stuff>> = { lit: 'bright', side: 'paper', dark: 'stone', black: 'black' }

const FAR_WING: readonly Facet[] = [
  ['8,-112 -6,-252 12,-238', 'dark'],
  ['8,-112 12,-238 26,-256', 'side'],
  ['8,-112 26,-256 40,-236', 'black'],
  ['8,-112 40,-236 58,-244', 'side'],
]

const TAIL: readonly Facet[] = [
  ['26,-24 66,-64 74,-12', 'side'],
  ['74,-12 66,-64 100,-40', 'black'],
  ['74,-12 100,-40 96,-8', 'dark'],
  ['100,-40 112,-84 120,-40', 'lit'],
  ['100,-40 120,-40 96,-8', 'side'],
]

const BODY: readonly Facet[] = [
  ['18,-18 8,2 46,2 40,-24', 'black'],
  ['12,-112 66,-64 30,-10 -4,-58', 'side'],
  ['12,-112 66,-64 40,-84', 'dark'],
  ['-4,-58 30,-10 -34,-10', 'black'],
  ['-50,-84 -4,-58 -34,-10', 'lit'],
  ['-50,-84 12,-112 -4,-58', 'dark'],
  ['-34,-16 -54,3 -16,3', 'lit'],
  ['-34,-16 -16,3 -8,-10', 'black'],
]

const NECK: readonly Facet[] = [
  ['-22,-152 2,-158 -12,-138', 'side'],
  ['-14,-136 12,-138 0,-120', 'lit'],
  ['-50,-84 -66,-152 -30,-142', 'lit'],
  ['-50,-84 -30,-142 12,-112', 'black'],
  ['-30,-142 -16,-170 12,-112', 'dark'],
]

const HEAD: readonly Facet[] = [
  ['-96,-140 -36,-146 -58,-126', 'black'],
  ['-30,-186 -4,-236 -16,-168', 'side'],
  ['-46,-192 -28,-250 -24,-180', 'black'],
  ['-66,-186 -60,-216 -48,-190', 'dark'],
  ['-16,-170 -30,-142 -36,-146 -40,-198', 'dark'],
  ['-40,-198 -82,-182 -36,-146', 'lit'],
  ['-82,-182 -116,-156 -36,-146', 'side'],
  ['-116,-156 -106,-146 -36,-146', 'black'],
]

/** A dragon folded out of somebody's post; one wing has not been answered yet. 0, 0 is the ground under its middle; it looks to the left. */
export function drawFoldedDragon(ink: Ink): void {
  standShadow(ink, -46, 74, 1)
  fold(ink, FAR_WING)
  fold(ink, TAIL)
  fold(ink, BODY)
  fold(ink, NECK)
  drawLetter(ink)
  fold(ink, HEAD)
  drawFace(ink)
}

function fold(ink: Ink, facets: readonly Facet[]): void {
  for (const [corners, light] of facets) {
    const plane = made(ink, corners.replaceAll(' ', '* ').concat('*'), STUFF[light], {
      width: 2.3,
      halo: 0,
      from: light === 'lit' ? false : 0.6,
      rim: 1.2,
    })
    if (light === 'dark') ink.hatch(plane, { angle: -62, spacing: 3.2, width: 1.3, inset: 1.4 })
  }
}

/** The near wing: an envelope, stamped, and creased once across. */
function drawLetter(ink: Ink): void {
  const letter = made(ink, '2,-104* 46,-232* 121,-206* 82,-84*', 'bright', { width: 2.9, halo: 1.6, from: 0.72 })
  ink.at(62, -158, { rotate: 18 }, () => {
    ink.clip(letter, () => {
      ink.line('-46,2 0,-2 46,1', { width: 1.6, profile: 'swell' })
      ink.hatch('-46,2* 46,1* 46,10* -46,11*', { angle: 84, spacing: 3, width: 1.3, density: (x) => (x - 30) / 70 })
    })
    // The stamp, its profile, and a postmark.
    const stamp = ink.scalloped('6,-60* 33,-61* 34,-30* 7,-29*', { size: 5.4, depth: -1.6 })
    made(ink, stamp, 'stone', { width: 1.7, halo: 0.6, from: false })
    ink.black('12,-33* 13,-41 17,-43 13,-48 17,-56 25,-55 28,-48 24,-42 29,-33*')
    ink.line(ink.ellipse(2, -40, 12, 12), { width: 1.6, closed: true, profile: 'even' })
    ink.lines(['-32,-46 -24,-43 -14,-46', '-34,-39 -24,-36 -12,-39', '-32,-32 -22,-29 -12,-32'], {
      width: 1.6,
      profile: 'swell',
    })
    ink.lines(['-24,-14 -8,-17 14,-14', '-22,18 -4,15 22,18', '-20,30 0,27 24,29', '-18,42 -4,40 8,42'], {
      width: 2.4,
      profile: 'pen',
    })
  })
}

function drawFace(ink: Ink): void {
  ink.black('-74,-168* -58,-176 -54,-168* -62,-160*')
  ink.dot(-63, -168, 2, { white: true })
  ink.line('-80,-174 -62,-181 -52,-174', { width: 2.6, profile: 'swell' })
  ink.black(ink.ellipse(-104, -156, 2.4, 1.6, -20))
  // What it breathes is a paper tongue, fire being out of the question.
  const flame = made(ink, '-96,-143* -112,-132* -106,-130* -121,-116* -98,-122* -100,-128* -80,-138*', 'bright', {
    width: 1.8,
    halo: 0.8,
    from: false,
  })
  ink.clip(flame, () => ink.wash('-124,-112* -100,-136* -84,-132* -96,-112*', { alpha: 0.6, color: VERMILION }))
}
