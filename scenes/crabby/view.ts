import { Container } from 'pixi.js'
import type { manifest } from '../../assets/crabby/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { CrabbyState } from './state'
import { Company } from './view/company'
import { Crab } from './view/crab'
import { Gulls } from './view/gulls'
import { Hermit } from './view/hermit'
import { Palms } from './view/palms'
import { Sand } from './view/sand'
import { Shore } from './view/shore'
import { Water } from './view/water'

/** Draws the beach: sky, sea and sand; what the waves run over; the log, the crab; and the palms that frame it all. */
export function createView(kit: ViewKit<typeof manifest>): View<CrabbyState> {
  const root = new Container()
  const shore = new Shore(kit)
  const water = new Water(kit)
  const sand = new Sand(kit)
  const gulls = new Gulls(kit)
  const company = new Company(kit)
  const crab = new Crab(kit)
  const hermit = new Hermit(kit)
  const palms = new Palms(kit)
  root.addChild(
    kit.background(...shore.still, ...palms.still),
    shore.sail,
    gulls.sky,
    water.crest,
    gulls.post,
    sand.tracks,
    water.film,
    water.root,
    kit.laterPart('bursts'),
    company.root,
    gulls.log,
    kit.laterPart('foam'),
    kit.laterPart('castle'),
    crab.shadow,
    sand.kicks,
    crab.root,
    water.puddles,
    kit.laterPart('jetsam'),
    kit.laterPart('lodging'),
    hermit.root,
    company.grumble,
    palms.root,
    gulls.marks,
  )

  return {
    root,
    draw(beach, moment) {
      shore.draw(moment)
      water.draw(beach, moment)
      sand.draw(beach, moment)
      gulls.draw(beach, moment)
      company.draw(beach, moment)
      crab.draw(beach, moment)
      hermit.draw(beach, moment)
      palms.draw(moment)
    },
  }
}
