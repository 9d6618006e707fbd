import { drawDog, drawDogTail } from '../characters/dog'
import { drawDogHead } from '../characters/dogHead'
import { drawMitt } from '../characters/dogPaws'
import type { Gaze } from '../characters/eyes'
import type { Ink } from '../ink/ink'
import { EAR_ROOTS, EARED, type Eared, type Face, onHead } from './shared'

/*
 * The dog in the parts that move: his tail and his flopping ear trail behind the rest of him. The ear is cut out of the drawing
 * that he is on every day.
 */

/** All of the ear that flops beyond where it bends, on his head, and nothing of his skull, nor of a tear that lies before it. */
const EAR_PLACES: Readonly<Record<Eared, readonly (readonly [x: number, y: number])[]>> = {
  bow: [
    [30, -60],
    [46, -47],
    [57, -31],
    [62, -16],
    [84, -14],
    [84, 13],
    [124, 13],
    [130, -70],
    [60, -80],
  ],
  hold: [
    [30, -62],
    [46, -48],
    [58, -31],
    [62, -12],
    [62, 2],
    [69, 14],
    [74, 26],
    [73, 34],
    [104, 34],
    [110, -60],
    [60, -70],
  ],
  burst: [
    [28, -70],
    [41, -61],
    [51, -49],
    [56, -40],
    [84, -40],
    [84, -12],
    [130, -12],
    [140, -90],
    [60, -100],
  ],
}

/** How thick the ear is where it bends, in units. */
const BEND = 15

const isEared = (face: Face): face is Eared => EARED.some((eared) => eared === face)

function earOf(face: Eared): string {
  return EAR_PLACES[face]
    .map(([x, y]) => onHead(face, x, y))
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}*`)
    .join(' ')
}

/** All of him but his tail and his ear. */
export function drawBody(ink: Ink, face: Face): void {
  const draw = () => drawDog(ink, { mood: face, tailless: true })
  if (isEared(face)) ink.clip(earOf(face), draw, { outside: true })
  else draw()
}

export function drawTail(ink: Ink, face: Face): void {
  drawDogTail(ink, face)
}

/** The ear, with the black that it turns in. */
export function drawEar(ink: Ink, face: Eared): void {
  const { x, y } = EAR_ROOTS[face]
  ink.clip(earOf(face), () => drawDog(ink, { mood: face, tailless: true }))
  ink.black(ink.ellipse(x, y, BEND, BEND))
}

/** The tail as it stands straight up out of the grass while the rest of him goes about in it. */
export function drawProwlTail(ink: Ink): void {
  ink.black(ink.tube('-100.4,-178@15.2 -101,-130@16.4 -100,-60@17', { root: true }))
  ink.clip('-400,-600* 400,-600* 400,-174* -400,-174*', () => drawDogTail(ink, 'startled'))
}

/** Where he looks when he looks out of the grass. */
const PEEK_LOOKS = ['left', 'right', 'up', 'wide'] as const
const GAZES: Readonly<Record<(typeof PEEK_LOOKS)[number], Gaze>> = {
  left: [-1, 0.1],
  right: [1, 0.1],
  up: [0.1, -0.8],
  wide: [0, 0],
}

/** His head, eyes shut: the middle of the skull is at (0, 0). */
export function drawPeek(ink: Ink): void {
  ink.light = [0.5, -0.66, 0.56]
  drawDogHead(ink, 'calm', { blink: true })
}

/** His eyes, all curiosity, over the lids of that. */
function drawPeekEyes(ink: Ink, look: (typeof PEEK_LOOKS)[number]): void {
  const [across, down] = GAZES[look]
  const isWide = look === 'wide'
  for (const x of [-24, 31]) {
    ink.form(ink.ellipse(x, -17, isWide ? 17 : 16.4, isWide ? 20 : 17.6), { width: 2.8, halo: 0.6, gap: 0.08 })
    const size = isWide ? 0.62 : 1.24
    const [atX, atY] = [x + across * 6.6, -16 + down * 7]
    ink.black(ink.ellipse(atX, atY, 6.6 * size, 8 * size))
    ink.dot(atX - 2.2 * size, atY - 3.2 * size, 2 * size, { white: true })
  }
}

/** The same as a sprite, without his line and size. */
export const PEEK_EYES = {
  ...{ left: -50, top: -72, width: 112, height: 84 },
  frames: PEEK_LOOKS,
  draw: (ink: Ink, frame: number) => drawPeekEyes(ink, PEEK_LOOKS[frame] ?? 'wide'),
} as const

/** A paw that holds the blades apart: the toes are about (0, 0). */
export function drawPaw(ink: Ink): void {
  ink.light = [0.5, -0.66, 0.56]
  ink.at(0, 4, { rotate: 8, scale: 1.1 }, () => drawMitt(ink))
}

/** A tear that flies, one of three. */
export function drawTear(ink: Ink, frame: number): void {
  ink.at(0, 0, { scale: [1, 0.76, 0.6][frame] ?? 1 }, () => {
    ink.form('0,-17* 6,-4 9,4 6,11 0,13 -6,11 -9,4 -6,-4', { width: 2.4, halo: 0.8, gap: 0 })
    ink.line('-4,4 -3,8 1,9', { width: 1.6, profile: 'swell' })
  })
}
