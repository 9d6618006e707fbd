import { drawBadge } from '../characters/captainCap'
import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { INDIGO, VERMILION } from '../ink/palette'

/** Locks of hair from under the cap: x, y, angle, length, width, bend. */
function drawLocks(ink: Ink, locks: readonly (readonly [number, number, number, number, number, number])[]): void {
  for (const [x, y, angle, length, width, bend] of locks) {
    const lock = ink.leaf(x, y, angle, length, width, { bend, belly: 0.5 })
    ink.form(lock, { width: 2.4, halo: 1, gap: 0.1, tone: { from: 0.56, width: 1.6, spacing: 2.3, angle: 80 } })
    ink.line(
      [
        [x, y + length * 0.3],
        [x + bend * 0.2 - 1, y + length * 0.56],
        [x + bend * 0.5, y + length * 0.8],
      ],
      { width: 1.6, profile: 'swell' },
    )
  }
}

/** His head from behind, about where the bridge of his nose is. @param isListening with an ear pricked, and the ribbons swinging */
export function drawBackHead(ink: Ink, isListening: boolean): void {
  // The beard's crest beyond the cheek: it is so wide that it shows from behind.
  const crest = ink.path(
    '40,20* 70,28 92,48 100,70 116,80 132,76 140,62* 146,84 134,104 110,110 84,104* 96,122 90,138* 66,134 40,112 20,80',
    true,
  )
  ink.form(crest, { width: 3.2, halo: 1.6 })
  ink.clip(crest, () => {
    ink.between('50,30 78,56 96,84 124,90 140,72', '28,70 60,104 84,124 90,136', 6, {
      width: 2.6,
      profile: 'swell',
      trim: 0.3,
    })
    ink.black('84,104* 104,108 122,106 108,112 94,112 98,122 92,128 88,114')
  })
  const left = ink.path(
    '-58,10* -84,18 -100,38 -98,60 -112,62 -122,52* -122,76 -104,88 -80,82* -84,98 -76,110* -50,98 -36,60',
    true,
  )
  ink.form(left, { width: 3, halo: 1.6 })
  ink.clip(left, () =>
    ink.between('-60,16 -88,40 -94,68 -116,64', '-40,50 -62,84 -74,104', 5, {
      width: 2.4,
      profile: 'swell',
      trim: 0.3,
    }),
  )
  // Cheek, brow and the tip of the nose, as seen past the ear.
  ink.form('40,-30* 60,-26 70,-8 76,10 72,30 58,44 36,46', {
    width: 3.2,
    halo: 1.2,
    tone: { from: 0.5, width: 1.9, spacing: 2.4 },
  })
  ink.wash('52,4 68,4 74,20 64,34 50,26', { color: VERMILION, alpha: 0.5 })
  const nose = ink.ellipse(80, 14, 11, 10)
  ink.form(nose, { width: 3, halo: 1 })
  ink.tint(nose, { color: VERMILION, offset: 1.6, alpha: 0.8 })
  ink.form('58,-28* 72,-34 88,-28* 82,-22 88,-16* 74,-14 62,-16*', { width: 2.4, halo: 1 })
  const skull = ink.path('-60,-44* -66,-14 -64,16 -54,44 -34,60 0,66 34,58 52,34 58,0 54,-44*', true)
  ink.form(skull, { width: 3.4, halo: 1.4, tone: { from: 0.5, to: 0.86, width: 2.1, spacing: 2.4, angle: -56 } })
  // A neck in two rolls, and the hair that a cap leaves one.
  ink.lines(['-46,40 -30,34 -6,33', '-30,55 -6,48 22,50'], { width: 2.6, profile: 'swell' })
  drawLocks(ink, [
    [-62, -44, 96, 70, 17, -12],
    [36, -44, 84, 62, 15, 8],
    [-46, -46, 93, 84, 19, 6],
    [20, -46, 92, 78, 18, -8],
    [-28, -46, 88, 92, 19, -7],
    [2, -46, 90, 90, 20, 9],
    [-12, -46, 91, 78, 17, 5],
  ])
  ink.at(isListening ? 4 : 0, isListening ? -6 : 0, { rotate: isListening ? 12 : 0 }, () => {
    const ear = ink.path('40,-18* 46,-32 60,-34 66,-20 62,0 52,14 40,12*', true)
    ink.form(ear, { width: 3, halo: 1.2, tone: { from: 0.5, width: 1.8, spacing: 2.3 } })
    ink.line('46,-16 54,-25 59,-18 55,-2', { width: 2, profile: 'swell' })
    ink.line(ink.ellipse(47, 19, 6, 7.6), { width: 2.6, profile: 'even', closed: true })
  })
  drawCapBehind(ink, isListening)
}

function drawCapBehind(ink: Ink, isListening: boolean): void {
  solid(ink, '56,-44* 78,-40 92,-28 86,-24 66,-30 54,-34*', 1.2)
  const crown = ink.path(
    '-68,-48* -88,-58 -96,-76 -84,-90 -56,-92 -26,-104 10,-108 44,-100 70,-92 84,-76 78,-58 64,-48*',
    true,
  )
  ink.form(crown, {
    width: 3.6,
    halo: 1.8,
    tone: { from: 0.42, to: 0.74, width: 2.8, spacing: 2.4, angle: -42, cross: 0.4 },
  })
  ink.tint(crown, { color: INDIGO, alpha: 0.92, offset: 3.4 })
  ink.lines(['-60,-54 -74,-66 -72,-80', '-30,-56 -42,-72 -34,-90', '20,-56 34,-74 28,-96', '48,-56 64,-70 62,-84'], {
    width: 2.2,
    profile: 'flick',
  })
  solid(ink, '-70,-36* -34,-28 0,-27 34,-30 60,-38* 64,-58* 34,-50 0,-48 -36,-50 -70,-56*', 1)
  ink.lines(['-64,-42 -30,-34 4,-33', '-60,-52 -30,-46'], { width: 1.6, white: true, profile: 'swell' })
  // Two ribbons hang from it.
  for (const path of ['-6,-30* 4,-29 2,-6 8,10* -2,6 -8,12* -8,-8', '8,-29* 17,-30 20,-8 28,4* 18,4 14,12* 10,-8']) {
    ink.at(4, -30, { rotate: isListening ? 24 : 0 }, () =>
      ink.at(-4, 30, {}, () => {
        const ribbon = ink.path(path, true)
        ink.cut(ribbon, { halo: 1 })
        ink.black(ribbon)
      }),
    )
  }
}

export function drawOverHead(ink: Ink): void {
  const skull = ink.path(
    '-58,-46* -66,-18 -62,16 -50,46 -24,64 12,66 40,56 52,34 54,14 46,0 44,-14 50,-24 44,-46*',
    true,
  )
  ink.form(skull, { width: 3.4, halo: 1.4, tone: { from: 0.56, to: 0.9, width: 2, spacing: 2.4, angle: -56 } })
  ink.wash('10,22 28,16 44,26 42,40 24,46 8,38', { color: VERMILION, alpha: 0.5 })
  ink.lines(['18,26 22,33 20,40', '27,25 31,32 30,38'], { width: 1.5, profile: 'flick' })
  drawLocks(ink, [
    [-8, -44, 98, 44, 13, -5],
    [-60, -44, 97, 72, 17, -14],
    [-46, -46, 94, 84, 18, -9],
    [-30, -46, 97, 72, 16, -12],
    [-18, -46, 99, 56, 14, -8],
  ])
  // The eye, all the way in its corner: at us.
  const [x, y] = [20, 2]
  const white = ink.path(
    `${x - 17},${y + 2}* ${x - 6},${y - 9} ${x + 8},${y - 9} ${x + 16},${y}* ${x + 8},${y + 9} ${x - 6},${y + 10}`,
    true,
  )
  ink.cut(white)
  ink.clip(white, () => {
    ink.form(ink.ellipse(x - 9, y + 1, 7.4, 8), { width: 1.7, gap: 0 })
    ink.black(ink.ellipse(x - 10, y + 1.4, 4.8, 5.4))
    ink.dot(x - 11.4, y - 0.2, 1.5, { white: true })
    ink.cut(`${x - 20},${y - 16}* ${x + 20},${y - 16}* ${x + 20},${y - 3}* ${x},${y - 3} ${x - 20},${y - 2}*`)
  })
  ink.line(`${x - 20},${y + 2} ${x - 8},${y - 4} ${x + 6},${y - 4} ${x + 19},${y + 1}`, {
    width: 4.2,
    profile: 'swell',
  })
  ink.line(`${x - 16},${y + 4} ${x - 4},${y + 10} ${x + 8},${y + 9} ${x + 15},${y + 3}`, { width: 2, profile: 'swell' })
  ink.line(`${x - 18},${y + 11} ${x - 4},${y + 19} ${x + 12},${y + 15}`, { width: 2.4, profile: 'swell' })
  ink.lines(
    [
      `${x - 21},${y} ${x - 28},${y - 4}`,
      `${x - 21},${y + 5} ${x - 29},${y + 6}`,
      `${x - 19},${y + 10} ${x - 25},${y + 15}`,
    ],
    { width: 1.7, profile: 'flick' },
  )
  const nose = ink.clay(
    [
      ink.tube('42,-18@17 54,2@22 64,18@32', { root: true }),
      ink.ellipse(70, 28, 24, 20, 14),
      ink.ellipse(48, 36, 13, 11),
    ],
    7,
  )
  ink.form(nose, {
    width: 3.4,
    halo: 1.2,
    gap: 0.12,
    tone: { from: 0.5, to: 0.84, width: 2.3, spacing: 2.3, angle: -46 },
  })
  ink.clip(nose, () => {
    ink.wash(nose, { alpha: 0.86, color: VERMILION, dx: 2, dy: 3, fade: { from: [66, 44], to: [46, -14] } })
    ink.lines(['48,29 44,37 50,46'], { width: 2.2, profile: 'swell' })
  })
  ink.black('60,14 66,10 70,13 66,22 60,24', { white: true })
  // Moustache: the far half peeps out, the near half sweeps back.
  ink.form('66,48* 82,48 96,58 108,78 122,82* 112,92 96,88* 92,96 80,88 70,74*', { width: 3, halo: 1.4 })
  const near = ink.path(
    '62,48* 46,44 22,52 2,66 -18,90 -32,116 -48,120 -56,108* -60,128 -46,142 -26,138* -30,146 -14,142 -4,126* 8,124 22,108* 36,104 52,88 62,70*',
    true,
  )
  ink.form(near, { width: 3.2, halo: 1.8, tone: { from: 0.56, to: 0.9, width: 2, spacing: 2.4, angle: -70 } })
  ink.clip(near, () =>
    ink.between('58,52 30,58 4,78 -20,112 -48,126', '56,80 34,96 16,110 -8,128', 8, {
      width: 2,
      profile: 'swell',
      trim: 0.5,
      jitter: 0.6,
    }),
  )
  const ear = ink.path('-42,-16* -50,-32 -38,-42 -20,-36 -16,-16 -24,6 -38,14*', true)
  ink.form(ear, { width: 3, halo: 1.2, tone: { from: 0.5, width: 1.8, spacing: 2.3 } })
  ink.line('-40,-14 -37,-28 -27,-28 -25,-12 -32,0', { width: 2, profile: 'swell' })
  ink.black('-34,-12 -28,-17 -25,-10 -30,-2')
  ink.line(ink.ellipse(-33, 21, 6, 7.6), { width: 2.6, profile: 'even', closed: true })
  // Cap, from the side; the brow over its peak.
  const crown = ink.path(
    '-62,-48* -88,-52 -104,-68 -98,-86 -68,-92 -36,-104 0,-108 34,-100 56,-86 66,-68 58,-50*',
    true,
  )
  ink.form(crown, {
    width: 3.6,
    halo: 1.8,
    tone: { from: 0.42, to: 0.74, width: 2.8, spacing: 2.4, angle: -42, cross: 0.4 },
  })
  ink.tint(crown, { color: INDIGO, alpha: 0.92, offset: 3.4 })
  ink.lines(['-54,-54 -70,-66 -66,-80', '-24,-56 -38,-74 -28,-90', '22,-56 36,-72 30,-92'], {
    width: 2.2,
    profile: 'flick',
  })
  solid(ink, '-64,-36* -30,-29 4,-28 40,-32 58,-38* 60,-57* 34,-51 2,-49 -32,-51 -64,-57*', 1)
  ink.lines(['-58,-42 -26,-35 6,-34', '-56,-53 -28,-47'], { width: 1.6, white: true, profile: 'swell' })
  ink.at(46, -44, { rotate: -6, scaleX: 0.5 }, () => drawBadge(ink))
  solid(ink, '24,-36* 44,-35 62,-40* 84,-34 94,-22 86,-16 62,-18 40,-20 20,-24', 1.4)
  ink.line('34,-26 56,-25 82,-22', { width: 3, white: true, profile: 'swell' })
  const brow = ink.path(
    '54,-16* 44,-30 28,-37 12,-34 -2,-39* 1,-29 -9,-26* 2,-20 -4,-12* 9,-17 11,-9* 20,-16 27,-8* 35,-13 48,-5*',
    true,
  )
  ink.form(brow, { width: 2.6, halo: 1.2, gap: 0.12 })
  ink.clip(brow, () =>
    ink.lines(['50,-14 34,-28 14,-30', '44,-10 28,-22 6,-24', '30,-12 16,-20 4,-18'], { width: 1.6, profile: 'flick' }),
  )
}

export function drawOverBeard(ink: Ink): void {
  const beard = ink.path(
    '-52,20* -66,44 -62,76 -44,104* -58,108 -62,122* -36,132 0,134 34,128* 40,144 56,150* 84,136 116,116 128,86 122,64* 114,80 100,88 90,82* 104,64 96,40 78,30 40,60 -10,60',
    true,
  )
  ink.form(beard, { width: 3.4, halo: 1.6, contour: false })
  ink.clip(beard, () => {
    ink.black('84,82* 90,100 78,118 54,132 30,134 60,120 74,100 76,84')
    ink.between('-46,30 -52,70 -40,100 -54,116', '20,70 30,100 40,130 54,146', 8, {
      width: 2.6,
      profile: 'swell',
      trim: 0.3,
    })
    ink.between('66,76 84,96 104,100 122,78', '40,80 60,112 90,124 122,100', 5, {
      width: 2.6,
      profile: 'swell',
      trim: 0.3,
    })
    ink.wash('0,60 100,40 130,80 60,150 0,140', { alpha: 0.4, color: INDIGO, fade: { from: [110, 140], to: [10, 70] } })
  })
  ink.contour(beard, { width: 3.4, gap: 0.12 })
}
