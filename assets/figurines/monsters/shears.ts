import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { drawEye, drawSpikes, stem } from './parts'

/** Biting shears, out for a walk on their handles. 0, 0 is the ground between their feet. */
export function drawShears(ink: Ink): void {
  standShadow(ink, -66, 74)
  ink.at(-4, -112, { rotate: -5 }, () => {
    drawHalf(ink, 1)
    drawHalf(ink, -1)
    drawPivot(ink)
  })
  drawClippings(ink)
}

/** One half: a leg below the pivot, a jaw above it, crossed over. */
function drawHalf(ink: Ink, side: 1 | -1): void {
  const knee = side > 0 ? -40 : -50
  stem(ink, `${side * 4},6@13 ${side * 36},${knee + 76}@12 ${side * 40},60@12`, 'black', { rim: 1.2 })
  const grip = side > 0 ? '36,52@19 44,78@22 52,104@20' : '-38,48@19 -50,76@22 -44,106@20'
  made(ink, ink.tube(grip, { root: true, round: 0.6 }), 'dusk', {
    width: 2.6,
    halo: 1,
    inside: () =>
      ink.lines(side > 0 ? ['36,58 48,96', '44,60 54,94'] : ['-42,58 -50,96', '-50,62 -44,98'], {
        width: 1.5,
        profile: 'swell',
      }),
  })
  made(ink, ink.ellipse(side * 37, 50, 12, 7, side * -18), 'stone', { width: 2.2 })
  // The boots of whoever last tried to stop them.
  const [x, y] = side > 0 ? [54, 108] : [-44, 108]
  made(
    ink,
    [
      [x - 11, y - 10, 1, 1],
      [x + 11, y - 9, 1, 1],
      [x + 12 + side * 5, y],
      [x + side * 28, y + 8, 1, 1],
      [x - side * 13, y + 9, 1, 1],
    ],
    'black',
    { rim: 1.2 },
  )
  const blade = made(
    ink,
    [
      [side * -12, 14, 1, 1],
      [side * 12, 4],
      [side * 32, -30],
      [side * 46, -86],
      [side * 40, -140, 1, 1],
      [side * 22, -96],
      [side * 10, -50],
      [side * -4, -22, 1, 1],
      [side * -20, -8],
    ],
    'bright',
    { width: 3, halo: 1.6, from: 0.5, angle: 20 },
  )
  ink.clip(blade, () => {
    ink.black([
      [side * 12, 6, 1, 1],
      [side * 32, -30],
      [side * 46, -86],
      [side * 40, -142, 1, 1],
      [side * 70, -80, 1, 1],
      [side * 40, 10, 1, 1],
    ])
    ink.black([
      [side * 40, -142, 1, 1],
      [side * 38, -86],
      [side * 24, -34],
      [side * 4, 6, 1, 1],
      [side * 30, 6, 1, 1],
      [side * 50, -80],
    ])
    scrape(ink, 1.8, [
      [
        [side * 43, -122],
        [side * 42, -86],
        [side * 30, -36],
      ],
    ])
  })
  ink.contour(blade, { width: 3 })
  const teeth = [
    [25, -104, 16],
    [20, -86, 19],
    [14, -68, 17],
    [9, -50, 14],
  ] as const
  drawSpikes(
    ink,
    teeth.map(([tx, ty, long]) => [side * tx, ty, side > 0 ? 186 : -8, long, 15] as const),
  )
}

function drawPivot(ink: Ink): void {
  made(ink, ink.ellipse(0, 0, 34, 31), 'stone', { width: 3, halo: 1.6, from: 0.6 })
  for (const [x, y] of [
    [0, -26],
    [1, 26],
  ] as const)
    ink.dot(x, y, 2.6)
  drawEye(ink, [-13, -3, 13], [0.6, -0.3], [0.1, 0.5], '#8a7c69')
  drawEye(ink, [14, -4, 15], [0.2, -0.3], [0.5, 0.1], '#8a7c69')
  ink.line('-26,-21 -12,-18 -3,-12', { width: 4, profile: 'pen' })
  ink.line('28,-24 14,-19 4,-13', { width: 4, profile: 'pen' })
}

function drawClippings(ink: Ink): void {
  for (const [x, y, angle, length] of [
    [-6, -228, 30, 22],
    [16, -214, 118, 20],
    [-10, -196, 200, 18],
    [-82, -40, 60, 18],
    [84, -92, 140, 18],
    [4, -4, 12, 20],
    [-90, 6, -30, 16],
    [-12, 2, 170, 16],
  ] as const) {
    made(ink, ink.leaf(x, y, angle, length, 10, { belly: 0.45 }), 'dusk', { width: 1.7, halo: 0.8, from: false })
    ink.at(x, y, { rotate: angle }, () => ink.line(`1,0 ${length * 0.9},0`, { width: 1.1 }))
  }
}
