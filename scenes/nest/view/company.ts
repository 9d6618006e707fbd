import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest/manifest'
import { DEGREE, hop, ringing, smoothstep, swaying } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { heightOf, KEY, MUG, NESTS, SNAIL_PLACES, seenIn, WORM } from '../layout'
import type { NestState } from '../state'
import { lownessOf } from './lamp'

/** When of its time outside the worm does what, in ms. */
const WORM_TIMES = { peeks: 130, yawns: 2300, yawned: 3000, blinks: 1100, blink: 130 } as const
/** How far up the snail is carried by a breath, and thrown by a move, in scene units. */
const SNAIL = { breath: 8, grows: 300, toss: 130, turns: 2 } as const
/** Now and then the key catches the light, in ms. */
const GLINT = { every: 9000, lasts: 520, ahead: 2400 } as const
const STEAM = 170
/** Where there are eyes in the earth when the lamp is low, how large, and how often each pair blinks, in ms. */
const EYES = [
  { x: 498, y: 240, size: 0.6, blink: 2300 },
  { x: 1150, y: 238, size: 0.62, blink: 3100 },
  { x: 1306, y: 902, size: 0.9, blink: 2700 },
  { x: 300, y: 908, size: 0.7, blink: 3700 },
] as const
const SHUT = 140

/** What is in the burrow beside the sleepers: a worm, a snail, eyes in the earth, a key, a mug. */
export class Company {
  /** Before the sleepers. */
  readonly root = new Container({ label: 'company' })
  /** Eyes that the lamp’s light does not tint. */
  readonly dark = new Container({ label: 'eyes' })
  readonly #worm
  readonly #snail
  readonly #key
  readonly #glint
  readonly #mug
  readonly #steam
  readonly #eyes

  constructor(kit: ViewKit<typeof manifest>) {
    this.#worm = kit.sprite('worm').updateTransform(WORM)
    this.#snail = kit.sprite('snail')
    this.#key = kit.sprite('key').updateTransform({ x: KEY.x, y: KEY.y })
    this.#glint = kit.sprite('glint')
    this.#mug = kit.sprite('mug').updateTransform(MUG)
    this.#steam = kit.sprite('steam').updateTransform({ x: MUG.x, y: MUG.y - 32 })
    this.#eyes = EYES.map(({ x, y, size }) => kit.sprite('eyes').updateTransform({ x, y, scaleX: size, scaleY: size }))
    this.root.addChild(this.#worm, this.#mug, this.#steam, this.#snail, this.#key, this.#glint)
    this.dark.addChild(...this.#eyes)
  }

  draw(burrow: NestState, moment: Moment): void {
    this.#drawWorm(burrow, moment)
    this.#drawSnail(burrow, moment)
    this.#drawThings(burrow, moment)
    this.#drawEyes(burrow, moment)
  }

  #drawWorm({ worm }: NestState, { now }: Moment): void {
    const { out } = worm
    if (!out || !isDuring(out, now)) {
      this.#worm.show('in')
      return
    }
    const gone = now - out.from
    if (gone < WORM_TIMES.peeks || out.until - now < WORM_TIMES.peeks) this.#worm.show('peek')
    else if (gone > WORM_TIMES.yawns && gone < WORM_TIMES.yawned) this.#worm.show('yawn')
    else this.#worm.show(gone % WORM_TIMES.blinks < WORM_TIMES.blink ? 'blink' : 'out')
  }

  #drawSnail({ left, snail }: NestState, { now, reducedMotion }: Moment): void {
    const { x = 0, y = 0 } = SNAIL_PLACES[seenIn(left, now)] ?? {}
    const drawn = smoothstep(0, SNAIL.grows, now - left.breathSince)
    const carried = reducedMotion ? 0 : SNAIL.breath * (left.breath === 1 ? drawn : 1 - drawn)
    const tossed = progress(snail.toss, now)
    const isTossed = isDuring(snail.toss, now) && !reducedMotion
    const bed = NESTS.left.y
    // In the air it does not follow the sleeper; else it sinks with whoever leaves.
    const low = isTossed ? bed - 60 : bed + (y - bed) * Math.min(1, heightOf(left, now))
    const landing = isTossed ? low + (y - low) * tossed : low
    this.#snail.position.set(x, landing - carried - (isTossed ? SNAIL.toss * hop(tossed) : 0))
    this.#snail.rotation = isTossed ? tossed * SNAIL.turns * Math.PI : 0
    const looked = progress(snail.look, now)
    if (isTossed) this.#snail.show('peek')
    else if (!isDuring(snail.look, now)) this.#snail.show('asleep')
    else this.#snail.show(looked < 0.08 || looked > 0.94 ? 'peek' : 'awake')
  }

  #drawThings({ key, mug }: NestState, { now, reducedMotion }: Moment): void {
    const turned = progress(key, now)
    this.#key.rotation = KEY.tilt * DEGREE + (reducedMotion ? 0 : 0.16 * swaying(turned, 1, 0.449))
    const idle = (now + GLINT.ahead) % GLINT.every
    const share = isDuring(key, now) ? (turned * 2) % 1 : reducedMotion ? 1 : idle / GLINT.lasts
    this.#glint.alpha = share < 1 ? 1 : 0
    this.#glint.show(share < 0.3 ? 0 : share < 0.7 ? 1 : 2)
    this.#glint.position.set(KEY.x - 54 + 112 * Math.min(1, share), KEY.y + 10 - 32 * Math.min(1, share))
    const clinked = mug ? ringing(now - mug.from, 180, 230) : 0
    this.#mug.rotation = reducedMotion ? 0 : 0.22 * clinked
    this.#steam.show(reducedMotion ? 0 : Math.floor(now / STEAM) % 3)
    this.#steam.alpha = isDuring(mug, now) ? 1 : 0.72
    this.#steam.scale.set(isDuring(mug, now) ? 1.35 : 1)
  }

  #drawEyes(burrow: NestState, { now, reducedMotion }: Moment): void {
    const low = lownessOf(burrow, now)
    for (const [place, eyes] of this.#eyes.entries()) {
      const blink = EYES[place]?.blink ?? SHUT
      eyes.alpha = low
      eyes.show(!reducedMotion && (now + place * 700) % blink < SHUT ? 'shut' : 'open')
    }
  }
}
