import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import { clamp, DEGREE, easeOutElastic, scatter } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { angleOf, FLOWER, UNIT } from '../layout'
import type { BouquetState } from '../state'
import { type Gaze, MOODS, type Mood } from './moods'
import { beckoningPetal, beckonShare, onFives, ringOut } from './motion'
import { Tears } from './tears'

/** Units of the flower a unit of her features' drawings, which are printed so much larger. */
const FEATURE = 1.7
/** How long a petal's tug hurts, and how long a broken heart takes to open before she weeps, in ms. */
const HURTS = 120
const BREAKS = 200
/** How long she takes from one mood to the next, in ms. */
const TURNING = 260
/** How often she blinks about, and for how long, in ms. */
const BLINKS_EVERY = 3300
const BLINK = 110
/** How long she looks at what was written, in ms. */
const READING = 1500
/** How long a touch of her nose lasts, in ms. */
const TICKLE = 520
/** How long she shakes with laughter, in ms. */
const LAUGHTER = 2600
/** A pointer nearer to her than this she looks straight at, in scene units. */
const NEAR = 120
/** How far her brows rise when a petal is pointed at, in units. */
const ALARM = 7

/** The heart of the flower: her face. */
export class Face {
  readonly root = new Container({ label: 'face' })
  readonly tears
  /** All that is whiter than the page. */
  readonly whites
  readonly #features = new Container()
  readonly #heart
  readonly #crack
  readonly #eyes
  readonly #brows
  readonly #nose
  readonly #mouth
  readonly #leftCheek
  readonly #rightCheek
  readonly #streams

  constructor(kit: ViewKit<typeof manifest>) {
    this.#heart = kit.sprite('heart')
    this.#crack = kit.sprite('crack')
    this.#eyes = kit.sprite('eyes')
    this.#brows = kit.sprite('brows')
    this.#nose = kit.sprite('nose')
    this.#mouth = kit.sprite('mouth')
    this.#leftCheek = kit.sprite('cheek')
    this.#rightCheek = kit.sprite('cheek')
    this.#leftCheek.rotation = -0.14
    this.#rightCheek.rotation = 0.14
    this.#streams = kit.sprite('streams')
    this.tears = new Tears(kit)
    // What is printed on the same sheet lies together: it is drawn at once.
    this.whites = new Container()
    this.whites.addChild(this.#streams, this.#eyes, this.#brows, this.#mouth, this.tears.onFace)
    this.#features.addChild(this.#leftCheek, this.#rightCheek, this.#nose, this.whites)
    this.root.addChild(this.#heart, this.#features, this.#crack)
  }

  draw(bouquet: BouquetState, moment: Moment): void {
    const { face, faceSince, tickledAt, nextRoundAt } = bouquet
    const { now, reducedMotion } = moment
    const mood = MOODS[face]
    const since = now - faceSince
    const tickled = tickledAt === null ? TICKLE : now - tickledAt
    // At first, and when a round begins, nothing hurts.
    const hurts = face !== 'neutral' && since < HURTS
    const breaks = face === 'sadge' && since < BREAKS
    const laughs = face === 'happyge' && !reducedMotion ? clamp(1 - since / LAUGHTER, 0, 1) : 0

    this.#heart.show(mood.heart)
    this.#crack.visible = face === 'sadge' && since >= 50
    if (this.#crack.visible) this.#crack.show(since < 130 ? 0 : 1)
    this.#drawShape(mood, moment, since, tickled, laughs)

    const isTickled = tickled < TICKLE && nextRoundAt === null
    const isOther = !reducedMotion && Math.floor(since / mood.each) % 2 === 1
    if (breaks) {
      this.#eyes.show('sad-ahead')
      this.#brows.show('sad')
      this.#mouth.show('gasp')
    } else if (hurts) {
      this.#eyes.show('wince')
      this.#brows.show('wince')
      this.#mouth.show('gasp')
    } else {
      this.#eyes.show(mood.eyes[isTickled ? 'shut' : gazeOf(bouquet, moment)])
      this.#brows.show(mood.brows)
      this.#mouth.show(isTickled ? mood.tickled : isOther ? mood.otherMouth : mood.mouth)
    }
    const isAlarmed = nextRoundAt === null && bouquet.pointed !== null && !bouquet.pointed.isOver
    this.#brows.y = isAlarmed && !hurts ? -ALARM * FEATURE : 0

    const flows = face === 'sadge' && !breaks
    this.#streams.visible = flows
    if (flows) {
      this.#streams.show(reducedMotion ? 0 : Math.floor(since / 110) % 3)
      this.#streams.scale.y = reducedMotion ? 1 : clamp((since - BREAKS) / 380, 0.05, 1)
    }
    this.tears.draw(bouquet, moment, breaks)
  }

  /** Squash and stretch, tilt and place of all of it. @param laughs how hard she laughs, 0…1 */
  #drawShape(mood: Mood, { now, reducedMotion }: Moment, since: number, tickled: number, laughs: number): void {
    // At the very first she is what she is already.
    const turned = reducedMotion || since === now ? 1 : easeOutElastic(since - 40, TURNING / 5, TURNING / 0.95)
    const blow = reducedMotion || since === now ? 0 : -0.085 * ringOut(since, 620, 290)
    const giggle = reducedMotion ? 0 : ringOut(tickled, TICKLE, 150)
    const heave = laughs * Math.sin((since / 1000) * 2 * Math.PI * 5.2)
    const breath = reducedMotion ? 0 : 0.006 * Math.sin(onFives(now) / 640)
    const tall = 1 + blow + 0.03 * heave + breath - 0.05 * giggle
    const wide = 1 - 0.8 * blow - 0.022 * heave - breath * 0.5 + 0.05 * giggle
    this.root.position.set(FLOWER.x, FLOWER.y - laughs * 9 * Math.abs(heave))
    this.root.rotation = (laughs * 1.6 * Math.sin(since / 118) + 3.4 * giggle * Math.sin(tickled / 36)) * DEGREE
    this.root.scale.set(wide, tall)

    const size = mood.size / (FEATURE / UNIT)
    this.#features.position.set(mood.x * UNIT, (mood.y - heave * 3) * UNIT)
    this.#features.rotation = mood.turn * turned * DEGREE
    this.#features.scale.set(size)
    this.#nose.position.set(mood.nose.x * FEATURE, mood.nose.y * FEATURE)
    this.#nose.scale.set(1 + 0.34 * Math.abs(giggle), 1 - 0.24 * giggle)
    this.#leftCheek.position.set(mood.leftCheek.x * FEATURE, mood.leftCheek.y * FEATURE)
    this.#rightCheek.position.set(mood.rightCheek.x * FEATURE, mood.rightCheek.y * FEATURE)
    const blush = Math.min(1, mood.blush + 0.4 * Math.abs(giggle))
    this.#leftCheek.alpha = blush
    this.#rightCheek.alpha = blush
  }
}

/** What she looks at, or that she blinks. */
function gazeOf(bouquet: BouquetState, { now, pointer, reducedMotion }: Moment): Gaze {
  const { face, faceSince, pointed, petals } = bouquet
  const turn = Math.floor(now / BLINKS_EVERY)
  const blinksAt = turn * BLINKS_EVERY + 900 + scatter(turn) * 1900
  if (!reducedMotion && now >= blinksAt && now < blinksAt + BLINK) return 'shut'
  if (pointed && !pointed.isOver) return gazeAt(angleOf(pointed.index, petals.length))
  if (face !== 'neutral' && now - faceSince < READING) return 'up'
  if (!reducedMotion && beckonShare(bouquet, now) > 0)
    return gazeAt(angleOf(Math.max(0, beckoningPetal(bouquet, now)), petals.length))
  const across = pointer.x - FLOWER.x
  const down = pointer.y - FLOWER.y
  if (Math.hypot(across, down) < NEAR) return 'ahead'
  return gazeAt((Math.atan2(across, -down) / DEGREE + 360) % 360)
}

/** @param angle degrees clockwise from the top */
function gazeAt(angle: number): Gaze {
  if (angle < 42 || angle > 318) return 'up'
  if (angle < 138) return 'right'
  // She sees what is below her over her nose.
  return angle < 222 ? 'ahead' : 'left'
}
