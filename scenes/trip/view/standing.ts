import { type Container, Matrix } from 'pixi.js'
import { type PagePlace, pageX, pageY } from '../../../assets/trip/shared'
import type { Pose } from '../layout'

/** What shadows are tinted and how dense they are: the page shows through. */
const SHADOW = { tint: 0x3c3833, alpha: 0.46 } as const

/** One for all: it is written and read at once. */
const matrix = new Matrix()

/** Stands a cut-out up on the page; `turn` is how far its foot line falls for a unit to the right, seen from above. */
export function standUp(
  figure: Container,
  foot: PagePlace,
  { ground, figure: height }: Readonly<Pose>,
  turn = 0,
): void {
  figure.setFromMatrix(matrix.set(1, turn * ground, 0, height, pageX(foot), pageY(foot.deep, ground)))
}

/** Lays its shadow down over the page about the same foot; `share` is how high it stands of its own height. */
export function layShadow(shadow: Container, foot: PagePlace, pose: Readonly<Pose>, turn = 0, share = 1): void {
  const { ground, slant, length } = pose
  shadow.setFromMatrix(
    matrix.set(1, turn * ground, -slant * share, length * share, pageX(foot), pageY(foot.deep, ground)),
  )
}

/** Makes a white silhouette a shadow. */
export function tintShadow<Shadow extends Container>(shadow: Shadow): Shadow {
  shadow.tint = SHADOW.tint
  shadow.alpha = SHADOW.alpha
  return shadow
}
