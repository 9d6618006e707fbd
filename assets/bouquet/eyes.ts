import type { Ink } from '../ink/ink'
import { WHITE } from './colors'

/** Where she looks. */
const GAZES = ['ahead', 'left', 'right', 'up'] as const
type Gaze = (typeof GAZES)[number]

/** The moods in which her eyes are open, and how she opens them. */
const OPEN = { neutral: drawWary, happy: drawShining, sad: drawBrimming } as const
const MOODS = ['neutral', 'happy', 'sad'] as const

/** The drawings of her eyes: for each mood where she looks, then shut for it; then those that stay shut. */
export const EYES: readonly string[] = [
  ...MOODS.flatMap((mood) => [...GAZES, 'shut'].map((gaze) => `${mood}-${gaze}`)),
  'wince',
  'happyge',
  'sadge',
]

/** Both eyes; (0, 0) is the middle of her face, before it is tilted. */
export function drawEyes(ink: Ink, _frame: number, name: string): void {
  if (name === 'wince') drawWince(ink)
  else if (name === 'happyge') drawBliss(ink)
  else if (name === 'sadge') drawSorrow(ink)
  else {
    const [moodName, gazeName] = name.split('-')
    const mood = MOODS.find((known) => known === moodName) ?? 'neutral'
    const gaze = GAZES.find((known) => known === gazeName)
    if (gaze) OPEN[mood](ink, gaze)
    else if (mood === 'happy') drawShutHappily(ink)
    else drawShut(ink, mood === 'sad' ? 6 : 0)
  }
}

type Place = readonly [x: number, y: number]

/** Where a pupil is that looks there: from its place ahead so far aside, or up. */
function pupilOf([x, y]: Place, gaze: Gaze, aside: number, up: number): Place {
  switch (gaze) {
    case 'ahead':
      return [x, y]
    case 'left':
      return [x - aside, y]
    case 'right':
      return [x + aside, y]
    case 'up':
      return [x + aside * 0.4, y - up]
  }
}

/** A white of the eye with its pupil in it. */
function drawEye(ink: Ink, white: string, [x, y]: Place, [across, along]: Place): void {
  const eye = ink.path(white, true)
  ink.cut(eye, { fill: WHITE })
  ink.clip(eye, () => {
    ink.black(ink.ellipse(x, y, across, along, 0, 0.02))
    ink.dot(x - across * 0.28, y - along * 0.42, across * 0.4, { white: true })
    ink.dot(x + across * 0.42, y + along * 0.42, across * 0.18, { white: true })
  })
  ink.contour(eye, { width: 2, gap: 0.1, lit: 0.7, overshoot: 0 })
}

/** Holds her breath: one eye narrow, one wide. */
function drawWary(ink: Ink, gaze: Gaze): void {
  const narrow = '-64,-9* -56,-18 -42,-22 -24,-21 -9,-16* -10,-4 -22,7 -42,9 -58,2'
  drawEye(ink, narrow, pupilOf([-36, -9], gaze, 12, 4), [13, 15])
  const wide = '10,-10 11,-34 24,-54 43,-58 58,-44 63,-20 58,-1 43,7 24,5'
  drawEye(ink, wide, pupilOf([37, -24], gaze, 11, 13), [14, 18])
  ink.line('-70,-8@1.5 -58,-19@1.3 -42,-23@1.1 -24,-22@0.9 -6,-17@0.5', { width: 5, profile: 'pen' })
  ink.line('6,-12@0.5 8,-36@0.7 23,-57@0.9 44,-61@1 61,-46@1.2 67,-18@1.4', { width: 4.2, profile: 'pen' })
  ink.lines(['-68,-12 -78,-14 -86,-21', '-62,-18 -71,-23 -76,-31', '66,-28 76,-33 82,-42', '61,-42 69,-50 72,-60'], {
    width: 2.6,
    profile: 'flick',
  })
  ink.lines(['-54,14 -40,18 -24,14', '-58,-36 -42,-44 -24,-42'], { width: 1.7, profile: 'swell' })
}

/** Has read what hangs over her, and believes every word of it. */
function drawShining(ink: Ink, gaze: Gaze): void {
  const left = '-64,-10* -64,-40 -52,-64 -34,-70 -17,-60 -8,-36 -7,-11* -21,-20 -37,-23 -52,-19'
  drawEye(ink, left, pupilOf([-35, -41], gaze, 11, 7), [15, 20])
  const right = '10,-13* 12,-40 24,-64 43,-73 60,-63 68,-38 68,-13* 54,-22 39,-26 24,-22'
  drawEye(ink, right, pupilOf([41, -45], gaze, 11, 7), [15, 20])
  ink.line('-70,-2@1.6 -67,-38@1.4 -54,-66@1.1 -34,-74@0.9 -15,-63@0.7 -4,-37@0.4', { width: 4.6, profile: 'pen' })
  ink.line('7,-38@0.4 21,-66@0.8 43,-77@1 63,-67@1.2 72,-40@1.5 74,-5@1.6', { width: 4.6, profile: 'pen' })
  ink.lines(['-70,-26 -81,-27 -90,-34', '-67,-42 -78,-47 -85,-57', '74,-28 85,-32 92,-41', '71,-45 80,-52 85,-63'], {
    width: 3,
    profile: 'flick',
  })
  ink.lines(['-60,-1 -46,-9 -28,-9', '30,-12 48,-14 64,-6'], { width: 2, profile: 'swell' })
}

/** Looks at it from under her brows, and water stands in her eyes. */
function drawBrimming(ink: Ink, gaze: Gaze): void {
  const left = '-66,-8 -61,-34 -43,-50 -23,-50 -9,-34 -5,-10 -17,8 -40,12 -58,7'
  drawEye(ink, left, pupilOf([-36, -18], gaze, 11, 10), [15, 19])
  const right = '9,-10 12,-35 27,-52 46,-52 63,-35 69,-9 61,8 43,12 21,8'
  drawEye(ink, right, pupilOf([38, -20], gaze, 11, 10), [15, 19])
  ink.line('-72,2@1.5 -66,-30@1.2 -46,-51@1 -23,-55@0.8 -5,-38@0.5', { width: 4.2, profile: 'pen' })
  ink.line('8,-40@0.5 27,-57@0.8 48,-56@1 67,-34@1.2 75,0@1.5', { width: 4.2, profile: 'pen' })
  ink.lines(['-68,-20 -79,-18 -88,-22', '72,-22 82,-22 90,-28'], { width: 2.8, profile: 'flick' })
  ink.line('-60,4 -42,8 -20,4', { width: 3, white: true, profile: 'swell' })
  ink.line('20,4 42,8 60,3', { width: 3, white: true, profile: 'swell' })
}

/** A blink: lids down, lashes on the cheek. */
function drawShut(ink: Ink, lower: number): void {
  ink.at(0, lower, {}, () => {
    ink.line('-70,-12@0.7 -58,-2@1.2 -40,3@1.3 -22,-1@1.1 -8,-12@0.6', { width: 5.6, profile: 'pen' })
    ink.line('10,-14@0.6 22,-4@1.1 40,0@1.3 56,-5@1.2 68,-16@0.7', { width: 5.6, profile: 'pen' })
    ink.lines(['-66,-6 -74,0 -82,0', '-54,0 -60,9 -67,12', '66,-10 74,-5 82,-6', '54,-3 60,6 67,8'], {
      width: 2.6,
      profile: 'flick',
    })
    ink.lines(['-58,-22 -40,-28 -20,-24', '22,-26 42,-31 60,-25'], { width: 1.8, profile: 'swell' })
  })
}

/** A blink of one who smiles: the cheeks push the lids up. */
function drawShutHappily(ink: Ink): void {
  ink.line('-72,-14@0.6 -62,-34@1.1 -40,-44@1.3 -18,-34@1.1 -8,-16@0.5', { width: 6.4, profile: 'pen' })
  ink.line('10,-18@0.5 20,-37@1.1 42,-47@1.3 64,-36@1.1 74,-17@0.6', { width: 6.4, profile: 'pen' })
  ink.lines(['-71,-24 -82,-26 -90,-34', '-68,-36 -78,-42 -84,-52', '73,-27 84,-31 91,-40', '70,-38 79,-46 84,-57'], {
    width: 3,
    profile: 'flick',
  })
  ink.lines(['-60,-6 -44,-14 -26,-10', '28,-13 46,-18 62,-10'], { width: 2, profile: 'swell' })
}

/** Pain, for as long as a petal holds on: both eyes pressed into corners. */
function drawWince(ink: Ink): void {
  ink.line('-72,-40@0.7 -46,-30@1.1 -16,-18@1.3 -14,-14* -40,-6@1.2 -70,2@0.6', { width: 6.6, profile: 'pen' })
  ink.line('76,-44@0.7 50,-33@1.1 20,-20@1.3 18,-16* 44,-9@1.2 74,-2@0.6', { width: 6.6, profile: 'pen' })
  ink.lines(['-8,-36 -4,-26', '8,-37 5,-27', '-84,-24 -74,-21', '-82,-8 -74,-12', '88,-27 78,-24', '86,-11 78,-15'], {
    width: 2.4,
    profile: 'flick',
  })
}

/** Nothing is left to wish for. */
function drawBliss(ink: Ink): void {
  ink.line('-80,-6@0.6 -70,-34@1.1 -46,-50@1.3 -22,-38@1.1 -8,-10@0.5', { width: 7.4, profile: 'pen' })
  ink.line('10,-12@0.5 23,-42@1.1 46,-53@1.3 70,-40@1.1 81,-12@0.6', { width: 7.4, profile: 'pen' })
  ink.lines(['-79,-20 -90,-20 -98,-27', '-76,-33 -86,-39 -91,-49', '80,-24 90,-28 96,-37', '77,-37 85,-45 88,-56'], {
    width: 3.2,
    profile: 'flick',
  })
  ink.lines(['-66,-14 -46,-26 -26,-16', '26,-19 46,-30 66,-20'], { width: 2, profile: 'swell' })
}

/** It was all in vain: the lids over the streams. */
function drawSorrow(ink: Ink): void {
  ink.line('-84,-32@0.6 -62,-12@1.2 -38,-8@1.3 -16,-16@1 -4,-30@0.5', { width: 7.4, profile: 'pen' })
  ink.line('8,-30@0.5 20,-17@1 42,-8@1.3 64,-13@1.2 84,-34@0.6', { width: 7.4, profile: 'pen' })
  ink.lines(['-72,-22 -80,-16 -86,-16', '72,-23 81,-18 88,-19'], { width: 3, profile: 'flick' })
  ink.lines(['-60,-30 -42,-24 -24,-30', '24,-30 44,-24 62,-32'], { width: 2, profile: 'swell' })
}
