import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { RUST } from '../ink/palette'
import type { Line } from '../ink/path'
import type { Gaze } from './eyes'

/**
 * The dog's faces: he laughs with his head thrown back, doubled up, with his ears pulled and his tongue out; he holds it in,
 * and bursts out; and he is calm, pants, is startled, or sleeps.
 */
export type DogMood = 'whoop' | 'bow' | 'tongue' | 'hold' | 'burst' | 'calm' | 'pant' | 'startled' | 'asleep'

/** His face where his mood leaves it open: 'calm', 'pant' and 'startled'. */
export interface DogFace {
  readonly gaze?: Gaze | undefined
  readonly blink?: boolean | undefined
}

/** His head: the middle of the skull is at 0, 0, and it is some 110 units wide. */
export function drawDogHead(ink: Ink, mood: DogMood, face: DogFace = {}): void {
  switch (mood) {
    case 'whoop':
      drawWhoop(ink)
      break
    case 'bow':
      drawBow(ink)
      break
    case 'tongue':
      drawTongueOut(ink)
      break
    case 'hold':
      drawHold(ink)
      break
    case 'burst':
      drawBurst(ink)
      break
    default:
      drawAtEase(ink, mood, face)
  }
}

/** Washes the one colour he wears, and that of his tongue. */
export function drawRust(ink: Ink, shape: Line, offset = 1.6): void {
  ink.tint(shape, { color: RUST, offset, alpha: 0.9 })
}

/** Thrown back, mouth wide: seen from the side, looking right. */
function drawWhoop(ink: Ink): void {
  const upright = ink.path('2,-48* -2,-82 8,-122* 26,-96 36,-50*', true)
  ink.form(upright, { width: 3, halo: 0.8 })
  ink.clip(upright, () => {
    ink.black('12,-50 8,-84 11,-108 21,-88 25,-52')
    ink.feather('12,-52 8,-84 11,-106', { side: -1, length: 8, width: 1.8, spacing: 2.6 })
  })
  ink.contour(upright, { width: 3 })
  drawOpenThroat(ink)
  const outline = '32,-50 48,-36* 66,-34 90,-42 112,-50 128,-42 130,-24 118,-12* 98,-6 72,0 46,10 28,26*'
  const skull = ink.path(`-40,32 -54,14 -56,-14 -44,-40 -20,-56 8,-58 ${outline} 16,40 -8,46 -28,42`, true)
  const tone = { from: 0.64, to: 0.95, width: 2.2, spacing: 2.5, angle: -128 }
  ink.form(skull, { width: 3.4, halo: 1.1, contour: false, tone })
  ink.clip(skull, () => {
    ink.black('-16,-62* 14,-64 40,-50 52,-34 52,-16 38,-2 16,2 -2,-8 -10,-24 -22,-40*')
    const edge = '52,-16 38,-2 16,2 -2,-8 -10,-24 -20,-38'
    ink.feather(edge, { side: -1, length: 9, width: 2, spacing: 2.6, envelope: () => 0.8 })
  })
  ink.contour(skull, { width: 3.6, gap: 0.1 })
  const hanging = ['96,-7* 102,14* 109,-10*', '112,-12* 115,0* 119,-14*', '80,-3* 84,8* 89,-5*']
  for (const tooth of [...hanging, '66,1* 69,9* 74,-1*', '54,6* 57,13* 61,3*']) drawTooth(ink, tooth)
  ink.line('28,26 46,10 72,0 98,-6 118,-12', { width: 3 })
  ink.lines(['22,32 14,24 12,14', '16,36 6,30 2,22'], { width: 2.2, profile: 'swell' })
  ink.black('108,-50 118,-60 134,-58 142,-46 136,-36 122,-36 112,-40')
  ink.line('118,-54 126,-56 132,-53', { width: 3, white: true, profile: 'swell', bare: true })
  for (const [x, y] of [
    [88, -22],
    [98, -26],
    [92, -15],
    [104, -20],
    [82, -14],
  ] as const) {
    ink.dot(x, y, 1.7)
  }
  ink.lines(['96,-20 112,-2 132,8', '90,-16 104,6 116,20'], { width: 1.3, profile: 'flick' })
  // The eyes are squeezed shut: the one in the patch is a white line.
  ink.line('8,-16 16,-31 30,-35 44,-24', { width: 6, white: true, profile: 'pen', bare: true })
  ink.lines(['6,-22 -2,-26', '5,-14 -3,-14'], { width: 2, white: true, profile: 'flick', bare: true })
  ink.line('50,-36 56,-46 64,-46 70,-38', { width: 4, profile: 'pen' })
  ink.lines(['2,-62 14,-70 28,-66', '52,-54 60,-60 70,-58'], { width: 3.4, profile: 'brush' })
  ink.lines(['58,-28 66,-24 70,-16', '66,-30 74,-27 78,-20'], { width: 1.6, profile: 'flick' })
  const ruff = ink.path('-26,42* -44,58 -48,42* -64,44 -58,28* -70,22 -56,10* -40,20 -28,30', true)
  ink.form(ruff, { width: 2.6, halo: 0.4, skip: [6] })
  ink.weld(-38, 24, 14, 16, 40)
  // The ear that flops, flung back.
  const lower = '-128,-82 -112,-64 -93,-60* -101,-51 -78,-48 -52,-38 -34,-24 -14,-22'
  const ear = ink.path(`0,-40 -12,-58 -32,-74 -62,-102 -94,-114 -120,-104 ${lower}`, true)
  ink.cut(ear)
  ink.black(ear)
  ink.rim(ear, { distance: 1.8 })
  const folds = ['-34,-50 -56,-74 -84,-92', '-42,-40 -64,-60 -94,-78']
  ink.lines(folds, { width: 2.2, white: true, profile: 'swell', bare: true })
}

/** The jaw that has dropped, the black above it, and the tongue that leaves it. */
function drawOpenThroat(ink: Ink): void {
  const jaw = ink.path('8,26* 22,52 44,74 72,86 96,84 108,70 106,58* 90,58 66,50 46,34 36,12*', true)
  ink.form(jaw, { width: 3.2, halo: 1, tone: { from: 0.56, width: 2.2, spacing: 2.4 } })
  ink.black('20,16 40,4 70,-4 100,-10 116,-14* 118,20 106,60* 86,58 60,48 38,32')
  ink.tufts('34,66 48,78 64,86', () => 118, { length: 11, count: 3, width: 1.8 })
  const outer = '46,36 62,24 84,34 104,50 126,50 146,34 158,14*'
  const tongue = ink.path(`${outer} 164,36 154,60 132,74 106,72 82,58 60,48`, true)
  ink.form(tongue, { width: 2.8, halo: 0.6, tone: { from: 0.52, width: 2, spacing: 2.4 } })
  drawRust(ink, tongue, 1.8)
  ink.line('70,38 92,52 116,60 138,54', { width: 2, profile: 'swell' })
  for (const tooth of ['92,60* 96,42* 103,60*', '78,56* 80,48* 85,57*']) drawTooth(ink, tooth)
}

function drawTooth(ink: Ink, tooth: string): void {
  ink.black(tooth, { white: true })
  ink.contour(tooth, { width: 1.4, gap: 0 })
}

/** Doubled up: the face turned down to the belly, the mouth a slit of tears and teeth. */
function drawBow(ink: Ink): void {
  drawEars(ink, '-34,-36* -60,-66 -58,-108* -34,-92 -8,-50*', '28,-44* 62,-58 98,-46 110,-14 96,8 74,-6 52,-22*')
  const skull = ink.clay([ink.ellipse(0, -12, 56, 48), ink.ellipse(2, 34, 48, 38)], 12)
  drawSkull(ink, skull, '8,-46 34,-50 54,-30 54,-2 38,14 16,8 4,-16')
  const mouth = ink.path('-46,30* -24,40 2,42 28,39 48,28* 46,54 28,74 4,80 -22,76 -42,56', true)
  const teeth = ['-40,32* -33,47* -26,38*', '26,38* 34,46* 41,31*', '-12,40.6* -8,48* -3,41.6*']
  teeth.push('8,41.6* 12,48* 16,40.6*')
  drawGape(ink, mouth, '-24,86 -16,62 2,54 20,60 28,86', '2,60 3,72', teeth)
  ink.lines(['-52,24 -46,30 -44,38', '54,22 48,28 47,36'], { width: 3, profile: 'swell' })
  drawNose(ink, 2, 22, 1.05)
  ink.line('-42,-10 -34,-22 -22,-24 -10,-12', { width: 5, profile: 'pen' })
  ink.line('16,-14 26,-27 38,-26 48,-14', { width: 5, white: true, profile: 'pen', bare: true })
  ink.line('-40,-40 -28,-48 -14,-44', { width: 3.6, profile: 'brush' })
  drawTear(ink, -56, 2, 74)
  drawTear(ink, 64, 0, -70)
}

/** Ears pulled wide, tongue out as far as it goes, one eye on his victim. */
function drawTongueOut(ink: Ink): void {
  drawEars(ink, '-36,-34* -66,-56 -104,-62* -92,-36 -48,-10*', '34,-38* 66,-58 104,-60 112,-44 86,-26 50,-12*')
  const skull = ink.clay([ink.ellipse(0, -12, 55, 50), ink.ellipse(0, 32, 50, 34)], 12)
  drawSkull(ink, skull, '10,-50 36,-52 54,-30 54,-4 38,10 16,4 6,-20')
  ink.black('-40,34* -20,44 0,46 22,44 42,32* 34,58 14,66 -10,66 -30,58')
  for (const tooth of ['-32,38* -26,50* -20,44*', '22,44* 28,49* 34,37*']) ink.black(tooth, { white: true })
  drawHangingTongue(ink, 1)
  ink.splatter(2, 128, { radius: 30, count: 8, largest: 2.4, direction: 90 })
  ink.lines(['-48,28 -41,34 -39,42', '50,26 43,32 42,40'], { width: 3, profile: 'swell' })
  drawNose(ink, 1, 22, 1.1)
  const eye = ink.ellipse(-24, -16, 15, 17, -6)
  ink.form(eye, { width: 2.6, halo: 0.4, gap: 0.1 })
  ink.black(ink.ellipse(-19, -13, 7, 8.4))
  ink.dot(-21, -17, 2.8, { white: true })
  ink.line('-42,-20 -34,-35 -20,-36 -8,-26', { width: 4, profile: 'pen' })
  ink.line('18,-10 28,-4 40,-6 50,-16', { width: 5, white: true, profile: 'pen', bare: true })
  ink.lines(['-44,-46 -30,-58 -12,-52', '46,-4 52,-2'], { width: 4, profile: 'brush' })
}

/** The tongue from the mouth at y 50, `long` times 70 units. */
function drawHangingTongue(ink: Ink, long: number): void {
  const down = (y: number) => 52 + (y - 52) * long
  const left = `-16,52* -18,${down(78)} -14,${down(104)} 2,${down(122)}`
  const tongue = ink.path(`${left} 18,${down(106)} 22,${down(80)} 18,52* 2,48`, true)
  ink.form(tongue, { width: 2.8, halo: 0.8, tone: { from: 0.5, width: 2, spacing: 2.4 } })
  drawRust(ink, tongue, 1.8)
  ink.line(`2,56 3,${down(82)} 2,${down(102)}`, { width: 2.2, profile: 'swell' })
}

/** Holding it in: cheeks like apples, lips shut, the first tear. */
function drawHold(ink: Ink): void {
  drawEars(ink, '-36,-38* -62,-74 -52,-116* -28,-94 -8,-52*', '28,-46* 56,-52 80,-32 86,4 74,28 58,10 46,-20*')
  const skull = ink.clay([ink.ellipse(0, -14, 55, 48), ink.ellipse(-30, 30, 36, 30), ink.ellipse(32, 30, 36, 30)], 9)
  drawSkull(ink, skull, '8,-50 34,-52 54,-30 54,-4 38,10 16,4 4,-20')
  ink.line('-34,50@0.6 -18,44@1 -4,50@1.1 2,44@0.9 10,50@1.1 26,44@1 40,48@0.6', { width: 4.4 })
  const folds = ['-60,20 -54,38 -40,48', '62,20 57,38 46,47', '-22,52 -20,57', '24,51 22,56']
  ink.lines(folds, { width: 2.4, profile: 'swell' })
  ink.wash(ink.ellipse(-42, 24, 16, 11), { alpha: 0.5, color: RUST })
  ink.wash(ink.ellipse(46, 24, 16, 11), { alpha: 0.5, color: RUST })
  for (const x of [-46, -38, 42, 50]) ink.line(`${x + 2},19 ${x},24 ${x - 3},29`, { width: 1.8, profile: 'flick' })
  drawNose(ink, 2, 18, 1)
  // Crossed at his own nose.
  for (const [x, look] of [
    [-22, 5],
    [26, -6],
  ] as const) {
    ink.form(ink.ellipse(x, -20, 14, 15), { width: 2.6, halo: 0.6, gap: 0.1 })
    ink.black(ink.ellipse(x + look, -15, 6, 7.4))
    ink.dot(x + look - 1.6, -18, 2.4, { white: true })
  }
  ink.line('-40,-30 -30,-38 -12,-34', { width: 3.4, profile: 'pen' })
  ink.line('-44,-50 -30,-60 -14,-58', { width: 4, profile: 'brush' })
  drawTear(ink, -62, -2, 60)
}

/** And out it comes. */
function drawBurst(ink: Ink): void {
  drawEars(ink, '-36,-40* -70,-66 -80,-104* -46,-98 -8,-54*', '30,-48* 64,-76 104,-74 118,-50 92,-36 56,-24*')
  const skull = ink.clay([ink.ellipse(0, -24, 55, 46), ink.ellipse(0, 38, 56, 46)], 12)
  drawSkull(ink, skull, '8,-60 34,-62 54,-42 54,-16 38,-4 16,-8 4,-30')
  const mouth = ink.path('-54,18* -28,30 2,32 32,29 56,16* 58,48 40,76 6,86 -30,78 -52,50', true)
  const teeth = [
    '-48,21* -40,40* -31,28*',
    '34,28* 43,39* 51,19*',
    '-18,31* -13,40* -8,31.6*',
    '12,31.6* 17,40* 22,30.6*',
  ]
  drawGape(ink, mouth, '-36,92 -26,64 -6,54 4,60 14,53 34,64 44,92', '4,60 4,76', teeth)
  ink.lines(['-62,12 -55,18 -53,27', '63,9 57,16 56,25'], { width: 3.2, profile: 'swell' })
  drawNose(ink, 2, 8, 1.1)
  ink.line('-44,-22 -36,-36 -22,-38 -10,-26', { width: 5.4, profile: 'pen' })
  ink.line('16,-28 26,-41 38,-41 49,-28', { width: 5.4, white: true, profile: 'pen', bare: true })
  ink.line('-44,-54 -30,-64 -14,-60', { width: 4, profile: 'brush' })
  drawTear(ink, -64, -22, 62)
  drawTear(ink, 68, -24, -60)
}

const EARS = {
  calm: ['-36,-38* -62,-74 -52,-116* -28,-94 -8,-52*', '28,-46* 56,-56 84,-40 94,-6 86,22 66,8 48,-20*'],
  pant: ['-36,-38* -66,-70 -62,-110* -34,-94 -8,-52*', '28,-46* 58,-58 90,-46 104,-14 96,12 74,0 48,-20*'],
  startled: ['-34,-42* -50,-84 -34,-126* -16,-98 -4,-54*', '26,-48* 40,-84 66,-108 88,-96 78,-66 50,-28*'],
  asleep: ['-36,-34* -72,-46 -96,-28* -76,-14 -46,-8*', '28,-42* 60,-44 82,-16 82,22 68,40 54,14 46,-16*'],
} as const

/** Not laughing for once, seen from before. */
function drawAtEase(ink: Ink, mood: keyof typeof EARS, { gaze = [0, 0], blink = false }: DogFace): void {
  drawEars(ink, EARS[mood][0], EARS[mood][1])
  const skull = ink.clay([ink.ellipse(0, -12, 55, 48), ink.ellipse(0, 30, 46, 32)], 12)
  drawSkull(ink, skull, '8,-46 34,-50 54,-30 54,-4 38,10 16,4 4,-16')
  if (mood === 'pant') {
    ink.black('-34,34* -18,43 0,45 20,43 36,32* 28,56 10,63 -8,63 -25,56')
    for (const tooth of ['-27,38* -22,48* -16,43*', '18,43* 24,47* 29,37*']) ink.black(tooth, { white: true })
    drawHangingTongue(ink, 0.56)
  } else if (mood === 'startled') {
    ink.line('-26,50@0.6 -14,44@1 -4,49@1.1 4,44@0.9 14,49@1.1 28,45@0.6', { width: 3.6 })
  } else {
    ink.line('-36,36 -24,46 -8,44 1,36', { width: 3.2, profile: 'pen' })
    ink.line('1,36 10,45 26,46 38,35', { width: 3.2, profile: 'pen' })
  }
  if (mood !== 'startled') ink.lines(['-42,30 -35,34 -33,41', '44,29 37,33 36,40'], { width: 2.6, profile: 'swell' })
  drawNose(ink, 1, 20, mood === 'startled' ? 0.94 : 1.05)
  if (mood === 'asleep' || blink) {
    ink.line('-40,-14 -30,-7 -18,-8 -9,-15', { width: 4.6, profile: 'pen' })
    ink.line('17,-15 27,-8 39,-9 49,-17', { width: 4.6, white: true, profile: 'pen', bare: true })
  } else {
    for (const x of [-24, 30]) drawEye(ink, x, gaze, mood === 'startled')
  }
  const up = mood === 'startled' ? 10 : mood === 'asleep' ? -4 : 0
  ink.line(`-44,${-44 - up} -30,${-54 - up} -12,${-50 - up}`, { width: 4, profile: 'brush' })
}

function drawEye(ink: Ink, x: number, gaze: Gaze, isStartled: boolean): void {
  const y = -16
  ink.form(ink.ellipse(x, y, isStartled ? 15 : 11, isStartled ? 17.4 : 13), { width: 2.6, halo: 0.6, gap: 0.1 })
  const size = isStartled ? 0.56 : 1.1
  const [atX, atY] = [x + gaze[0] * 4.4, y + 1 + gaze[1] * 5]
  ink.black(ink.ellipse(atX, atY, 6.6 * size, 8 * size))
  ink.dot(atX - 2.2 * size, atY - 3.2 * size, 2 * size, { white: true })
}

/** One ear stands, the other, black, flops. */
export function drawEars(ink: Ink, upright: string, flop: string): void {
  drawUprightEar(ink, upright)
  drawFloppingEar(ink, flop)
}

export function drawUprightEar(ink: Ink, upright: string): void {
  const stands = ink.path(upright, true)
  ink.form(stands, { width: 3, halo: 0.8 })
  const count = stands.points.length
  const x = stands.points.reduce((sum, point) => sum + point.x, 0) / count
  const y = stands.points.reduce((sum, point) => sum + point.y, 0) / count
  const inner = stands.points
    .filter((_, i) => i % 6 === 0)
    .map((point) => [lerp(x, point.x, 0.52) + ink.scale, lerp(y, point.y, 0.62) + 4 * ink.scale])
  ink.page(() => ink.clip(stands, () => ink.black(inner)))
  ink.contour(stands, { width: 3 })
}

export function drawFloppingEar(ink: Ink, flop: string): void {
  const flops = ink.path(flop, true)
  ink.cut(flops, { halo: 1.4 })
  ink.black(flops)
  ink.rim(flops, { distance: 1.8 })
}

export function drawSkull(ink: Ink, skull: Line, patch: string): void {
  const tone = { from: 0.66, to: 0.96, width: 2.2, spacing: 2.5, angle: -128 }
  ink.form(skull, { width: 3.4, halo: 1.2, contour: false, tone })
  ink.clip(skull, () => {
    ink.black(patch)
    const edge = ink.path(patch, true)
    ink.feather(edge, { side: -1, length: 8, width: 2, spacing: 2.8, envelope: () => 0.7 })
  })
  ink.contour(skull, { width: 3.6, gap: 0.12 })
}

/** A mouth wide open: black, a tongue with its furrow, teeth, and an outline. */
function drawGape(ink: Ink, mouth: Line, tongue: string, furrow: string, teeth: readonly string[]): void {
  ink.black(mouth)
  ink.clip(mouth, () => {
    const flesh = ink.path(tongue, true)
    ink.form(flesh, { width: 2, gap: 0.2 })
    drawRust(ink, flesh, 1)
    ink.line(furrow, { width: 2, profile: 'flick' })
    for (const tooth of teeth) ink.black(tooth, { white: true })
  })
  ink.line(mouth, { width: 3, closed: true, profile: 'even' })
}

/** The nose, the cleft under it, and the freckles of the whiskers. */
export function drawNose(ink: Ink, x: number, y: number, scale: number): void {
  ink.at(x, y, { scale }, () => {
    ink.cut('-21,-6 -12,-15 2,-17 16,-14 23,-5 15,6 3,12 -11,7', { halo: 0.6 })
    ink.black('-20,-6 -12,-14 2,-16 15,-13 22,-5 14,6 3,11 -10,6')
    ink.line('-12,-8 -4,-12 6,-11', { width: 3.2, white: true, profile: 'swell', bare: true })
    ink.line('3,11 2,20', { width: 2.6, profile: 'pen' })
  })
  for (const [right, down] of [
    [-30, 4],
    [-24, 10],
    [-33, 12],
    [34, 3],
    [28, 10],
    [36, 12],
  ] as const) {
    ink.dot(x + right, y + down, 1.6)
  }
}

function drawTear(ink: Ink, x: number, y: number, turn: number): void {
  ink.at(x, y, { rotate: turn }, () => {
    ink.form('0,-16* 6,-4 9,4 6,11 0,13 -6,11 -9,4 -6,-4', { width: 2.2, halo: 0.8, gap: 0 })
    ink.line('-4,4 -3,8 1,9', { width: 1.6, profile: 'swell' })
  })
}
