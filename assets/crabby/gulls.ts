import type { Ink } from '../ink/ink'

/** A gull on its feet: awake, its eyes shut, crying, and in the middle of the cry. */
export const GULL_FRAMES = ['awake', 'shut', 'cry', 'cryWide'] as const
/** Its wings in the air. */
export const WING_FRAMES = ['up', 'level', 'down', 'turning'] as const

/** Turned to the right; (0, 0) is between the feet; some 110 wide, 82 high. */
export function drawGull(ink: Ink, _frame: number, name: string): void {
  ink.lines(['-4,-20 -5,-8 -4,0', '6,-20 7,-9 6,0'], { width: 2.4, profile: 'even' })
  ink.lines(['-4,0 3,1', '-4,0 -10,1', '6,0 13,1', '6,0 0,2'], { width: 2, profile: 'pen' })
  const tail = ink.path('-30,-34* -58,-36 -60,-31 -52,-28 -58,-24* -32,-22*', true)
  ink.cut(tail, { halo: 1 })
  ink.black(tail)
  const cries = name === 'cry' || name === 'cryWide'
  const lift = cries ? 4 : 0
  const neck = ink.tube(`12,-42@26 18,-58@22 ${19 - lift / 2},${-64 - lift}@21`, { root: true })
  const parts = [ink.ellipse(-6, -36, 32, 19, -8), neck, ink.ellipse(20 - lift / 2, -67 - lift, 13, 12)]
  ink.form(ink.clay(parts, 8), {
    ...{ width: 2.8, halo: 1 },
    tone: { from: 0.66, to: 0.95, width: 1.8, spacing: 2.4, angle: -130 },
  })
  drawFoldedWing(ink)
  ink.at(-lift / 2, -lift, {}, () => {
    if (cries) drawOpenBeak(ink, name === 'cryWide')
    else drawBeak(ink)
    if (name === 'shut' || name === 'cryWide') ink.line('16,-70 22,-67.6 28,-70', { width: 2.2 })
    else {
      ink.form(ink.ellipse(22, -70, 5.2, 5.4), { width: 1.9, gap: 0 })
      ink.black(ink.ellipse(24, -69.6, 2.2, 2.4))
      ink.line(cries ? '14,-77 22,-79 30,-77' : '15,-76 22,-77 29,-73.6', { width: 2.6, profile: 'even' })
    }
  })
}

function drawFoldedWing(ink: Ink): void {
  const wing = ink.path('12,-44 0,-52 -16,-50 -34,-40 -62,-32* -46,-26 -24,-22 -4,-24 9,-32', true)
  ink.form(wing, { width: 2.6, halo: 0.6, lit: 0.6 })
  ink.wash(wing, { alpha: 0.3, dx: 1, dy: 2 })
  ink.clip(wing, () => {
    ink.black('-36,-42 -68,-32 -44,-22 -34,-26 -40,-32')
    ink.lines(['4,-30 -8,-26 -22,-26', '0,-38 -14,-34 -28,-32', '-10,-46 -22,-42 -34,-38'], {
      ...{ width: 1.6, profile: 'swell' },
    })
  })
}

function drawBeak(ink: Ink): void {
  const beak = ink.path('30,-71* 42,-69 49,-63 48,-57* 44,-62 31,-62*', true)
  ink.form(beak, { width: 2.2, halo: 0.4 })
  ink.line('31,-66 40,-65 46,-61', { width: 1.5 })
  ink.black('41,-68 49,-63 48,-57 45,-61')
}

function drawOpenBeak(ink: Ink, isWide: boolean): void {
  const turn = isWide ? 30 : 16
  ink.at(30, -66, { rotate: turn }, () => {
    ink.form('-1,-2* 12,0 18,3* 11,5 0,5*', { width: 2, halo: 0.4 })
  })
  ink.at(30, -68, { rotate: -turn }, () => {
    const upper = ink.path('-1,-4* 12,-3 20,3 19,8* 14,4 0,4*', true)
    ink.form(upper, { width: 2.2, halo: 0.4 })
    ink.black('12,-2 20,3 19,8 16,4')
  })
  ink.black(isWide ? '29,-69* 40,-75* 38,-66* 41,-57* 30,-63*' : '30,-69* 41,-69* 40,-63* 30,-64*')
}

/** In the air, looking to the right, seen from below and to the side. About 190 wide; (0, 0) is its breast. */
export function drawFlyingGull(ink: Ink, _frame: number, name: string): void {
  if (name === 'turning') {
    drawTurningGull(ink)
    return
  }
  const wings = WINGS[name] ?? UP
  const far = ink.path(wings.far, true)
  ink.form(far, { width: 2.6, halo: 0.8, lit: 0.6 })
  ink.wash(far, { alpha: 0.4 })
  ink.clip(far, () => ink.black(wings.farTip))
  const tail = ink.path('-32,0* -56,2 -64,10* -54,10 -58,16* -30,9*', true)
  ink.form(tail, { width: 2.4, halo: 0.6 })
  ink.clip(tail, () => ink.black('-50,0 -70,8 -56,20 -48,12'))
  const body = ink.clay([ink.ellipse(-4, 0, 34, 12.5, -6), ink.ellipse(28, -9, 12, 10.4)], 9)
  const tone = { from: 0.56, to: 0.9, width: 1.9, spacing: 2.4, angle: -40 }
  ink.form(body, { width: 2.7, halo: 0.8, tone })
  ink.lines(['-20,10 -34,13 -44,14', '-14,12 -28,16 -38,18'], { width: 1.8, profile: 'flick' })
  ink.form('38,-13* 50,-10 55,-4* 46,-5 38,-5*', { width: 2, halo: 0.3 })
  ink.black('48,-10 55,-4 50,-5')
  ink.black(ink.ellipse(31, -12, 2.3, 2.5))
  ink.line('26,-17 32,-17.6 37,-15', { width: 2, profile: 'flick' })
  const near = ink.path(wings.near, true)
  ink.form(near, { width: 2.8, halo: 1.2, lit: 0.5 })
  ink.clip(near, () => {
    ink.black(wings.nearTip)
    ink.lines(wings.feathers, { width: 1.6, profile: 'swell' })
  })
  ink.contour(near, { width: 2.8 })
}

/** From the front, as it comes about. */
function drawTurningGull(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    const across = (path: string) =>
      path.replace(/(^| )(-?\d+),/g, (_, gap: string, x: string) => `${gap}${Number(x) * side},`)
    const wing = ink.path(across('6,-8* 22,-26 48,-40 76,-36 104,-20* 84,-20 64,-18 42,-6 24,4 8,6*'), true)
    ink.form(wing, { width: 2.7, halo: 0.8, lit: 0.5 })
    if (side === 1) ink.wash(wing, { alpha: 0.4 })
    ink.clip(wing, () => {
      ink.black(across('74,-50 120,-20 84,-12 70,-18 80,-28'))
      ink.lines([across('14,-8 32,-22 54,-28'), across('16,0 36,-10 58,-16')], { width: 1.6, profile: 'swell' })
    })
  }
  const body = ink.clay([ink.ellipse(0, 3, 15, 15), ink.ellipse(1, -11, 11, 10)], 5)
  ink.form(body, { width: 2.7, halo: 0.8, tone: { from: 0.6, to: 0.9, width: 1.9, spacing: 2.4, angle: -40 } })
  ink.lines(['-6,16 -7,22', '6,16 7,22'], { width: 2, profile: 'flick' })
  ink.form('-4,-9* 5,-9* 1,2*', { width: 2, halo: 0.3 })
  for (const x of [-5, 7]) ink.black(ink.ellipse(x, -13, 2.2, 2.4))
  ink.lines(['-9,-18 -3,-17', '4,-17 10,-18'], { width: 1.9, profile: 'flick' })
}

interface Wings {
  readonly far: string
  readonly farTip: string
  readonly near: string
  readonly nearTip: string
  readonly feathers: readonly string[]
}

const UP: Wings = {
  far: '8,-8* 14,-34 34,-58 62,-72 98,-78* 84,-66 64,-52 44,-32 32,-10 22,-2*',
  farTip: '62,-84 110,-86 84,-60 66,-58 70,-68',
  near: '12,-6* 2,-30 -14,-58 -40,-82 -86,-100* -78,-86* -66,-76 -52,-52 -40,-26 -22,-4 -4,2*',
  nearTip: '-36,-84 -100,-110 -80,-80 -64,-72 -58,-60 -52,-74',
  feathers: ['-6,-8 -22,-34 -40,-56', '-18,-8 -32,-28 -46,-48', '4,-10 -8,-34 -26,-58'],
}
const LEVEL: Wings = {
  far: '8,-8* 26,-26 54,-36 84,-36 112,-28* 94,-22 74,-18 52,-16 34,-6 22,0*',
  farTip: '80,-44 124,-36 110,-18 78,-12 86,-28',
  near: '12,-6* -4,-26 -30,-42 -62,-44 -106,-30* -92,-24* -76,-22 -54,-14 -34,0 -18,6 -4,4*',
  nearTip: '-58,-50 -120,-40 -104,-14 -78,-14 -70,-24 -66,-36',
  feathers: ['2,-6 -22,-22 -46,-26', '-8,-2 -28,-12 -52,-16', '4,-12 -16,-30 -40,-34'],
}
const DOWN: Wings = {
  far: '8,-8* 24,-22 46,-22 68,-8 88,18* 68,12 50,6 34,6 20,4*',
  farTip: '66,-16 100,24 70,20 62,6',
  near: '12,-8* -2,-24 -24,-28 -48,-14 -72,22* -58,16 -40,12 -26,10 -6,6*',
  nearTip: '-52,-18 -82,26 -58,20 -44,4',
  feathers: ['0,-2 -18,-6 -34,0', '-4,2 -20,2 -36,8'],
}
const WINGS: Readonly<Record<string, Wings>> = { up: UP, level: LEVEL, down: DOWN }

/** A post in the shallows, for a gull to stand on. (0, 0) is where it meets the water, its top 96 above. */
export function drawPost(ink: Ink): void {
  const post = ink.path('-13,4* -14,-40 -12,-92* 13,-94* 14,-40 15,4*', true)
  ink.form(post, { width: 3, halo: 1.4, tone: { from: 0.5, width: 2.2, spacing: 2.4, angle: -86 } })
  ink.clip(post, () => {
    ink.black('2,-96 18,-96 18,8 4,8 6,-30 1,-60')
    ink.feather('1,-94 4,-60 6,-30 4,4', {
      ...{ side: 1, length: 8, width: 2.2, spacing: 4, slant: 70 },
      envelope: () => 1,
    })
    ink.lines(['-8,-84 -7,-50 -9,-16', '-3,-70 -2,-40 -3,-10'], { width: 1.5, profile: 'swell' })
  })
  ink.form(ink.ellipse(0, -94, 13, 4.4, -3), { width: 2.4 })
  ink.lines(['-16,-66 0,-61 17,-65', '-16,-60 0,-55 17,-59'], { width: 3.2, profile: 'even' })
  ink.lines(['-34,6 -14,2 16,2 40,7', '-22,12 0,9 26,12'], { width: 2.2, profile: 'swell' })
}
