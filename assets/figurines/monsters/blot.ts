import type { Ink } from '../../ink/ink'
import { drawPlate } from '../kit/baseMarks'
import { made, scrape } from '../kit/stuff'
import { drawDrip, drawEye, stem } from './parts'

/** A plain blot, on what was ordered before anybody had seen it. 0, 0 is the top of the step below the column. */
export function drawPlainBlot(ink: Ink): void {
  drawColumn(ink)
  drawCurtain(ink)
  drawRope(ink)
  ink.at(2, -154, { rotate: 5 }, () => drawBlot(ink))
}

function drawColumn(ink: Ink): void {
  made(ink, '-56,2* -52,-14* 52,-15* 57,2* 0,6', 'stone')
  made(ink, '-46,-14* -42,-26* 42,-27* 46,-14* 0,-10', 'bright')
  const shaft = made(ink, '-34,-26* -32,-70 -35,-116* 35,-117* 33,-70 36,-26* 0,-21', 'bright', {
    width: 3,
    from: false,
  })
  ink.clip(shaft, () => {
    for (const x of [-25, -13, 0, 13, 24]) {
      ink.black(`${x},-108* ${x + 4},-112 ${x + 8},-108* ${x + 7},-70 ${x + 8},-34* ${x + 4},-30 ${x},-34*`)
    }
    ink.black('20,-118* 40,-118* 40,-20* 24,-20*')
  })
  ink.contour(shaft, { width: 3 })
  // Volutes.
  for (const side of [-1, 1] as const) {
    made(ink, ink.ellipse(side * 44, -116, 15, 14), 'bright', { halo: 1 })
    ink.line(
      [
        [side * 44, -128],
        [side * 55, -118],
        [side * 46, -106],
        [side * 37, -114],
        [side * 43, -121],
        [side * 48, -115],
      ],
      { width: 2, profile: 'even' },
    )
  }
  made(ink, '-60,-128* -64,-140* 64,-142* 61,-128* 0,-122', 'stone', { width: 2.8, halo: 1 })
  made(ink, '-48,-139* -44,-150* 44,-151* 48,-140* 0,-136', 'bright', { halo: 0.6, from: 0.6 })
  drawPlate(ink, 0, -7, 1.1)
}

/** Velvet, gathered, with tassels. */
function drawCurtain(ink: Ink): void {
  const cloth = made(
    ink,
    '-62,-136* -30,-118 0,-114 32,-119 63,-137* 58,-124* 30,-98 0,-92 -30,-98 -58,-122*',
    'black',
    { halo: 1.2, rim: 1.6 },
  )
  ink.clip(cloth, () => scrape(ink, 1.8, ['-56,-130 -24,-108 20,-106 56,-130', '-48,-124 -20,-100 20,-100 50,-124']))
  for (const [x, turn] of [
    [-61, 6],
    [62, -4],
  ] as const)
    ink.at(x, -132, { rotate: turn }, () => {
      made(ink, ink.ellipse(0, 6, 6, 6), 'dusk', { width: 2, halo: 0.8 })
      made(ink, '-5,12* 5,12* 10,40* 4,36* 0,42* -4,36* -10,39*', 'dusk', { width: 2, halo: 0.8 })
      ink.lines(['-2,14 -5,36', '2,14 5,35'], { width: 1.3, profile: 'flick' })
    })
}

/** Posts and a cord, to hold back the crowd. */
function drawRope(ink: Ink): void {
  for (const [x, y] of [
    [-84, 6],
    [86, 3],
  ] as const) {
    made(ink, `${x - 13},${y}* ${x - 5},${y - 8} ${x + 5},${y - 8} ${x + 13},${y}* ${x},${y + 4}`, 'black', {
      rim: 1.2,
    })
    stem(ink, `${x},${y - 6}@7 ${x + 1},${y - 28}@6 ${x},${y - 52}@7`, 'bright', { width: 2.1 })
    made(ink, ink.ellipse(x, y - 58, 8, 8), 'bright', { width: 2.2 })
  }
  stem(ink, '-82,-44@7 -50,-14@9 0,4@9 46,-12@9 84,-46@7', 'dusk', { width: 2.2, halo: 1.4 })
  for (let i = -7; i <= 7; i++) {
    const x = i * 10.4
    const y = -8 + 10 - (x * x) / 170
    ink.line(`${x - 3},${y - 4 - Math.abs(i) * 0.2} ${x + 3},${y + 3}`, { width: 1.5 })
  }
}

/** Flat, and as wide as what it was thrown with; two drops of it fell beside it. */
function drawBlot(ink: Ink): void {
  const blot = made(
    ink,
    '-50,2* -40,-3 -32,-12 -38,-22* -28,-20 -20,-27 -6,-31 4,-44* 8,-31 20,-28 27,-17 40,-16* 34,-8 44,-1 56,4* 40,8 20,5 14,10 2,6 -10,9 -24,5',
    'black',
    { rim: 1.8, halo: 1.4 },
  )
  ink.clip(blot, () => scrape(ink, 2.6, ['-26,-10 -20,-18 -13,-22']))
  drawDrip(ink, 12, 6, 20, 7)
  made(ink, ink.ellipse(-62, 0, 5, 3.4), 'black', { rim: 0, halo: 0.6 })
  made(ink, ink.ellipse(46, -22, 3.4, 3.6), 'black', { rim: 0, halo: 0.6 })
  drawEye(ink, [-7, -12, 8], [0.2, 0.5], [0.1, 0.1])
  drawEye(ink, [13, -12, 9], [0, 0.5], [0.1, 0.1])
}
