import { type Container, Matrix } from 'pixi.js'
import { type PagePlace, pageX, pageY } from '../../../assets/trip/shared'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import { cos, sin } from '../../../src/stage/contract/rules/portableMath'
import { type Fall, fallen, type Pose } from '../layout'

/** What shadows are tinted and how dense they are: the page shows through. */
const SHADOW = { tint: 0x3c3833, alpha: 0.46 } as const

/** Paper on paper: so far the shadow of what lies is seen beside it, in scene units. */
export const EDGE = { x: 7, y: 9 } as const

/** One for all: it is written and read at once. */
const matrix = new Matrix()

/** Stands a cut-out up on the page, or lays it down; `turn` is how far its foot line falls for a unit to the right, seen from above. */
export function standUp(figure: Container, foot: PagePlace, pose: Readonly<Pose>, fall: Fall, turn = 0): void {
  figure.setFromMatrix(lay(foot, pose, fall, turn, fallen(fall, pose.risen)))
}

/** Lays its shadow down over the page about the same foot; `share` is how high it stands of its own height. */
export function layShadow(
  shadow: Container,
  foot: PagePlace,
  pose: Readonly<Pose>,
  fall: Fall,
  turn = 0,
  share = 1,
): void {
  const { ground, slant, length, risen, up } = pose
  const lies = fallen(fall, risen)
  const { a, b, c, d, tx, ty } = lay(foot, pose, fall, turn, lies)
  matrix.set(
    lerp(1, a, lies),
    lerp(turn * ground, b, lies),
    lerp(-slant * share * up, c, lies),
    lerp(length * share * up, d, lies),
    tx + EDGE.x * lies,
    ty + EDGE.y * lies,
  )
  shadow.setFromMatrix(matrix)
}

/** How a cut-out lies that has gone over by a share: turned in the plane of the page, which is seen foreshortened. */
function lay(
  foot: PagePlace,
  { ground, figure, up }: Readonly<Pose>,
  fall: Fall,
  slope: number,
  share: number,
): Matrix {
  const { turn, x, y, lean = 0, length = 1 } = fall
  const [along, across] = [cos(turn * share), sin(turn * share)]
  const height = lerp(figure, ground * length, share) * up
  return matrix.set(
    along,
    height * across + slope * ground,
    lean * share - across,
    height * along,
    pageX(foot) + x * share,
    pageY(foot.deep, ground) + y * share,
  )
}

/** By what share of its height something springs up too far, and at what share of its time it is there. */
const SPRING = { over: 0.08, top: 0.62 } as const

/** How far something has sprung up at a share of its time: 0…1, and a little over. */
export function sprung(share: number): number {
  if (share < SPRING.top) return (1 + SPRING.over) * smoothstep(0, SPRING.top, share)
  return 1 + SPRING.over * (1 - smoothstep(SPRING.top, 1, share))
}

/** Makes a white silhouette a shadow. */
export function tintShadow<Shadow extends Container>(shadow: Shadow): Shadow {
  shadow.tint = SHADOW.tint
  shadow.alpha = SHADOW.alpha
  return shadow
}
