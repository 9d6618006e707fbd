import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/booger/manifest'
import { BENDS, tipOf, UNIT } from '../../../assets/booger/shared'
import { manifest as tall } from '../../../assets/booger-tall/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import type { FrameKey } from '../../../src/stage/contract/manifest'
import { DEGREE, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { isNostril, PULL, REIGN, tipX, tipY } from '../layout'
import type { BoogerState } from '../state'
import { followCourse, restingCourse } from './course'
import { faceY } from './pin'

/** The drawings of the finger, by how it is bent. */
type Bent = FrameKey<typeof manifest, 'index'>

/** The middles of the nostrils, in drawing units of the face. */
const NOSTRIL_X = { leftNostril: 210.8, rightNostril: 269.2 } as const
const NOSTRIL_Y = 127

/** How far up, in heights, the tip is inside a nostril. */
const IN_NOSTRIL = 0.66

/** For how long, in ms, the finger crouches before it is seen to leap, whips on at a turn, is crushed, and looks for its nose. */
const CROUCHES = 70
const WHIPS = 130
const CRUSHED = 190
const LOOKS = 520

/** Those of its drawings that are stretched or squashed at the tip: there the hand gives way, and the tip stays. */
const KEEP_TIP: readonly string[] = ['thrust', 'crushed', 'sore'] satisfies Bent[]
/** By how much their tip is not where that of a straight one is, in drawing units. */
const TIPS: ReadonlyMap<string, Readonly<Point>> = new Map(
  Object.entries(BENDS).flatMap(([name, bend]) => (KEEP_TIP.includes(name) ? [[name, tipOf(bend)]] : [])),
)
const AT_TIP: Readonly<Point> = { x: 0, y: 0 }

/** The hand with its finger, its shadow, and, in a nostril, what hides the finger from there. */
export class Hand {
  readonly root = new Container({ label: 'hand' })
  /** The edge of the stuffed nostril, to be laid over all. */
  readonly rim
  readonly #moving = new Container()
  readonly #shadow
  readonly #speed
  readonly #index
  readonly #mask = new Graphics({ label: 'outside of the nostril' })
  /** How the hand moves about the place that the state gives it. */
  readonly #life: Life = { x: 0, y: 0, turn: 0 }
  readonly #course = restingCourse()

  constructor(kit: ViewKit<typeof manifest>) {
    this.rim = kit.sprite('rim')
    this.#shadow = kit.sprite('handShadow')
    this.#speed = kit.sprite('speed')
    this.#index = kit.sprite('index').updateTransform({ y: 100 * UNIT })
    const sleeve = kit.sprite('sleeve').updateTransform({ y: 160 * UNIT })
    const upperSleeve = kit.marginPart('tall', tall, (parts) => parts.sprite('upperSleeve'))
    upperSleeve.y = 404 * UNIT
    const palm = kit.sprite('palm').updateTransform({ y: 100 * UNIT })
    this.#mask.poly(outsideOfNostril()).fill(0xffffff)
    this.#mask.visible = false
    this.#moving.addChild(this.#shadow, this.#speed, upperSleeve, sleeve, palm, this.#index, kit.laterPart('crown'))
    this.root.addChild(this.#moving, this.#mask)
  }

  /**
   * @param slidX where the fingertip is between two ticks, in widths of its field
   * @param risenY the same, in heights
   */
  draw(booger: BoogerState, moment: Moment, slidX: number, risenY: number): void {
    const { now, boil, reducedMotion } = moment
    const { movingX, movingY, sentAt, perdu, garland } = booger
    const course = this.#course
    followCourse(course, booger, moment, slidX, risenY)
    const { x, y } = course
    const nostril = course.nostril === null ? null : NOSTRIL_X[course.nostril]
    this.#hideIn(nostril, y < IN_NOSTRIL)
    this.#moving.visible = !course.isGone

    const bent = bentAt(booger, now)
    this.#index.show(bent)
    this.#shadow.show(shadowOf(bent))
    this.#shadow.visible = movingX || now > sentAt + CROUCHES
    // A finger that is let in finds its way.
    const aim = nostril === null ? 0 : (nostril * UNIT - tipX(x)) * smoothstep(1, 0.82, y)
    const tip = TIPS.get(bent) ?? AT_TIP
    const life = this.#life
    life.x = 0
    life.y = 0
    life.turn = 0
    if (!reducedMotion && !garland.drawn && garland.reignsAt === null) moveHand(life, booger, now)
    this.#moving.position.set(tipX(x) + aim - tip.x * UNIT + life.x, tipY(y) - tip.y * UNIT + life.y)
    this.#moving.rotation = life.turn
    this.#moving.scale.x = course.squeeze
    this.#speed.visible = movingY && now > sentAt + CROUCHES && (nostril === null || y > IN_NOSTRIL)
    if (this.#speed.visible) this.#speed.show(boil)
    // The nearer to the face, the closer the shadow.
    const away = perdu ? 0.4 : 1
    this.#shadow.position.set(8 * UNIT * away, 6 * UNIT * away)
  }

  /** Masks what of the finger is inside the nostril, from when it is sent there. */
  #hideIn(nostril: number | null, isIn: boolean): void {
    this.rim.visible = nostril !== null && isIn
    this.#mask.visible = nostril !== null
    this.#moving.mask = nostril === null ? null : this.#mask
    this.#mask.position.set((nostril ?? 0) * UNIT, faceY(NOSTRIL_Y))
    this.rim.position.copyFrom(this.#mask.position)
  }
}

/** Which of its drawings the finger is in. */
export function bentAt(
  { x, movingX, movingY, turnedAt, goLeft, sentAt, endedAt, ahead, garland }: BoogerState,
  now: number,
): Bent {
  // What it holds, and what holds it, draws it out.
  if (garland.drawn) return isNostril(ahead) && now < garland.drawn.at + PULL.frees ? 'thrust' : 'straight'
  if (garland.reignsAt !== null) return now < garland.reignsAt + REIGN.sniffs ? 'straight' : 'thrust'
  // The tip is thrown on when the rest of it turns round.
  if (movingX) return now - turnedAt < WHIPS ? (goLeft ? 'whipRight' : 'whipLeft') : 'straight'
  if (now - sentAt < CROUCHES) return 'crouch'
  if (movingY || endedAt === null) return 'thrust'
  const sinceEnd = now - endedAt
  if (ahead === 'flesh') return sinceEnd < CRUSHED ? 'crushed' : 'sore'
  if (ahead !== 'nothing') return 'straight'
  // It looks to the left, to the right, and hangs its head.
  if (sinceEnd < 130) return 'straight'
  if (sinceEnd < LOOKS) return sinceEnd < 330 ? 'whipLeft' : 'whipRight'
  // Close to the nose its hanging head would be lost behind the wing.
  return x > 0.14 && x < 0.5 ? 'whipLeft' : 'limp'
}

/** Some throw another shadow than a straight finger does. */
function shadowOf(bent: Bent): FrameKey<typeof manifest, 'handShadow'> {
  return bent === 'whipLeft' || bent === 'whipRight' || bent === 'limp' ? bent : 'straight'
}

/** How far the hand is from its place, in scene units, and turned, in radians. */
interface Life {
  x: number
  y: number
  turn: number
}

/** Writes into `life`, which is at rest, what is not. */
function moveHand(life: Life, booger: BoogerState, now: number): void {
  const { movingX, turnedAt, goLeft, ahead, sentAt, endedAt } = booger
  const sinceEnd = since(endedAt, now)
  if (movingX) {
    // The arm comes after the tip, and swings through when that turns.
    const settled = 1 - 2 * ringing(now - turnedAt, 120, 420)
    life.turn = (goLeft ? -0.055 : 0.055) * settled
    life.y = Math.abs(Math.sin(now / 105)) * -7
  } else if (endedAt === null) {
    life.y = now - sentAt < CROUCHES ? 10 : 0
  } else if (ahead === 'flesh') {
    life.x = ringing(sinceEnd, 130, 75) * 12
    life.turn = ringing(sinceEnd, 160, 150) * 0.03
  } else if (ahead !== 'nothing') {
    // It looks for something.
    life.y = ringing(sinceEnd, 90, 200) * -14 + Math.sin(now / 115) * 5
    life.turn = Math.sin(now / 230) * 0.045
  } else {
    life.turn = sinceEnd < LOOKS ? 0 : ringing(sinceEnd - LOOKS, 200, 480) * 0.05
    life.y = smoothstep(LOOKS, LOOKS + 300, sinceEnd) * 10
  }
}

/** All but what is inside a nostril, as a polygon about its middle: below a line that arches over the opening. */
function outsideOfNostril(): number[] {
  // As wide as the hand with its shadow, and no wider: a processor goes through all of it twice.
  const [left, right, far] = [-115, 135, 1200]
  const points = [left, 2]
  for (let degrees = 180; degrees <= 360; degrees += 12) {
    const angle = degrees * DEGREE
    points.push(Math.cos(angle) * 15.8, 2 + Math.sin(angle) * 20)
  }
  points.push(right, 2, right, far, left, far)
  return points.map((value) => value * UNIT)
}
