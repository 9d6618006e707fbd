import { drawFist } from '../../ink/fist'
import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { BRIGHT, made, scrape } from '../kit/stuff'
import { drawEye, drawSpikes, stem } from './parts'

/** A grumpcap: whoever picks it is picked. 0, 0 is the ground below it. */
export function drawGrumpcap(ink: Ink): void {
  standShadow(ink, -44, 60)
  drawFarArm(ink)
  drawStem(ink)
  ink.at(2, -96, { rotate: -8 }, () => drawCap(ink))
  drawNearArm(ink)
  drawYoung(ink)
}

function drawStem(ink: Ink): void {
  const foot = made(ink, '-22,-100* -26,-66 -40,-28 -48,-4 -40,7 0,10 40,7 52,-4 42,-30 28,-66 26,-100*', 'bright', {
    width: 3,
    from: 0.44,
  })
  ink.clip(foot, () =>
    ink.lines(['-18,-64 -26,-36 -34,-10', '-6,-60 -8,-40', '12,-60 18,-34 22,-6', '0,-26 2,-2'], {
      width: 1.7,
      profile: 'swell',
    }),
  )
  // The ring of it, torn: a collar.
  made(
    ink,
    '-28,-72* 0,-64 30,-74* 44,-52* 30,-54* 24,-44* 12,-52* 0,-42* -10,-52* -24,-44* -28,-54* -42,-50*',
    'stone',
    { width: 2.4, halo: 1.2 },
  )
  for (const x of [-26, -6, 16, 34]) ink.black(ink.leaf(x, 3, 96 - x * 0.6, 9, 9, { belly: 0.4, tip: 0.7 }))
}

function drawCap(ink: Ink): void {
  // What should be gills is a mouth.
  const gills = ink.form('-92,-4* -40,-16 40,-16 94,-2* 70,24 24,38 -28,37 -72,22', {
    width: 2.8,
    halo: 1.4,
    fill: '#1d1a17',
  })
  ink.black(gills)
  drawSpikes(ink, [
    [-82, -6, 66, 22, 12],
    [-66, -10, 82, 36, 13],
    [-50, -13, 78, 30, 12],
    [-34, -15, 90, 46, 14],
    [-17, -16, 86, 36, 13],
    [0, -16, 92, 50, 14],
    [17, -16, 90, 36, 13],
    [34, -15, 94, 46, 14],
    [51, -13, 98, 31, 12],
    [68, -10, 104, 34, 13],
    [83, -6, 112, 21, 12],
  ])
  const cap = made(
    ink,
    '-98,2* -104,-26 -84,-70 -44,-104 6,-114 54,-102 90,-68 106,-24 98,4* 50,-10 0,-14 -50,-10',
    'dusk',
    {
      width: 3.2,
      halo: 1.2,
      from: 0.54,
    },
  )
  ink.clip(cap, () => {
    ink.black('36,-116* 70,-96 96,-60 110,-20 104,8* 70,-6 76,-44 62,-82')
    ink.feather('36,-116 62,-82 76,-44 70,-6', { side: 1, length: 16, width: 2.4, slant: 18, envelope: () => 1 })
    for (const [x, y, wide, high, turn] of [
      [-70, -56, 12, 9, -40],
      [-30, -92, 14, 8, -14],
      [22, -96, 10, 6, 8],
      [-88, -22, 7, 9, 0],
      [62, -34, 9, 11, 20],
      [78, -66, 6, 9, -24],
      [4, -78, 6, 4, 0],
    ] as const)
      ink.form(ink.ellipse(x, y, wide, high, turn, 0.1), { width: 1.8, halo: 0, fill: BRIGHT })
  })
  ink.contour(cap, { width: 3.2 })
  drawEye(ink, [-36, -46, 18], [0.3, 0.4], [0.2, 0.58], '#5b5650')
  drawEye(ink, [14, -47, 20], [0, 0.4], [0.6, 0.22], '#5b5650')
  ink.black('-60,-70* -54,-76 -26,-64 -16,-54* -22,-52 -44,-62')
  ink.black('42,-76* 36,-82 8,-66 -4,-55* 2,-53 26,-64')
}

function drawFarArm(ink: Ink): void {
  stem(ink, '22,-58@16 60,-36@15 82,-44@14', 'bright')
  ink.line('58,-42 62,-46', { width: 1.5 })
  drawFist(ink, 90, -50, { size: 30, turn: 62, hand: 'right', fill: BRIGHT })
}

function drawNearArm(ink: Ink): void {
  stem(ink, '-26,-58@16 -66,-50@15 -64,-34@14', 'bright', { halo: 1.4 })
  drawFist(ink, -66, -22, { size: 30, turn: 190, hand: 'left', fill: BRIGHT })
}

/** One of its own, learning. */
function drawYoung(ink: Ink): void {
  made(ink, '58,6* 60,-12 72,-13 74,6*', 'bright', { width: 2, halo: 1.2 })
  made(ink, '48,-9* 50,-24 66,-31 82,-24 86,-9* 66,-13', 'black', { halo: 0.8 })
  scrape(ink, 3, ['58,-22 59,-20', '70,-25 72,-24', '78,-17 79,-16'])
  ink.lines(['61,-5 65,-3', '71,-5 68,-3'], { width: 1.8 })
}
