import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scallop/manifest'
import { LANGUAGES } from '../../../src/language/words'
import { clamp, easeOutBack, lerp, swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CLIP, clipPlace, FIGURINES, HANDS, ROWS, SLIDING, TAGS } from '../layout'
import type { ScallopState } from '../state'

/** The hand that points to the chosen name: its finger tip beside the row, in scene units, its turn, in degrees, and its scale. */
const MARKER = { x: 116, y: 23, turn: -3, scale: 0.66 } as const
/** How the label of the chosen name lies, in degrees. */
const CHOSEN_TURN = -0.5
/** How far a hand that is pressed moves along its finger, in scene units, and how long it takes back, in ms. */
const POINTING = { way: 10, lasting: 160 } as const
/** What beckons: the hand that leads on, until somebody has chosen; in ms and scene units. */
const BECKON = { every: 2600, lasting: 700, way: 9 } as const
/** How a tag of the switch that is pressed swings: for how long and how fast, in ms, and how far, in degrees. */
const TAG_SWING = { lasting: 700, period: 300, turn: 5 } as const

/** The label sheet: the chosen label with the hand that points to it, the switch, the clip, and the hands beside the list. */
export class Sheet {
  readonly root = new Container({ label: 'sheet' })
  readonly #chosen
  readonly #marker
  readonly #clip
  readonly #tags
  readonly #up
  readonly #down

  constructor(kit: ViewKit<typeof manifest>) {
    this.#chosen = kit.sprite('chosen')
    this.#chosen.angle = CHOSEN_TURN
    this.#marker = kit.sprite('hand')
    this.#marker.scale.set(MARKER.scale)
    this.#marker.angle = MARKER.turn
    this.#clip = kit.sprite('clip')
    this.#clip.label = 'clip'
    // The tag that hangs behind comes first.
    this.#tags = { fr: kit.sprite('tag'), en: kit.sprite('tag') }
    this.#up = kit.sprite('hand')
    this.#up.label = 'up'
    this.#up.angle = HANDS.up.turn
    this.#down = kit.sprite('hand')
    this.#down.label = 'down'
    this.#down.angle = HANDS.down.turn
    this.root.addChild(this.#tags.fr, this.#tags.en, this.#clip, this.#chosen, this.#marker, this.#up, this.#down)
  }

  draw(gallery: ScallopState, { now, reducedMotion }: Moment): void {
    const { touched, selected, change } = gallery
    this.#drawChosen(gallery, reducedMotion ? SLIDING * 2 : since(change?.from, now))
    this.#clip.position.set(CLIP.x, clipPlace(gallery.top))
    for (const language of LANGUAGES) {
      const tag = this.#tags[language]
      const { x, y, turn } = TAGS[language]
      const swing = reducedMotion ? 0 : swaying(since(touched[language], now), TAG_SWING.lasting, TAG_SWING.period)
      tag.show(gallery.language === language ? 'chosen' : 'idle')
      tag.position.set(x, y)
      tag.angle = turn + swing * TAG_SWING.turn
    }
    const beckon = reducedMotion || change ? 0 : beckoning(now) * BECKON.way
    this.#up.position.set(HANDS.up.x, HANDS.up.y - pressedWay(since(touched.up, now)))
    this.#down.position.set(HANDS.down.x, HANDS.down.y + pressedWay(since(touched.down, now)) + beckon)
    this.#up.alpha = selected === 0 ? 0.4 : 1
    this.#down.alpha = selected === FIGURINES - 1 ? 0.4 : 1
  }

  /** Both slide to the row, the hand a little beyond it, and are not seen while it is out of sight. */
  #drawChosen({ selected, slidFrom, top }: ScallopState, elapsed: number): void {
    const row = selected - top
    const isInSight = row >= 0 && row < ROWS.count
    this.#chosen.visible = isInSight
    this.#marker.visible = isInSight
    if (!isInSight) return
    const from = clamp(slidFrom - top, -1, ROWS.count)
    const slid = lerp(from, row, easeOutBack(elapsed / (SLIDING * 1.5)))
    this.#marker.position.set(MARKER.x, ROWS.top + clamp(slid, -0.3, ROWS.count - 0.7) * ROWS.height + MARKER.y)
    const share = clamp(elapsed / SLIDING, 0, 1)
    this.#chosen.position.set(ROWS.left + 4 * (1 - share), ROWS.top + row * ROWS.height)
    this.#chosen.alpha = 0.4 + 0.6 * share
  }
}

/** How far a hand has moved along its finger so long after it was pressed: all the way at once, and back. */
function pressedWay(elapsed: number): number {
  return POINTING.way * Math.max(0, 1 - elapsed / POINTING.lasting)
}

/** A hand's nod, 0…1…0, now and then. */
function beckoning(now: number): number {
  const share = (now % BECKON.every) / BECKON.lasting
  return share < 1 ? Math.abs(Math.sin(share * 2 * Math.PI)) : 0
}
