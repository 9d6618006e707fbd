import { drawBallEye } from '../../characters/eyes'
import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { stalk } from './parts'

/** Somebody's right hand, out for a walk on its fingers; it sees by its ring. 0, 0 is the ground under its knuckles. */
export function drawHand(ink: Ink): void {
  standShadow(ink, -60, 84, 2)
  // Far fingers first, shaded, on the tips of which it treads.
  finger(ink, '46,-104@34 88,-116@30 102,-70@27 100,-14@23', 'far')
  finger(ink, '28,-96@36 62,-96@30 68,-52@27 62,-4@23', 'far')
  drawCuff(ink)
  const back = made(ink, '-66,-96* -52,-132 -22,-156 14,-160 44,-144 60,-112 52,-84 20,-72 -20,-70 -52,-78*', 'paper', {
    width: 3.4,
    from: 0.5,
  })
  // Three darts, as on every good glove.
  ink.clip(back, () =>
    ink.lines(['-34,-132 -14,-134 4,-124', '-26,-146 0,-148 18,-136', '-2,-156 22,-154 36,-142'], {
      width: 3.2,
      profile: 'swell',
    }),
  )
  finger(ink, '18,-108@40 34,-92@34 26,-44@30 22,4@25', 'near')
  finger(ink, '-22,-104@42 -18,-84@36 -32,-40@31 -28,6@26', 'near')
  // The thumb, up: it goes ahead and feels the way.
  finger(ink, '-46,-104@40 -82,-104@33 -104,-78@29 -112,-40@24', 'near')
  for (const path of [
    '-40,-52 -32,-48 -22,-52',
    '12,-50 24,-46 34,-51',
    '-112,-78 -104,-74 -96,-82',
    '-6,-116 0,-110 8,-112',
  ])
    ink.line(path, { width: 1.8, profile: 'swell' })
  drawRing(ink)
}

/** One finger of a glove that was white: a seam down its side, its tip worn black. */
function finger(ink: Ink, spine: string, place: 'near' | 'far'): void {
  const line = made(
    ink,
    ink.tube(spine, { root: true, round: 0.9 }),
    'paper',
    place === 'near' ? { width: 3, halo: 1.8 } : { width: 2.8, halo: 1.4, from: 0.16 },
  )
  const tip = ink.pointsOf(ink.path(spine)).at(-1)
  if (!tip) return
  ink.clip(line, () => {
    const { x, y } = tip
    ink.black([
      [x - 22, y - 6],
      [x - 8, y - 10],
      [x + 6, y - 4],
      [x + 22, y - 9],
      [x + 24, y + 30],
      [x - 24, y + 30],
    ])
    scrape(ink, 2, [`${x - 7},${y + 2} ${x - 6},${y + 7}`])
  })
}

/** The cuff: frilled, buttoned, and nobody in it. */
function drawCuff(ink: Ink): void {
  stalk(ink, '-30,-110@56 -44,-150@50 -58,-184@54', 'paper', { width: 3, round: 0.2 })
  const frill = ink.scalloped('-100,-178* -72,-206 -34,-210 -14,-192* -24,-172 -56,-160 -88,-160', {
    size: 20,
    depth: 7,
  })
  made(ink, frill, 'stone', { width: 2.8, halo: 1.4 })
  ink.lines(['-84,-170 -92,-182', '-66,-168 -70,-180', '-46,-172 -46,-182', '-30,-180 -24,-190'], {
    width: 1.7,
    profile: 'flick',
  })
  const mouth = ink.ellipse(-60, -196, 40, 15, -16)
  made(ink, mouth, 'paper', { width: 2.6, halo: 0.6 })
  const dark = ink.ellipse(-59, -194, 33, 10.4, -16)
  ink.black(dark)
  // Two eyes look out of it: somebody has moved in.
  for (const x of [-66, -56]) ink.dot(x, -194 - (x + 61) * 0.3, 2, { white: true })
  const band = ink.path('-70,-166* -42,-158 -16,-172* -12,-160* -40,-144 -68,-152*', true)
  made(ink, band, 'black', { halo: 0.8 })
  made(ink, ink.ellipse(-36, -154, 6, 6), 'paper', { width: 1.8, halo: 0.6 })
  for (const [x, y] of [
    [-38, -155],
    [-34, -153],
  ] as const)
    ink.dot(x, y, 1)
}

/** The ring whose stone looks. */
function drawRing(ink: Ink): void {
  made(ink, '8,-86* 26,-78 46,-84* 46,-72* 26,-65 7,-74*', 'black', { halo: 1.2 })
  ink.at(25, -88, { rotate: 8 }, () => {
    for (const angle of [-150, -110, -70, -30, 150, 30])
      made(ink, ink.leaf(0, 0, angle, 33, 13, { belly: 0.4, tip: 0.4 }), 'black', { halo: 0.6, rim: 1 })
    drawBallEye(ink, { x: 0, y: 0, radius: 21, gaze: [-0.6, 0.2], lid: [0.3, 0.12], lidColor: '#5b5650', width: 3 })
  })
}
