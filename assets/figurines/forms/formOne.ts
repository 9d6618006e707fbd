import type { Ink } from '../../ink/ink'
import { drawTeeth, stalk } from '../bosses/parts'
import { made, scrape } from '../kit/stuff'
import { drawNib } from './parts'

/** Where a leg runs, and where and which way (degrees from the right, clockwise) its nib points. */
interface Leg {
  readonly spine: string
  readonly nib: readonly [x: number, y: number, angle: number, size: number]
}

const FAR: readonly Leg[] = [
  { spine: '36,-128@18 70,-140@15 92,-168@11 88,-200@7', nib: [87, -203, -104, 0.8] },
  { spine: '-36,-128@18 -72,-132@15 -98,-154@11 -100,-184@7', nib: [-100, -187, -84, 0.8] },
  { spine: '20,-90@15 40,-112@11 48,-60@9 44,-22@6', nib: [44, -22, 94, 0.62] },
  { spine: '-20,-90@15 -38,-108@11 -44,-60@9 -46,-20@6', nib: [-46, -20, 90, 0.62] },
  { spine: '44,-104@20 82,-124@15 104,-84@11 104,-18@7.4', nib: [104, -18, 92, 1] },
  { spine: '-44,-104@20 -78,-118@15 -102,-76@11 -106,-14@7.4', nib: [-106, -14, 90, 1] },
]

const NEAR: readonly Leg[] = [
  { spine: '40,-76@19 66,-86@15 78,-44@11 66,-6@7.4', nib: [66, -6, 100, 0.86] },
  { spine: '-40,-78@19 -64,-84@15 -76,-40@11 -68,-2@7.4', nib: [-68, -2, 84, 0.86] },
]

/** Morvane, unbottled: a drop of ink the size of a house on eight legs that all end in nibs; the crown is the king's. 0, 0 is the ground under it. */
export function drawFormOne(ink: Ink): void {
  ink.black('-66,8 -30,-2 40,-3 74,6 60,14 20,11 4,17 -38,13')
  for (const leg of FAR) drawLeg(ink, leg)
  drawDrop(ink)
  drawFace(ink)
  ink.at(22, -228, { rotate: 16, scale: 1.3 }, () =>
    made(ink, '-11,4* -14,-9* -6,-3 -1,-14* 5,-3 13,-10* 11,4* 0,7', 'bright', { width: 2.1, halo: 1.4 }),
  )
  for (const leg of NEAR) drawLeg(ink, leg)
}

function drawLeg(ink: Ink, { spine, nib: [x, y, rotate, scale] }: Leg): void {
  ink.at(x, y, { rotate, scale }, () => drawNib(ink))
  stalk(ink, spine, 'black', { halo: 1.6, rim: 1.7 })
}

function drawDrop(ink: Ink): void {
  const drop = made(
    ink,
    '16,-232* 8,-210 -12,-186 -40,-160 -58,-126 -52,-92 -30,-70 2,-64 36,-72 56,-96 60,-130 46,-160 32,-180 26,-206*',
    'black',
    { halo: 2, rim: 2.2 },
  )
  ink.clip(drop, () => {
    scrape(ink, 2.4, ['16,-216 12,-196 -6,-178 -30,-158', '22,-204 24,-186 36,-168 48,-148'])
    scrape(ink, 1.8, ['-50,-120 -48,-98 -32,-80', '52,-118 50,-100 40,-84', '44,-82 26,-72 6,-70'])
  })
  for (const [x, y, length] of [
    [-16, -66, 20],
    [10, -64, 30],
    [30, -70, 14],
  ] as const)
    ink.black(ink.leaf(x, y - 4, 90, length, 8, { belly: 0.78 }))
}

/** Stretched as wide as it will go. */
function drawFace(ink: Ink): void {
  ink.at(0, -128, { rotate: -7, scale: 1.36 }, () => {
    const mask = '-29,-20* -33,-4 -31,14 -18,28 -2,33 16,27 30,12 33,-6 29,-24* 16,-15 2,-10* -14,-14'
    const face = made(ink, mask, 'bright', { width: 2, halo: 0, from: 0.52 })
    ink.clip(face, () => ink.black('30,-26 22,-8 24,8 12,24 30,26 44,0 40,-32'))
    ink.black('-28,-12* -14,-7 -4,0* -8,7 -18,7 -26,2')
    ink.black('27,-15* 14,-9 4,-1* 8,6 19,6 26,-1')
    for (const [x, y] of [
      [-15, 0.4],
      [14, -1],
    ] as const) {
      ink.black(ink.ellipse(x, y, 4, 3.6), { white: true })
      ink.dot(x - 0.8, y + 0.4, 1.4)
    }
    ink.black('-30,8* -18,16 0,17.6 18,14 30,6* 27,20 14,30 -3,32 -20,28')
    drawTeeth(ink, [
      [-23, 13, 88, 9, 6],
      [-15, 16, 92, 9, 6.6],
      [-6, 17, 90, 10, 6.6],
      [4, 17, 88, 9, 6.6],
      [13, 15, 92, 9, 6.6],
      [22, 11, 96, 8, 6],
    ])
    made(ink, '-2,-3* -8,6 -17,12 -19,17 -12,17.4 -4,14 3,7*', 'bright', { width: 1.8, halo: 0.5, from: 0.46 })
  })
}
