import { Container } from 'pixi.js'
import type { manifest } from '../../assets/forget/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { ForgetState } from './state'
import type { Tuning } from './tuning'
import { Afterglow } from './view/afterglow'
import { beamOf, updateBeam } from './view/beam'
import { LitPage, Night } from './view/light'
import { Page } from './view/page'
import { Things } from './view/things'
import { Torch } from './view/torch'
import { VerdictPicture } from './view/verdict'

/** Draws a black page, what of it the torch's light shows, what the eye keeps of that, and the torch. */
export function createView(kit: ViewKit<typeof manifest>): View<ForgetState, Tuning> {
  const root = new Container()
  const page = new Page(kit)
  const lit = new LitPage(kit, page.ground.texture.source)
  const things = new Things(kit)
  const verdict = new VerdictPicture(kit)
  const night = new Night(kit)
  const snail = new Container({ label: 'snail', children: [kit.laterPart('snail')] })
  const ground = kit.background(kit.laterPart('ground'))
  const afterglow = new Afterglow(kit, page.whole.texture.source)
  const torch = new Torch(kit)
  const beam = beamOf()
  root.addChild(
    ...[
      lit.root,
      things.root,
      snail,
      kit.laterPart('moth'),
      ground,
      verdict.root,
      kit.laterPart('morning'),
      night.root,
    ],
    ...[afterglow.root, kit.laterPart('traces'), kit.laterPart('memory'), kit.laterPart('dusk'), torch.root],
  )
  root.once('destroyed', () => page.destroy())

  return {
    root,
    resize(size) {
      page.resize(size)
      things.resize(size)
      verdict.resize(size)
      afterglow.resize(size)
    },
    draw(forget, moment) {
      page.draw(forget.mornings)
      updateBeam(beam, forget, moment)
      lit.draw(beam, moment.size)
      things.draw(forget, moment, beam)
      verdict.draw(forget, moment)
      night.draw(beam, moment.size)
      const isDay = forget.morning !== null
      ground.visible = isDay
      // By day the ground covers all that the light shows.
      night.root.visible = lit.root.visible = things.root.visible = !isDay
      afterglow.draw(forget, moment)
      torch.draw(forget, moment, beam)
    },
  }
}
