import type { Ink } from '../../ink/ink'
import { made, scrape } from '../kit/stuff'
import { drawDrip, drawEye, stem } from './parts'

/** A nibstalker on its four pens, and on tiptoe: it leaves no trace but four lines. 0, 0 is the ground below it. */
export function drawNibstalker(ink: Ink): void {
  drawLeg(ink, [-20, -150], [-50, -128], [-46, 0], 'dusk')
  drawLeg(ink, [24, -150], [52, -132], [38, -3], 'dusk')
  ink.at(0, -172, { rotate: 7 }, () => drawBody(ink))
  drawLeg(ink, [-34, -164], [-84, -190], [-76, 2], 'stone')
  drawLeg(ink, [36, -158], [88, -176], [80, -2], 'stone')
}

type Joint = readonly [x: number, y: number]

/** Hip, knee, and the point of the nib. */
function drawLeg(ink: Ink, hip: Joint, knee: Joint, point: Joint, holder: 'stone' | 'dusk'): void {
  const [x, y] = point
  stem(
    ink,
    `${hip[0]},${hip[1]}@10 ${(hip[0] + knee[0]) / 2},${(hip[1] + knee[1]) / 2 - 4}@9 ${knee[0]},${knee[1]}@8`,
    'black',
  )
  ink.at(x, y, { rotate: (Math.atan2(knee[0] - x, y - knee[1]) * 180) / Math.PI }, () => {
    const long = Math.hypot(knee[0] - x, knee[1] - y)
    stem(ink, `0,${-long}@9 0,${-long * 0.7}@12 0,-48@10`, holder, { width: 2.3 })
    made(ink, '-6,-52* 6,-52* 6.6,-38* -6.6,-38*', 'black', { rim: 1.2, halo: 0.6 })
    const nib = made(ink, '-6,-40* 6,-40* 9,-24 5,-11 0,0* -5,-11 -9,-24', 'bright', {
      width: 2,
      halo: 0.6,
      from: 0.55,
    })
    ink.line('0,-22 0,-2', { width: 1.4, profile: 'even' })
    ink.dot(0, -24, 2.2)
    ink.contour(nib, { width: 1.6 })
  })
  made(ink, ink.ellipse(knee[0], knee[1], 7.5, 7), 'black', { halo: 0.8 })
}

function drawBody(ink: Ink): void {
  for (const [x, length, width] of [
    [-18, 26, 8],
    [-4, 40, 10],
    [13, 22, 7],
  ] as const)
    drawDrip(ink, x, 34, length, width)
  ink.black(ink.leaf(-2, 92, 90, 16, 8, { belly: 0.72, tip: 0.8 }))
  const ball = made(ink, ink.ellipse(0, 0, 48, 46), 'black', { rim: 2.4, halo: 1.4 })
  ink.clip(ball, () => {
    scrape(ink, 6, ['-37,-10 -32,-26 -20,-36'])
    scrape(ink, 2, ['-36,12 -30,24 -18,34', '20,36 32,26 38,12'])
  })
  // Its cap: the stopper of the pot that it came out of.
  ink.at(6, -44, { rotate: 4 }, () => {
    made(ink, '-18,4* -20,-14* 18,-16* 18,4* 0,8', 'dusk', { width: 2.4, halo: 1 })
    made(ink, '-24,-12* -22,-22* 22,-24* 23,-13* 0,-9', 'stone', { width: 2.3, halo: 0.8 })
    made(ink, ink.ellipse(0, -30, 9, 8), 'black', { halo: 0.8 })
  })
  drawEye(ink, [-15, -4, 15], [-0.3, 0.9], [0.3, 0.44], '#8a7c69')
  drawEye(ink, [17, -6, 17], [-0.5, 0.9], [0.44, 0.26], '#8a7c69')
  // It holds its breath.
  ink.form(ink.ellipse(-3, 22, 5, 4), { width: 1.4, halo: 0.2 })
  ink.lines(['-16,17 -11,21 -12,26', '5,26 6,21 11,17'], { width: 1.6, white: true, profile: 'pen' })
}
