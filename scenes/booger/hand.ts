import { Container, Graphics, type Sprite, type Texture } from 'pixi.js'
import { BENDS, tipOf } from '../../assets/booger/bend'
import { UNIT } from '../../assets/booger/places'
import type { ViewKit } from '../../src/stage/scene'
import { tipX, tipY } from './field'
import { ease, ringing } from './mood'
import { faceY, framesOf, show, spriteOf } from './pictures'
import type { Booger } from './rules'

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
const KEEPS_TIP = ['thrust', 'crushed', 'sore']
/** Those that throw another shadow than a straight finger does. */
const BENT_SHADOWS = ['whipLeft', 'whipRight', 'limp']

/** One of its drawings: the finger, its shadow, and by how much the tip is not where that of a straight one is. */
interface Drawn {
  readonly texture: Texture
  readonly shadow: Texture
  readonly x: number
  readonly y: number
}

/** The hand with its finger, its shadow, and, in a nostril, what hides the finger from there. */
export class Hand {
  readonly root = new Container({ label: 'hand' })
  /** The edge of the stuffed nostril, to be laid over all. */
  readonly rim: Sprite
  readonly #kit: ViewKit
  readonly #moving = new Container()
  readonly #shadow: Sprite
  readonly #speed: Sprite
  readonly #palm: Sprite
  readonly #index: Sprite
  readonly #sleeve: Sprite
  readonly #bends: Readonly<Record<string, Drawn>>
  readonly #speeds: readonly Texture[]
  readonly #mask = new Graphics({ label: 'outside of the nostril' })
  #maskedAt = 0

  constructor(kit: ViewKit) {
    this.#kit = kit
    this.rim = spriteOf(kit, 'rim')
    this.#shadow = spriteOf(kit, 'handShadow')
    this.#speed = spriteOf(kit, 'speed')
    this.#sleeve = spriteOf(kit, 'sleeve')
    this.#palm = spriteOf(kit, 'palm')
    this.#index = spriteOf(kit, 'index')
    this.#sleeve.y = 160 * UNIT
    this.#palm.y = 100 * UNIT
    this.#index.y = 100 * UNIT
    this.#shadow.position.set(8 * UNIT, 6 * UNIT)
    this.#speeds = framesOf(kit, 'speed')
    this.#bends = Object.fromEntries(
      Object.entries(BENDS).map(([name, bend]) => {
        const { x, y } = KEEPS_TIP.includes(name) ? tipOf(bend) : { x: 0, y: 0 }
        const shadow = kit.texture(`handShadow_${BENT_SHADOWS.includes(name) ? name : 'straight'}`)
        return [name, { texture: kit.texture(`index_${name}`), shadow, x: x * UNIT, y: y * UNIT }]
      }),
    )
    this.#mask.poly(outsideOfNostril()).fill(0xffffff)
    this.#mask.visible = false
    this.#moving.addChild(this.#shadow, this.#speed, this.#sleeve, this.#palm, this.#index)
    this.root.addChild(this.#moving, this.#mask)
  }

  draw(booger: Booger, time: number, x: number, y: number): void {
    const { ahead, endedAt } = booger
    const since = endedAt === null ? -1 : time - endedAt
    const nostril = ahead === 'leftNostril' || ahead === 'rightNostril' ? NOSTRIL_X[ahead] : null
    this.#hideIn(nostril, y < IN_NOSTRIL)

    const bend = this.#bends[bendAt(booger, time)]
    if (!bend) return
    show(this.#index, bend.texture)
    show(this.#shadow, bend.shadow)
    this.#shadow.visible = booger.movingX || time > booger.sentAt + CROUCHES
    // A finger that is let in finds its way.
    const aim = nostril === null ? 0 : (nostril * UNIT - tipX(x)) * ease(1, 0.82, y)
    const life = this.#kit.isCalm ? STILL : lifeOf(booger, time, since)
    this.#moving.position.set(tipX(x) + aim - bend.x + life.x, tipY(y) - bend.y + life.y)
    this.#moving.rotation = life.turn
    this.#speed.visible = booger.movingY && time > booger.sentAt + CROUCHES && (nostril === null || y > IN_NOSTRIL)
    if (this.#speed.visible) show(this.#speed, this.#speeds[this.#kit.boil])
    // The nearer to the face, the closer the shadow.
    const away = booger.perdu ? 0.4 : 1
    this.#shadow.position.set(8 * UNIT * away, 6 * UNIT * away)
  }

  /** Masks what of the finger is inside the nostril, from when it is sent there. */
  #hideIn(nostril: number | null, isIn: boolean): void {
    this.rim.visible = nostril !== null && isIn
    const at = nostril ?? 0
    if (at === this.#maskedAt) return
    this.#maskedAt = at
    this.#mask.visible = nostril !== null
    this.#moving.mask = nostril === null ? null : this.#mask
    this.#mask.position.set(at * UNIT, faceY(NOSTRIL_Y))
    this.rim.position.copyFrom(this.#mask.position)
  }
}

/** Which of its drawings the finger is in. */
function bendAt(booger: Booger, time: number): string {
  const { x, movingX, movingY, turnedAt, goLeft, sentAt, endedAt, ahead } = booger
  // The tip is thrown on when the rest of it turns round.
  if (movingX) return time - turnedAt < WHIPS ? (goLeft ? 'whipRight' : 'whipLeft') : 'straight'
  if (time - sentAt < CROUCHES) return 'crouch'
  if (movingY || endedAt === null) return 'thrust'
  const since = time - endedAt
  if (ahead === 'flesh') return since < CRUSHED ? 'crushed' : 'sore'
  if (ahead !== 'nothing') return 'straight'
  // It looks to the left, to the right, and hangs its head.
  if (since < 130) return 'straight'
  if (since < LOOKS) return since < 330 ? 'whipLeft' : 'whipRight'
  // Close to the nose its hanging head would be lost behind the wing.
  return x > 0.14 && x < 0.5 ? 'whipLeft' : 'limp'
}

/** What the hand does beyond what is true: kept, so that no frame makes a new one. */
const life = { x: 0, y: 0, turn: 0 }
const STILL = { x: 0, y: 0, turn: 0 } as const

function lifeOf(
  { movingX, turnedAt, goLeft, ahead, sentAt }: Booger,
  time: number,
  since: number,
): typeof STILL | typeof life {
  life.x = 0
  life.y = 0
  life.turn = 0
  if (movingX) {
    // The arm comes after the tip, and swings through when that turns.
    const settled = 1 - 2 * ringing(time - turnedAt, 120, 420)
    life.turn = (goLeft ? -0.055 : 0.055) * settled
    life.y = Math.abs(Math.sin(time / 105)) * -7
  } else if (since < 0) {
    life.y = time - sentAt < CROUCHES ? 10 : 0
  } else if (ahead === 'flesh') {
    life.x = ringing(since, 130, 75) * 12
    life.turn = ringing(since, 160, 150) * 0.03
  } else if (ahead !== 'nothing') {
    // It looks for something.
    life.y = ringing(since, 90, 200) * -14 + Math.sin(time / 115) * 5
    life.turn = Math.sin(time / 230) * 0.045
  } else {
    life.turn = since < LOOKS ? 0 : ringing(since - LOOKS, 200, 480) * 0.05
    life.y = ease(LOOKS, LOOKS + 300, since) * 10
  }
  return life
}

/** All but what is inside a nostril, as a polygon about its middle: below a line that arches over the opening. */
function outsideOfNostril(): number[] {
  const far = 1200
  const points = [-far, 2]
  for (let degrees = 180; degrees <= 360; degrees += 12) {
    const angle = (degrees * Math.PI) / 180
    points.push(Math.cos(angle) * 15.8, 2 + Math.sin(angle) * 20)
  }
  points.push(far, 2, far, far, -far, far)
  return points.map((value) => value * UNIT)
}
