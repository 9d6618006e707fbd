import type { Ink } from '../../ink/ink'
import { VERMILION } from '../../ink/palette'
import { made, scrape } from '../kit/stuff'
import { drawEye } from './parts'

/**
 * The stroke that it is, far to near: every stretch crosses the ones before it. It swells where a pen would be pressed.
 */
const STROKE = [
  '84,-10@11 40,-2@15 -20,-8@20 -66,-30@22 -86,-66@20',
  '-86,-64@20 -84,-100@16 -50,-118@13 0,-110@14 50,-86@19 72,-54@21',
  '72,-56@21 78,-30@17 52,-20@14 22,-38@14 6,-80@18 -4,-128@22',
  '-4,-126@22 -6,-168@20 -30,-184@15 -54,-172@13 -56,-150@13 -34,-138@15 8,-142@20 48,-164@24',
  '48,-162@24 76,-184@25 78,-214@24 56,-228@24 34,-222@24',
] as const

/** A flourish: the end of a signature, with a will of its own. 0, 0 is the ground below it. */
export function drawFlourish(ink: Ink): void {
  drawTail(ink)
  for (const [part, spine] of STROKE.entries()) drawStretch(ink, spine, part)
  ink.at(26, -222, { rotate: -10 }, () => drawHead(ink))
}

function drawStretch(ink: Ink, spine: string, part: number): void {
  const black = ink.cut(ink.tube(spine, { root: true, round: 0.6 }), { halo: 2.6 })
  ink.black(black)
  ink.clip(black, () => {
    ink.line(ink.beside(spine, { share: -0.62, from: 0.06, to: 0.94 }), {
      width: 2,
      white: true,
      bare: true,
      profile: 'swell',
    })
    // Diamonds, as on a snake; but they are the light on wet ink.
    const middle = ink.beside(spine)
    const every = 17
    for (let i = part === 0 ? 30 : every; i < middle.points.length - 8; i += every) {
      const [at, next] = [middle.points[i], middle.points[i + 1]]
      if (!at || !next) continue
      const turn = (Math.atan2(next.y - at.y, next.x - at.x) * 180) / Math.PI
      ink.page(() =>
        ink.at(at.x, at.y, { rotate: turn }, () => ink.black('-7,1* 0,-3* 7,1* 0,5*', { white: true, bare: true })),
      )
    }
  })
}

function drawTail(ink: Ink): void {
  ink.at(84, -10, { rotate: 28 }, () => {
    made(ink, '-6,-8* 8,-8* 8,8* -6,8*', 'dusk', { width: 2, halo: 1 })
    made(ink, '6,-7* 18,-10 32,-5 42,0* 32,5 18,10 6,7*', 'bright', { width: 2.2, halo: 0.8 })
    ink.line('20,0 40,0', { width: 1.5, profile: 'even' })
    ink.dot(19, 0, 2.3)
  })
  ink.black(ink.ellipse(112, 14, 9, 3))
}

function drawHead(ink: Ink): void {
  // The tongue is the dash after the name.
  ink.line('-28,6 -48,10 -62,4', { width: 5.4, profile: 'even' })
  ink.line('-28,6 -48,10 -62,4', { width: 3.4, color: VERMILION, profile: 'even' })
  ink.lines(['-60,5 -74,-4', '-60,5 -74,12'], { width: 3, profile: 'flick' })
  const head = made(ink, '20,-14* 4,-24 -18,-20 -36,-6 -40,6 -30,14 -8,18 14,14 24,8*', 'black', { halo: 2, rim: 1.8 })
  ink.clip(head, () => scrape(ink, 2, ['-38,5 -20,6 -2,3 8,-4']))
  drawEye(ink, [-8, -12, 9], [-0.6, 0.4], [0.2, 0.5], '#5b5650')
  ink.dot(-33, -1, 1.4, { white: true })
  ink.line('-20,-24 -8,-26 4,-20', { width: 3.2, profile: 'pen' })
}
