import type { Container } from 'pixi.js'
import { FACE_DOWN, UNIT } from '../../../assets/booger/shared'

/** Scene units of a height on the face, given in drawing units. */
export const faceY = (y: number): number => (y + FACE_DOWN) * UNIT

/** Puts a part of the face where it belongs, in drawing units of the face. Returns that part. */
export function placeOnFace<Part extends Container>(part: Part, [x, y]: readonly [number, number]): Part {
  part.position.set(x * UNIT, faceY(y))
  return part
}
