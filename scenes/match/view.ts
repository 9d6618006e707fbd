import { Container } from 'pixi.js'
import type { manifest } from '../../assets/match/manifest'
import { ringing } from '../../src/stage/contract/math'
import { since } from '../../src/stage/contract/rules/spans'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { LazyTextures } from '../../src/stage/kit/lazyTextures'
import { DENSITY, FILLING, footprintFile, portraitFile, UNDER_GUIDE } from './layout'
import type { MatchState, Question } from './state'
import { Ants } from './view/ants'
import { Cards } from './view/card'
import { Compartments } from './view/compartments'
import { Ladybirds } from './view/ladybirds'
import { Matches } from './view/matches'
import { drawTable } from './view/table'

/** How far all is knocked down as the guide lands, in scene units, and how that dies away, in ms. */
const KNOCK = { by: 6, fading: 70, period: 140 } as const

/** Draws a naturalist's field case: a print in its lid, four who may have left it in its tray. */
export function createView(kit: ViewKit<typeof manifest>): View<MatchState> {
  const pictures = kit.lazy(DENSITY)
  const wishes = new PictureRequests(pictures)
  const cards = new Cards(kit, pictures)
  const ladybirds = new Ladybirds(kit)
  const matches = new Matches(kit)
  const compartments = new Compartments(kit, pictures)
  const ants = new Ants(kit)
  const table = kit.background(...drawTable(kit)).without(...UNDER_GUIDE)
  const guide = kit.laterPart('guide')
  const root = new Container()
  root.addChild(
    table.inside,
    table,
    cards.root,
    kit.laterPart('booklets'),
    matches.root,
    compartments.root,
    ants.root,
    guide,
    ladybirds.root,
  )

  return {
    root,
    draw(match, moment) {
      wishes.request(match)
      cards.draw(match, moment)
      ladybirds.draw(match, moment)
      matches.draw(match, moment)
      compartments.draw(match, moment)
      ants.draw(match, moment)
      // What the guide lies on is not seen.
      const { at, shutAt } = match.guide
      const landed = since(at, moment.now) - FILLING.drops
      const isCovered = guide.isThere && at !== null && shutAt === null && landed >= 0
      table.inside.visible = matches.root.visible = compartments.root.visible = !isCovered
      root.y = isCovered && !moment.reducedMotion ? KNOCK.by * ringing(landed, KNOCK.fading, KNOCK.period) : 0
    },
  }
}

/** Which pictures are wanted, once somebody is about to play: all of this round, those that the next begins with, and the card that is being pulled off. */
class PictureRequests {
  readonly #pictures: LazyTextures
  #next: Question | null = null

  constructor(pictures: LazyTextures) {
    this.#pictures = pictures
  }

  request({ isTempted, question, next, before }: MatchState): void {
    if (!isTempted || next === this.#next) return
    this.#next = next
    const files = [footprintFile(next.asked), ...next.candidates.map(portraitFile)]
    if (question) files.push(...question.candidates.map(footprintFile), ...question.candidates.map(portraitFile))
    if (before !== null) files.push(footprintFile(before))
    this.#pictures.want(files)
  }
}
