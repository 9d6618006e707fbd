import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bluff/manifest'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { GULL } from '../layout'
import type { BluffState } from '../state'

/** How often a gust comes, and how long it stays, in ms. */
const WIND = { every: 6000, lasts: 1100 } as const
/** The gull blinks for so long, so often; it looks at the cave for a while, too; in ms. */
const BLINK = { every: 3700, lasts: 140 } as const
const LOOK = { every: 9000, from: 1500, until: 2900 } as const

/** How strong the gust is that goes by, 0…1. */
export function gustAt(now: number): number {
  const since = now % WIND.every
  return since < WIND.lasts ? Math.sin((since / WIND.lasts) * Math.PI) ** 2 : 0
}

/** The gull on the prow, with all that it wears; once it has lost its feather at cards it is drawn later. */
export class Passenger {
  readonly root = new Container({ label: 'gull' })
  readonly #feathered

  constructor(kit: ViewKit<typeof manifest>) {
    this.#feathered = kit.sprite('passenger')
    this.root.addChild(this.#feathered, kit.laterPart('plucked'), kit.laterPart('wornByGull'))
    this.root.position.copyFrom(GULL)
  }

  /** @param turn how the prow lies */
  draw(rock: BluffState, moment: Moment, turn: number): void {
    const { now, reducedMotion } = moment
    this.#feathered.visible = !isPlucked(rock)
    this.#feathered.show(passengerAt(rock, moment))
    // Down before it goes up, and a little too far down again; the wind pushes it about.
    const cries = isDuring(rock.gullCry, now)
    const share = progress(rock.gullCry, now)
    const squash = cries && !reducedMotion ? Math.sin(share * 3 * Math.PI) * (1 - share) * 0.15 : 0
    const breath = reducedMotion ? 0 : 0.012 * Math.sin(now / 640)
    this.root.scale.set(1 + squash - breath, 1 - squash + breath)
    // It keeps its head level on a boat that is not.
    this.root.rotation = -turn * 0.7 + (isGust(moment) ? 0.03 * Math.sin(now / 60) : 0)
  }
}

export function isPlucked({ table }: BluffState): boolean {
  return table.holders.feather !== 'gull'
}

function isGust({ now, reducedMotion }: Moment): boolean {
  return !reducedMotion && now % WIND.every < WIND.lasts
}

/** Which of its drawings is due. */
export function passengerAt({ gullCry, isTempted }: BluffState, moment: Moment) {
  const { now, reducedMotion } = moment
  const share = progress(gullCry, now)
  const look = now % LOOK.every
  if (isDuring(gullCry, now)) return share > 0.16 && share < 0.8 ? 'cryWide' : 'cry'
  if (isTempted || (!reducedMotion && look >= LOOK.from && look < LOOK.until)) return 'look'
  if (isGust(moment)) return 'ruffled'
  return !reducedMotion && now % BLINK.every < BLINK.lasts ? 'blink' : 'still'
}
