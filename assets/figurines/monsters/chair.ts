import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { drawEye, drawSpikes, drawTongue } from './parts'

/** A biting chair: it is offered to guests. 0, 0 is the ground between its claws. */
export function drawChair(ink: Ink): void {
  standShadow(ink, -84, 90)
  drawClawFoot(ink, -44, -8, -1)
  drawClawFoot(ink, 50, -10, 1)
  ink.at(0, -30, { rotate: -4 }, () => {
    drawBack(ink)
    drawMouth(ink)
    drawArm(ink, -1)
    drawArm(ink, 1)
    drawSkirt(ink)
    drawDoily(ink)
  })
  drawClawFoot(ink, -78, 2, -1)
  drawClawFoot(ink, 82, 0, 1)
}

function drawClawFoot(ink: Ink, x: number, y: number, side: 1 | -1): void {
  made(
    ink,
    [
      [x - 10, y - 34, 1, 1],
      [x + 11, y - 34, 1, 1],
      [x + 6 + side * 4, y - 16],
      [x + 14 + side * 4, y - 4],
      [x + 12 + side * 6, y + 4, 1, 1],
      [x - 14 + side * 6, y + 4, 1, 1],
      [x - 14 + side * 4, y - 4],
      [x - 5 + side * 4, y - 16],
    ],
    'dusk',
    { width: 2.4 },
  )
  drawSpikes(ink, [
    [x - 10 + side * 6, y, 112, 11, 7],
    [x + side * 6, y + 1, 92, 12, 7],
    [x + 10 + side * 6, y, 70, 11, 7],
  ])
}

function drawBack(ink: Ink): void {
  const back = made(
    ink,
    '-54,-60* -54,-104 -58,-150 -70,-180* -40,-190 -24,-206 0,-212 26,-206 42,-190 72,-182* 60,-150 56,-104 56,-58*',
    'black',
    { rim: 2.6 },
  )
  ink.clip(back, () => {
    // Deep buttons, and the pull of the cloth to each.
    for (const [x, y] of [
      [-38, -88],
      [0, -92],
      [38, -88],
      [-20, -186],
      [22, -187],
      [-46, -166],
      [48, -167],
    ] as const) {
      for (const angle of [20, 70, 120, 160, 210, 250, 300, 340]) {
        const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
        scrape(ink, 1.3, [`${x + cos * 5},${y + sin * 5} ${x + cos * 12},${y + sin * 12}`], 'flick')
      }
      ink.dot(x, y, 3, { white: true })
    }
  })
  // Nails along the frame.
  for (let i = 0; i < 15; i++) {
    const angle = Math.PI * (1.06 + (i / 14) * 0.88)
    ink.dot(1 + Math.cos(angle) * 50, -142 + Math.sin(angle) * 56, 1.9, { white: true })
  }
  drawEye(ink, [-25, -134, 19], [0.2, 0.6], [0.28, 0.58], '#8a7c69')
  drawEye(ink, [25, -135, 17], [-0.2, 0.6], [0.6, 0.24], '#8a7c69')
  scrape(ink, 3.4, ['-48,-160 -26,-160 -10,-148', '48,-163 28,-161 12,-149'], 'pen')
}

/** Where one sits. */
function drawMouth(ink: Ink): void {
  made(ink, '-66,-66* -40,-80 0,-84 42,-80 68,-66* 66,-6* -64,-4*', 'dusk', { width: 2.8, halo: 1 })
  ink.black('-58,-60* -30,-70 0,-72 32,-70 60,-60* 56,-18 0,-8 -54,-16')
  drawTongue(ink, '-30,-16 -36,-40 -20,-52 2,-48 22,-53 38,-40 34,-2 12,8 -14,6', '2,-44 4,-6')
  drawSpikes(ink, [
    [-50, -62, 84, 18, 12],
    [-34, -68, 92, 22, 13],
    [-16, -71, 86, 17, 12],
    [1, -72, 92, 23, 13],
    [18, -71, 88, 17, 12],
    [36, -68, 92, 22, 13],
    [51, -62, 98, 17, 12],
  ])
}

function drawArm(ink: Ink, side: 1 | -1): void {
  const arm = made(
    ink,
    [
      [side * 54, -2, 1, 1],
      [side * 56, -70],
      [side * 66, -92],
      [side * 90, -96],
      [side * 104, -80],
      [side * 98, -62],
      [side * 92, -4, 1, 1],
    ],
    'black',
    { rim: 2.2, halo: 1.6 },
  )
  ink.clip(arm, () =>
    scrape(ink, 2, [
      [
        [side * 74, -76],
        [side * 86, -84],
        [side * 94, -74],
        [side * 84, -64],
        [side * 76, -72],
        [side * 84, -78],
      ],
      [
        [side * 64, -60],
        [side * 62, -30],
        [side * 62, -6],
      ],
      [
        [side * 88, -52],
        [side * 86, -28],
        [side * 84, -6],
      ],
    ]),
  )
  for (const y of [-50, -38, -26, -14]) ink.dot(side * 75, y, 1.8, { white: true })
}

function drawSkirt(ink: Ink): void {
  drawSpikes(ink, [
    [-44, -12, -94, 19, 12],
    [-27, -8, -86, 15, 12],
    [30, -8, -94, 15, 12],
    [46, -12, -86, 20, 12],
  ])
  const cushion = made(ink, '-66,-18* -36,-8 -2,-4 36,-8 68,-18* 76,-6 68,8* 0,15 -66,9* -74,-4', 'stone', {
    width: 2.9,
    halo: 0.8,
    from: 0.56,
  })
  ink.clip(cushion, () => {
    for (let i = -7; i < 8; i++) ink.line(`${i * 11},-22 ${i * 11 + 3},22`, { width: i % 2 ? 5 : 1.6, profile: 'even' })
  })
  // Fringe, and a slipper that was left.
  for (let i = -11; i < 12; i++)
    ink.line(`${i * 6},${12 - Math.abs(i) * 0.3} ${i * 6 + (i % 2)},${22 - Math.abs(i) * 0.3}`, {
      width: 2.4,
      profile: 'flick',
    })
  const tongueEnd = ink.form('-18,-8* 22,-10* 26,12 14,26 -6,25 -18,12', { width: 2.2, halo: 1 })
  ink.wash(tongueEnd, { color: '#d8432b', alpha: 0.9 })
  ink.at(4, 16, { rotate: -8 }, () => {
    made(ink, '-24,4* -22,-6 -6,-10 4,-16 20,-12 24,2* 10,7 -14,8', 'bright', { width: 2.2, halo: 1 })
    ink.black('-20,-2* -8,-8 2,-13 0,-4 -8,0')
    made(ink, ink.ellipse(16, -14, 5), 'bright', { width: 1.8, from: false })
  })
}

/** Crocheted, so that it should not look dangerous. */
function drawDoily(ink: Ink): void {
  const lace = ink.scalloped('-34,-212* 0,-218 36,-212* 32,-186 22,-172 2,-166 -18,-172 -30,-188', {
    size: 11,
    depth: 4,
  })
  const doily = made(ink, lace, 'bright', { width: 2.2, halo: 1.2, from: false })
  ink.clip(doily, () => {
    // A star of holes inside a ring of holes.
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * Math.PI * 2
      ink.dot(1 + Math.cos(angle) * 27, -194 + Math.sin(angle) * 20, 2.6)
    }
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * 360 + 12
      ink.at(1, -194, { rotate: angle }, () => ink.black(ink.leaf(4, 0, 0, 12, 6, { belly: 0.6 })))
    }
    ink.line(ink.ellipse(1, -194, 21, 15.6), { width: 1.3, closed: true, profile: 'even' })
  })
}
