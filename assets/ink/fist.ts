import type { Ink } from './ink'
import type { Options } from './numbers'
import { type Color, PAPER } from './palette'
import type { Line } from './path'
import type { Tone } from './tone'

/** A clenched hand, its fingers towards us. */
export interface Fist {
  /** From the wrist to the knuckles, in units; 40 when not given. */
  size: number
  /** Degrees it is turned, clockwise; upright, its wrist below, when not given. */
  turn: number
  /** Which hand it is: the thumb comes from the right on a left one. Left when not given. */
  hand: 'left' | 'right'
  fill: Color
  /** The outline, in units; 2.6 when not given. */
  width: number
  /** Its shading; light when not given. */
  tone: Options<Tone>
}

/** The fingers from the little one: where each knuckle stands, where its tip is folded to, and how thick it is. */
const FINGERS = [
  { knuckle: [-29, -17], tip: [-24, 10], thick: 15 },
  { knuckle: [-13, -29], tip: [-11, 11], thick: 18 },
  { knuckle: [6, -33], tip: [5, 10], thick: 19 },
  { knuckle: [25, -27], tip: [21, 7], thick: 19 },
] as const

/** Units below which a hand has no room for fingers: knuckles in a mitten, as one draws them at that size. */
const SMALL = 28

/** Closes a fist about (x, y): four folded fingers no two alike, the thumb across them. What it holds is drawn before it. Hands back its silhouette. */
export function drawFist(ink: Ink, x: number, y: number, fist: Options<Fist> = {}): Line {
  const { size = 40, turn = 0, hand = 'left', fill = PAPER, width = 2.4 } = fist
  const scale = size / 80
  // Lines and shading keep the page's units, or small fists would clog.
  const line = (units: number) => units / scale
  const tone = { from: 0.58, to: 0.92, width: 1.5, spacing: 2.3, angle: -52, ...fist.tone }
  const parts: Line[] = []
  if (size < SMALL) {
    ink.at(x, y, { rotate: turn, scaleX: hand === 'right' ? 1 : -1 }, () => {
      parts.push(...drawMitten(ink, size / 18, { fill, width, tone }))
    })
    return ink.union(parts)
  }
  ink.at(x, y, { scale: 1, rotate: turn }, () => {
    ink.at(0, 0, { scaleX: hand === 'left' ? scale : -scale, scaleY: scale }, () => {
      const heel = '-36,-14 -37,8 -31,24 -22,34 -19,50* 0,54 21,51* 25,36 36,22 39,4 36,-20 20,-30 -8,-30'
      parts.push(ink.form(heel, { width, fill, halo: 1, gap: 0.08, tone }))
      for (const [i, { knuckle, tip, thick }] of FINGERS.entries()) {
        const [top, left] = [knuckle[1], knuckle[0]]
        const middle = [(left + tip[0]) / 2 - 1.5, (top + tip[1]) / 2 - 3, thick * 1.04]
        const finger = ink.tube([[left, top, thick * 0.96], middle, [...tip, thick * 0.86]], { root: true })
        parts.push(ink.form(finger, { width: width * 0.86, fill, halo: 0.7, gap: 0.1, tone }))
        const [creaseX, creaseY] = [middle[0] ?? 0, (middle[1] ?? 0) + i * 0.6]
        const half = thick * 0.3
        const crease = [
          [creaseX - half, creaseY + 1],
          [creaseX, creaseY + 3],
          [creaseX + half, creaseY],
        ]
        ink.line(crease, { width: line(1.1), profile: 'swell' })
      }
      const thumb = ink.tube('39,12@17 30,21@20 12,23@19 -3,19@16 -9,17@14', { root: true })
      parts.push(ink.form(thumb, { width, fill, halo: 1.1, gap: 0.1, tone }))
      ink.lines(['14,16 17,22 15,28', '10,17 12,22 11,27'], { width: line(1), profile: 'swell' })
      ink.line('-13,13 -4,11 1,14', { width: line(1.1), profile: 'swell' })
      ink.line('-24,34 -12,38 0,36', { width: line(1.2), profile: 'flick' })
    })
  })
  return ink.union(parts)
}

/** A right hand some 18 units high, its knuckles up and its thumb to the left. */
function drawMitten(ink: Ink, scale: number, form: Required<Pick<Fist, 'fill' | 'width' | 'tone'>>): Line[] {
  const parts: Line[] = []
  ink.at(0, 0, { rotate: -90, scale }, () => {
    const knuckles = [ink.ellipse(4, -4, 4, 3.4), ink.ellipse(5, 1, 4, 3.4), ink.ellipse(4, 5, 3.6, 3)]
    const palm = ink.clay([ink.ellipse(0, 0, 8.6, 7.8), ...knuckles], 1.6)
    parts.push(ink.form(palm, { ...form, halo: 1, gap: 0.14 }))
    ink.lines(['1,-3 7.6,-2', '1,1.6 8.4,2.4', '1,5 6,5.8'], { width: 1.2, profile: 'flick' })
    const thumb = ink.tube('-4,-6@4.4 1,-8.4@4.4 4,-8@3.4', { root: true })
    parts.push(ink.form(thumb, { width: form.width * 0.8, fill: form.fill, halo: 0.4 }))
  })
  return parts
}
