import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made } from '../kit/stuff'
import { coatOf, drawEye, drawSpikes, drawTongue, stem } from './parts'

/** A burr: bristles, bird's feet, and for the rest teeth. 0, 0 is the ground between its feet. */
export function drawBurr(ink: Ink): void {
  standShadow(ink, -44, 46)
  drawFeet(ink)
  // The spoon went in from behind; somebody had hoped to be left some soup.
  ink.at(34, -150, { rotate: 27 }, () => {
    stem(ink, '0,20@9 1,-20@8 0,-54@7', 'dusk', { width: 2.3 })
    const bowl = made(ink, ink.ellipse(0, -72, 14, 20, 3), 'dusk', { halo: 1.2 })
    ink.clip(bowl, () => ink.black('-2,-92 12,-84 12,-62 0,-53 6,-72'))
    ink.contour(bowl, { width: 2.4 })
  })
  ink.at(0, -104, { rotate: -6 }, () => drawBall(ink))
}

function drawFeet(ink: Ink): void {
  for (const [x, side, foot] of [
    [-22, -1, 2],
    [24, 1, -1],
  ] as const) {
    stem(ink, `${x},-52@9 ${x + side * 8},-30@8 ${x + side * 3},-3@7`, 'paper', { width: 2.2 })
    ink.lines([`${x + side * 5},-34 ${x + side * 11},-32`, `${x + side * 3},-24 ${x + side * 9},-23`], { width: 1.3 })
    for (const spread of [-16, 1, 16])
      stem(
        ink,
        `${x + side * 3},${foot - 4}@7 ${x + side * 3 + spread * 0.7},${foot + 1}@6 ${x + side * 3 + spread * 1.4},${foot + 5}@1.6`,
        'paper',
        {
          width: 2,
          halo: 0.6,
        },
      )
  }
}

function drawBall(ink: Ink): void {
  const coat = coatOf(ink, 'coat', { x: 0, y: 0, across: 62, down: 60, count: 31, length: 17, combed: 5, hang: 0 })
  ink.cut(coat, { halo: 1.6 })
  ink.black(coat)
  ink.clip(coat, () => {
    const random = ink.fork('lights')
    for (let i = 0; i < 46; i++) {
      const angle = random.between(-3.5, -0.5)
      const far = random.between(0.7, 1.02)
      const [x, y] = [Math.cos(angle) * 60 * far, Math.sin(angle) * 58 * far]
      ink.line(
        [
          [x, y],
          [x + Math.cos(angle + 0.2) * 12, y + Math.sin(angle + 0.2) * 12],
        ],
        { width: 1.7, white: true, bare: true, profile: 'flick' },
      )
    }
  })
  // All teeth: the gums go from one side to the other.
  const gums = ink.form('-56,-12* -38,-4 0,0 36,-6 57,-17* 60,10 46,36 16,48 -18,47 -46,34 -58,10', {
    width: 2.2,
    halo: 0.4,
    fill: '#1d1a17',
  })
  ink.black(gums)
  ink.clip(gums, () => drawTongue(ink, '-30,50 -26,30 -4,24 12,29 30,23 36,50', '4,28 6,44'))
  drawSpikes(ink, [
    [-46, 28, -58, 16, 12],
    [-32, 38, -80, 22, 13],
    [-17, 46, -96, 17, 13],
    [-1, 47, -88, 24, 13],
    [15, 47, -94, 18, 13],
    [31, 40, -104, 23, 13],
    [46, 28, -122, 15, 12],
    [-54, -12, 68, 22, 13],
    [-40, -6, 86, 32, 15],
    [-24, -3, 80, 25, 13],
    [-9, -1, 92, 36, 15],
    [8, -1, 86, 27, 14],
    [24, -4, 95, 35, 15],
    [40, -8, 90, 26, 13],
    [53, -15, 104, 19, 11],
  ])
  drawEye(ink, [-20, -30, 14], [0.8, 0.5], [0.1, 0.46], '#5b5650')
  drawEye(ink, [18, -36, 19], [-0.6, 0.3], [0.44, 0.1], '#5b5650')
}
