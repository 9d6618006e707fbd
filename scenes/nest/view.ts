import { Container } from 'pixi.js'
import type { manifest } from '../../assets/nest/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { awayFor, BEDTIME } from './layout'
import type { NestState } from './state'
import { createBed } from './view/bed'
import { createCompany, createEyes } from './view/company'
import { createDebris } from './view/debris'
import { createGround } from './view/ground'
import { createLamp, LOW, lownessOf } from './view/lamp'
import { mixColors } from './view/light'
import { createPortraits } from './view/portraits'

/** Draws the burrow: earth and nests in one picture, and before it those who sleep, those who hang, and all who stir. */
export function createView(kit: ViewKit<typeof manifest>): View<NestState> {
  const still = kit.background(...createGround(kit))
  const hanging = [createPortraits(kit), createLamp(kit), createBed(kit, 'left'), createBed(kit, 'right')]
  const loose = [createCompany(kit), createDebris(kit)]
  const eyes = createEyes(kit)
  const rootOf = ({ root }: View<NestState>) => root
  const children = [kit.laterPart('far'), ...hanging.map(rootOf), kit.laterPart('blanket'), ...loose.map(rootOf)]
  const lit = new Container({ label: 'lit', children })
  const views = [...hanging, ...loose, eyes]

  return {
    root: new Container({ children: [still, lit, eyes.root] }),
    draw(burrow, moment) {
      for (const view of views) view.draw(burrow, moment)
      still.turnTo(awayFor(burrow, moment.now) < BEDTIME.lies ? 0 : 1)
      const light = mixColors(0xffffff, LOW, lownessOf(burrow, moment.now))
      still.tint = light
      lit.tint = light
    },
  }
}
