import { Container } from 'pixi.js'
import type { manifest } from '../../assets/nest/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { awayFor, BEDTIME } from './layout'
import type { NestState } from './state'
import { Bed } from './view/bed'
import { Company } from './view/company'
import { Debris } from './view/debris'
import { createGround } from './view/ground'
import { Lamp, LOW, lownessOf } from './view/lamp'
import { mixColors } from './view/light'
import { Portraits } from './view/portraits'

/** Draws the burrow: earth and nests in one picture, and before it those who sleep, those who hang, and all who stir. */
export function createView(kit: ViewKit<typeof manifest>): View<NestState> {
  const root = new Container()
  const still = kit.background(...createGround(kit))
  const lamp = new Lamp(kit)
  const portraits = new Portraits(kit)
  const left = new Bed(kit, 'left')
  const right = new Bed(kit, 'right')
  const company = new Company(kit)
  const debris = new Debris(kit)
  const lit = new Container({ label: 'lit' })
  lit.addChild(kit.laterPart('far'), portraits.root, lamp.root, left.root, right.root)
  lit.addChild(kit.laterPart('blanket'), company.root, debris.root)
  root.addChild(still, lit, company.dark)

  return {
    root,
    draw(burrow, moment) {
      portraits.draw(burrow, moment)
      lamp.draw(burrow, moment)
      left.draw(burrow, moment)
      right.draw(burrow, moment)
      company.draw(burrow, moment)
      debris.draw(burrow, moment)
      still.turnTo(awayFor(burrow, moment.now) < BEDTIME.lies ? 0 : 1)
      const light = mixColors(0xffffff, LOW, lownessOf(burrow, moment.now))
      still.tint = light
      lit.tint = light
    },
  }
}
