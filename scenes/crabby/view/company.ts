import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby/manifest'
import { BELL, BIGGIN_EYE, NECK, SHOULDER } from '../../../assets/crabby/shared'
import { lerp, smoothstep, swaying } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { BIGGIN, feetUp, jumpOf, LOG, LOG_SIZE, PIM } from '../layout'
import type { CrabbyState } from '../state'

/** So near to him he looks straight down on the crab, in scene units. */
const BESIDE = 150
/** In the crab’s shade: from how near, and all of it how near, in scene units; how much light he has then, of 255. */
const SHADED = { from: 290, all: 190, light: 156 } as const
/** He blinks this often, for so long, in ms. */
const BLINK = { every: 3300, lasts: 140 } as const
/** How far his bell swings out, in radians, and how often to and fro. */
const SWING = { reach: 0.5, times: 5 } as const
/** How far he shakes while he grumbles, in scene units. */
const SHAKE = 2.2
/** Where what he thinks leaves him, and how far it rises, in scene units. */
const THOUGHT = { x: BIGGIN.x + 30, y: BIGGIN.y - 156, rise: 26 } as const
/** How far Pim's hand goes up to pat, in radians, and how often. */
const PAT = { reach: 0.22, times: 3 } as const
/** How far his arm goes up with Biggin when a wave is at the log, in radians. */
const HUG = 0.42
/** How far Pim turns his head after the crab, in radians, and between which places of its way, in per cent of the stage's width. */
const TURN = { left: -0.14, right: 0.12, from: 28, to: 60 } as const

/** On the log, seen from behind: Pim, and beside Pim the cap Biggin. */
export class Company {
  readonly root = new Container({ label: 'company' })
  /** What Biggin thinks of crabs. */
  readonly grumble
  readonly #biggin = new Container({ label: 'biggin' })
  readonly #pim = new Container({ label: 'pim' })
  readonly #eye
  readonly #bell
  readonly #head
  readonly #arm

  constructor(kit: ViewKit<typeof manifest>) {
    const shade = kit.sprite('logShade')
    const log = kit.sprite('log')
    shade.position.copyFrom(LOG)
    log.position.copyFrom(LOG)
    const seat = kit.sprite('seat')
    this.#head = kit.sprite('head').updateTransform({ x: NECK.x * LOG_SIZE, y: NECK.y * LOG_SIZE })
    this.#pim.addChild(seat)
    this.#pim.position.copyFrom(PIM)
    this.#eye = kit.sprite('bigginLook').updateTransform({ x: BIGGIN_EYE.x * LOG_SIZE, y: BIGGIN_EYE.y * LOG_SIZE })
    this.#bell = kit.sprite('bigginBell').updateTransform({ x: BELL.x * LOG_SIZE, y: BELL.y * LOG_SIZE })
    this.#biggin.addChild(kit.sprite('biggin'), this.#eye, this.#bell)
    this.#arm = kit.sprite('arm').updateTransform({ x: SHOULDER.x * LOG_SIZE, y: SHOULDER.y * LOG_SIZE })
    // His arm and his head lie over Biggin, and are Pim all the same.
    const over = new Container({ label: 'pim' }).updateTransform(PIM)
    over.addChild(this.#arm, this.#head)
    this.root.addChild(shade, log, this.#pim, kit.laterPart('boots'), this.#biggin, over)
    this.grumble = kit.sprite('grumble')
  }

  draw(beach: CrabbyState, moment: Moment): void {
    const { pat, crab, soak } = beach
    const { now, reducedMotion } = moment
    this.#drawBiggin(beach, moment)
    this.#drawGrumble(beach, now, reducedMotion)
    const patted = progress(pat, now)
    const beat = isDuring(pat, now) ? Math.abs(Math.sin(patted * PAT.times * Math.PI)) * (1 - patted * 0.4) : 0
    this.#arm.rotation = -PAT.reach * beat - HUG * feetUp(soak, now)
    // He looks after the crab, and down at Biggin when he pats him.
    const turn = lerp(TURN.left, TURN.right, smoothstep(TURN.from, TURN.to, crab.x))
    this.#head.rotation = turn + 0.06 * beat + (reducedMotion ? 0 : 0.018 * Math.sin(now / 1300))
  }

  #drawBiggin({ biggin, pat, crab, soak }: CrabbyState, { now, reducedMotion, size }: Moment): void {
    const { fright, grumble, swing } = biggin
    const crabX = (crab.x / 100) * size.width
    const jumped = progress(fright, now)
    const isFrightened = isDuring(fright, now)
    const isGrumbling = isDuring(grumble, now)
    const isBlinking = now % BLINK.every > BLINK.every - BLINK.lasts
    // It is of felt: a wave frightens it as a press does.
    if (isFrightened || crab.isDucking) this.#eye.show('wide_far')
    else if (isDuring(pat, now) || isBlinking) this.#eye.show('shut_far')
    else if (Math.abs(crabX - BIGGIN.x) < BESIDE) this.#eye.show('ahead_far')
    else this.#eye.show(crabX < BIGGIN.x ? 'left_far' : 'right_far')

    // What stands before him is as red: he is in its shade meanwhile.
    const shade = smoothstep(SHADED.from, SHADED.all, Math.abs(crabX - BIGGIN.x))
    this.#biggin.tint = 0x010101 * Math.round(lerp(255, SHADED.light, shade))
    const jump = jumpOf(fright, soak, now)
    const landing = reducedMotion ? 0 : 0.2 * swaying(jumped, 1, 1 / 3)
    const puff = isGrumbling && !reducedMotion ? 0.03 * Math.sin(now / 60) : 0
    const shake = isGrumbling && !reducedMotion ? SHAKE * Math.sin(now / 34) * (1 - progress(grumble, now)) : 0
    this.#biggin.position.set(BIGGIN.x + shake, BIGGIN.y - jump)
    this.#biggin.scale.set(1 + landing - puff, 1 - landing + puff)
    this.#biggin.rotation = isFrightened && !reducedMotion ? 0.1 * Math.sin(jumped * 9) * (1 - jumped) : 0
    const swung = progress(swing, now)
    this.#bell.rotation = SWING.reach * Math.sin(swung * SWING.times * 2 * Math.PI) * (1 - swung) ** 1.6
  }

  #drawGrumble({ biggin: { grumble, fright }, soak }: CrabbyState, now: number, reducedMotion: boolean): void {
    const said = isDuring(fright, now) ? fright : grumble
    this.grumble.visible = isDuring(said, now)
    if (!this.grumble.visible) return
    const share = progress(said, now)
    this.grumble.show(share < 0.1 ? 0 : share < 0.76 ? 1 : 2)
    const shake = reducedMotion ? 0 : 2 * Math.sin(now / 28) * (1 - share)
    this.grumble.position.set(THOUGHT.x + shake, THOUGHT.y - THOUGHT.rise * share - jumpOf(fright, soak, now))
    this.grumble.alpha = Math.min(1, (1 - share) * 6)
  }
}
