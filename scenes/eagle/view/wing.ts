import { Container, Mesh, MeshGeometry, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/eagle/manifest'
import { BONE, COVERTS, FLIGHT, HAND, LENGTHS, QUILLS, SCALES, STAGES } from '../../../assets/eagle/shared'
import { clamp, DEGREE, lerp, scatter, smoothstep } from '../../../src/stage/contract/math'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { EagleState, Wing } from '../state'
import { nearestIn } from './pose'
import { stageSince, WINGS_CUT } from './stages'

/** The shoulder, in units of the crest, of the wing on our right; the other is its mirror image. */
const SHOULDER = { x: 74, y: -134 } as const

/** How many scales lie along the bone. */
const ROLL = 27

/** Of how many pieces the bone is made that bend one after the other. */
const PIECES = 48

/** How far a feather turns that stands up, in degrees, how much longer it is as it comes nearer, as a share, and how far what covers its root turns. */
const LIFT = { turn: 10, longer: 0.09, covert: 5 } as const

/** The four ends of the wing's bones, and a place that is asked for. */
interface Arm {
  readonly x: Float64Array
  readonly y: Float64Array
  atX: number
  atY: number
}

/** One wing: feathers on a bone, each drawing of it laid anew. Light falls on the one on our left. */
export class WingView {
  readonly root = new Container({ label: 'wing' })
  readonly #isLeft: boolean
  readonly #flight: readonly DrawnSprite[]
  readonly #coverts: readonly (readonly DrawnSprite[])[]
  readonly #scales: readonly DrawnSprite[]
  readonly #bone: Bone
  readonly #arm: Arm = { x: new Float64Array(4), y: new Float64Array(4), atX: 0, atY: 0 }
  #open = 0
  #spread = 0
  #cut = 0
  #lifted = 0
  #height = 1

  constructor(kit: ViewKit<typeof manifest>, wing: Wing) {
    this.#isLeft = wing === 'left'
    const light = this.#isLeft ? 'lit' : 'dim'
    this.#flight = FLIGHT.map(() => kit.sprite(`${light}Flight`))
    this.#coverts = [
      FLIGHT.map(() => kit.sprite(`${light}Great`)),
      FLIGHT.map(() => kit.sprite(`${light}Middle`)),
      FLIGHT.map(() => kit.sprite(`${light}Small`)),
    ]
    this.#scales = Array.from({ length: ROLL }, () => kit.sprite(`${light}Scale`))
    this.#bone = new Bone(kit.texture(`${light}Bone`))
    this.root.addChild(...this.#flight, ...this.#coverts.flat(), ...this.#scales, this.#bone)
    if (this.#isLeft) this.root.scale.x = -1
  }

  /**
   * @param open how far the arm is lifted, 0 a cloak, 1 open
   * @param spread how far the fan is
   * @param drawing how far it is cut
   * @param height how high its feathers stand up, 0…1
   */
  draw(open: number, spread: number, drawing: number, { lifted }: EagleState, height: number): void {
    this.#lifted = lifted
    this.#height = height
    this.#open = open
    this.#spread = spread
    this.#cut = drawing
    this.#poseArm(open, spread)
    this.#drawFlight()
    for (let row = 0; row < this.#coverts.length; row++) this.#drawCoverts(row)
    this.#drawScales()
    this.#bone.bend(this.#arm, this.#stageOf(1) >= 0)
  }

  /** Where its bones are. */
  #poseArm(open: number, spread: number): void {
    const { x, y } = this.#arm
    const tilt = this.#isLeft ? -3 : 2
    x[0] = SHOULDER.x
    y[0] = SHOULDER.y
    this.#placeJoint(1, lerp(70, -12 + tilt, open), lerp(96, 128, open))
    this.#placeJoint(2, lerp(-96, -50 + tilt, open), lerp(150, 168, open))
    this.#placeJoint(3, lerp(72, -26 + tilt, spread), lerp(60, 96, spread))
  }

  #placeJoint(joint: number, angle: number, length: number): void {
    const { x, y } = this.#arm
    x[joint] = (x[joint - 1] ?? 0) + Math.cos(angle * DEGREE) * length
    y[joint] = (y[joint - 1] ?? 0) + Math.sin(angle * DEGREE) * length
  }

  /** Where a feather points in this drawing, in degrees: the hand's go with the fan, the arm's more and more with the arm. */
  #angleOf(angle: number, i: number): number {
    const share = i < HAND ? 0 : (i - HAND + 1) / (FLIGHT.length - HAND)
    const open = lerp(this.#spread, this.#open, share)
    return lerp(97 - i * 1.4, angle + (this.#isLeft ? -3 : 2), smoothstep(0, 1, open) * 0.35 + open * 0.65)
  }

  /** How high a feather stands up; those beside one that does, a little. */
  #liftOf(i: number): number {
    const far = Math.abs((this.#isLeft ? i : 2 * FLIGHT.length - 1 - i) - this.#lifted)
    return far > 1 ? 0 : this.#height * (far > 0 ? 0.3 : 1)
  }

  /** What is cut of a feather that comes at that share (0…1) of the wing. */
  #stageOf(share: number): number {
    const { from, to } = this.#isLeft ? WINGS_CUT.left : WINGS_CUT.right
    return stageSince(this.#cut, lerp(from, to, share), WINGS_CUT.whole)
  }

  #drawFlight(): void {
    const own = this.#isLeft ? 1 : 0.97
    for (let i = 0; i < this.#flight.length; i++) {
      const feather = FLIGHT[i]
      const sprite = this.#flight[i]
      if (!feather || !sprite) continue
      alongBone(this.#arm, rootOf(i))
      const lift = this.#liftOf(i)
      const angle = this.#angleOf(feather.angle, i) + strayOf(i, this.#isLeft, 2) - LIFT.turn * lift
      const stretch = feather.length / (QUILLS[feather.quill]?.length ?? feather.length)
      const stray = (1 + strayOf(i + 40, this.#isLeft, 0.03)) * (1 + LIFT.longer * lift)
      const long = stretch * (i < HAND ? lerp(0.92, 1, this.#spread) : own) * stray
      placeFeather(
        sprite,
        this.#arm.atX,
        this.#arm.atY,
        angle,
        long,
        feather.quill,
        this.#stageOf((i / FLIGHT.length) * 0.4),
      )
    }
  }

  #drawCoverts(row: number): void {
    const sprites = this.#coverts[row] ?? []
    const share = COVERTS[row]?.share ?? 1
    const half = row % 2 === 1 ? 0.5 : 0
    for (let i = 0; i < sprites.length; i++) {
      const feather = FLIGHT[i]
      const sprite = sprites[i]
      if (!feather || !sprite) continue
      const last = FLIGHT.length - 1
      const next = FLIGHT[Math.min(last, i + 1)] ?? feather
      alongBone(this.#arm, lerp(rootOf(i), rootOf(Math.min(last, i + 1)), half))
      const pointing = this.#angleOf(feather.angle, i)
      const angle = lerp(pointing, this.#angleOf(next.angle, Math.min(last, i + 1)), half)
      const back = 14 + row * 7
      const x = this.#arm.atX - Math.cos(pointing * DEGREE) * back
      const y = this.#arm.atY - Math.sin(pointing * DEGREE) * back
      const length = feather.length * share * (1 + strayOf(row * 20 + i + 80, this.#isLeft, 0.08))
      const drawn = nearestIn(LENGTHS[row] ?? [], length)
      const long = length / (LENGTHS[row]?.[drawn] ?? length)
      const stage = this.#stageOf(0.4 + 0.14 * row + (i / FLIGHT.length) * 0.14)
      const turned = angle + strayOf(row * 20 + i, this.#isLeft, 5) - LIFT.covert * this.#liftOf(i)
      placeFeather(sprite, x, y, turned, long, drawn, stage)
    }
  }

  #drawScales(): void {
    for (let n = 0; n < this.#scales.length; n++) {
      const sprite = this.#scales[n]
      if (!sprite) continue
      const along = 3 - (n / (ROLL - 1)) * 3
      const angle = this.#angleOf(lerp(96, -14, along / 3), 4) + strayOf(n + 7, this.#isLeft, 4)
      alongBone(this.#arm, along)
      const x = this.#arm.atX - Math.cos(angle * DEGREE) * 16
      const y = this.#arm.atY - Math.sin(angle * DEGREE) * 16
      const long = 1 + strayOf(n + 8, this.#isLeft, 0.1)
      placeFeather(sprite, x, y, angle, long, n % SCALES.drawings, this.#stageOf(0.82 + (n / ROLL) * 0.16))
    }
  }
}

/** The roll along the wing's edge: a drawing that is bent as the bones are. */
class Bone extends Mesh<MeshGeometry> {
  readonly #from: number
  readonly #length: number
  readonly #top: number
  readonly #height: number

  constructor(texture: Texture) {
    const uvs: number[] = []
    const indices: number[] = []
    for (let i = 0; i <= PIECES; i++) {
      uvs.push(i / PIECES, 0, i / PIECES, 1)
      if (i < PIECES) indices.push(2 * i, 2 * i + 1, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 2)
    }
    const geometry = new MeshGeometry({
      positions: new Float32Array(uvs.length),
      uvs: new Float32Array(uvs),
      indices: new Uint32Array(indices),
    })
    super({ geometry, texture, label: 'bone' })
    // What the sheet holds of the drawing: it was trimmed to its ink.
    const { orig, trim } = texture
    this.#from = (trim?.x ?? 0) / orig.width
    this.#length = (trim?.width ?? orig.width) / orig.width
    this.#top = (trim?.y ?? 0) - BONE.half
    this.#height = trim?.height ?? orig.height
    // The stage destroys what it sees; this it does not.
    this.once('destroyed', () => geometry.destroy(true))
  }

  /** Bends it along the arm; before it is cut it is nowhere. */
  bend(arm: Arm, isCut: boolean): void {
    const { positions } = this.geometry
    for (let i = 0; i <= PIECES; i++) {
      const along = 3 * (this.#from + (i / PIECES) * this.#length)
      alongBone(arm, along - 0.01)
      const beforeX = arm.atX
      const beforeY = arm.atY
      alongBone(arm, along + 0.01)
      const wayX = arm.atX - beforeX
      const wayY = arm.atY - beforeY
      const long = isCut ? Math.hypot(wayX, wayY) || 1 : Number.POSITIVE_INFINITY
      const x = isCut ? (arm.atX + beforeX) / 2 : 0
      const y = isCut ? (arm.atY + beforeY) / 2 : 0
      for (let edge = 0; edge < 2; edge++) {
        const off = this.#top + edge * this.#height
        positions[4 * i + 2 * edge] = x - (wayY / long) * off
        positions[4 * i + 2 * edge + 1] = y + (wayX / long) * off
      }
    }
    this.geometry.getBuffer('aPosition').update()
  }
}

/** Where a flight feather grows out of the bone: 0 is the shoulder, 2 the wrist, 3 the hand's end. */
function rootOf(i: number): number {
  return i < HAND ? 3 - i / HAND : 2 - ((i - HAND + 0.4) / (FLIGHT.length - HAND)) * 1.9
}

/** Finds a place along the bones, which are one smooth curve: 0 is the shoulder, 1 the elbow, 2 the wrist, 3 the hand's end. */
function alongBone(arm: Arm, along: number): void {
  const at = clamp(along, 0, 3)
  const bone = Math.min(2, Math.floor(at))
  const share = at - bone
  arm.atX = curveThrough(arm.x, bone, share)
  arm.atY = curveThrough(arm.y, bone, share)
}

function curveThrough(places: Float64Array, bone: number, share: number): number {
  const from = places[bone] ?? 0
  const to = places[bone + 1] ?? 0
  const before = bone > 0 ? (places[bone - 1] ?? 0) : 2 * from - to
  const after = bone < 2 ? (places[bone + 2] ?? 0) : 2 * to - from
  const leave = (to - before) / 2
  const arrive = (after - from) / 2
  const square = share * share
  const cube = square * share
  return (
    (2 * cube - 3 * square + 1) * from +
    (cube - 2 * square + share) * leave +
    (3 * square - 2 * cube) * to +
    (cube - square) * arrive
  )
}

/** How far a feather strays from its place, by up to `most` either way: each wing its own. */
function strayOf(index: number, isLeft: boolean, most: number): number {
  return (scatter(index * 2 + (isLeft ? 1 : 0)) * 2 - 1) * most
}

/** Lays a feather; one that is not cut yet is not seen. */
function placeFeather(
  sprite: DrawnSprite,
  x: number,
  y: number,
  angle: number,
  long: number,
  drawn: number,
  stage: number,
): void {
  sprite.visible = stage >= 0
  if (!sprite.visible) return
  sprite.show(drawn * STAGES + stage)
  sprite.position.set(x, y)
  sprite.angle = angle
  sprite.scale.set(long, 1)
}
