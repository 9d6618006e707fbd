import { Sprite, Texture } from 'pixi.js'
import { clamp, easeOutBack, hop } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { LazyTextures } from '../../../src/stage/kit/lazyTextures'
import { ENTRIES, PLATES } from '../guideLayout'
import { footprintFile, knownIn, PORTRAIT_ANCHOR, portraitFile } from '../layout'
import type { Guide, MatchState, Plate } from '../state'
import { slapScale } from './motion'

/** How large a portrait is on its plate, how long it takes to come up, in ms, and how high it hops when the page is pressed. */
const PORTRAIT = { scale: 0.9, rises: 220, hops: 20, hopping: 320 } as const
/** The print in the plate's corner: where, from the floor's middle, how large, how turned, in radians. */
const PRINT = { x: 82, y: -212, scale: 0.24, turn: 0.14, alpha: 0.82 } as const
/** The way of the last who was known, across the notes: how it is turned, in degrees. */
const STEPS = [
  { x: 404, y: 50, turn: 166, alpha: 0.9 },
  { x: 452, y: 98, turn: 150, alpha: 0.78 },
  { x: 424, y: 160, turn: 158, alpha: 0.66 },
  { x: 478, y: 204, turn: 140, alpha: 0.54 },
] as const
const STEP_SCALE = 0.34

/** Whoever is in the field guide: portraits, the prints that they were told by, and a way across the page. */
export class Gallery {
  /** What lies on each page. */
  readonly left: readonly Sprite[]
  readonly right: readonly Sprite[]
  readonly #portraits = PLATES.map(() => new Sprite({ texture: Texture.EMPTY, anchor: PORTRAIT_ANCHOR }))
  readonly #prints = PLATES.map(() => new Sprite({ texture: Texture.EMPTY, anchor: 0.5, alpha: PRINT.alpha }))
  readonly #steps = STEPS.map(
    ({ x, y, turn, alpha }) => new Sprite({ texture: Texture.EMPTY, anchor: 0.5, alpha, x, y, angle: turn }),
  )
  readonly #pictures: LazyTextures
  /** What was fetched last: of which game, and of how many asked and known. */
  #shown: readonly Plate[] | null = null
  #asked = -1
  #known = -1

  constructor(pictures: LazyTextures) {
    this.#pictures = pictures
    const onLeft = ({ position }: Sprite) => position.x < 0
    for (const [plate, { x, y }] of PLATES.entries()) {
      this.#portraits[plate]?.position.set(x + 4, y + 4)
      this.#prints[plate]?.position.set(x + PRINT.x, y + PRINT.y)
    }
    for (const print of this.#prints) print.rotation = PRINT.turn
    const all = [...this.#portraits, ...this.#prints, ...this.#steps]
    this.left = all.filter(onLeft)
    this.right = all.filter((sprite) => !onLeft(sprite))
  }

  /** Fetches the pictures of what is asked as the game goes on, so that they are there at its end; and those of a guide that is opened. */
  request({ plates, guide }: MatchState): void {
    const shown = guide.at === null ? plates : guide.plates
    const known = knownIn(shown)
    if (shown === this.#shown && shown.length === this.#asked && known === this.#known) return
    this.#shown = shown
    this.#asked = shown.length
    this.#known = known
    const files: string[] = []
    for (const { creature, isKnown } of shown) {
      files.push(footprintFile(creature))
      if (isKnown) files.push(portraitFile(creature))
    }
    this.#pictures.want(files)
  }

  /** Draws all of it that is there so long after the guide has dropped, in ms. */
  draw({ guide, touched }: MatchState, filled: number, { now, reducedMotion }: Moment): void {
    const tapped = reducedMotion ? -1 : since(touched.guide, now)
    for (let place = 0; place < PLATES.length; place++) {
      const plate = guide.plates[place]
      const shown = filled - ENTRIES.plates - ENTRIES.plateApart * place
      const portrait = this.#portraits[place]
      const print = this.#prints[place]
      if (!portrait || !print) continue
      const isThere = plate !== undefined && shown >= 0
      portrait.texture = (isThere && plate.isKnown && this.#pictures.texture(portraitFile(plate.creature))) || NONE
      print.texture =
        (isThere && shown >= ENTRIES.prints && this.#pictures.texture(footprintFile(plate.creature))) || NONE
      if (!isThere) continue
      const up = reducedMotion ? 1 : easeOutBack(clamp(shown / PORTRAIT.rises, 0, 1))
      const leap = hop((tapped - place * 50) / PORTRAIT.hopping)
      portrait.position.y = (PLATES[place]?.y ?? 0) + 4 - PORTRAIT.hops * leap
      portrait.scale.set(PORTRAIT.scale * (1.12 - 0.12 * up), PORTRAIT.scale * (0.4 + 0.6 * up))
      print.scale.set(PRINT.scale * slapScale(reducedMotion ? 1e3 : shown - ENTRIES.prints, 1.6, 90))
    }
    this.#drawSteps(guide, filled)
  }

  #drawSteps(guide: Guide, filled: number): void {
    let walker: number | null = null
    for (const { creature, isKnown } of guide.plates) if (isKnown) walker = creature
    const texture = filled >= ENTRIES.steps && walker !== null ? this.#pictures.texture(footprintFile(walker)) : null
    for (let step = 0; step < STEPS.length; step++) {
      const sprite = this.#steps[step]
      const trodden = filled - ENTRIES.steps - ENTRIES.stepApart * step
      if (!sprite) continue
      sprite.texture = (trodden >= 0 && texture) || NONE
      sprite.scale.set(STEP_SCALE * slapScale(trodden, 1.25, 90))
    }
  }
}

const NONE = Texture.EMPTY
