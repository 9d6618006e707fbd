import { Container } from 'pixi.js'
import type { manifest } from '../../assets/uh-oh/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { UhOhState } from './state'
import { Bird } from './view/bird'
import { Clouds } from './view/clouds'
import { Grounds } from './view/grounds'
import { SmallPrint } from './view/smallPrint'
import { Sparkles } from './view/sparkles'
import { Start } from './view/start'
import { Title } from './view/title'
import { Witness } from './view/witness'

/** Draws the title screen: one of six grounds, clouds, the lettering, and the bird before all of it. */
export function createView(kit: ViewKit<typeof manifest>): View<UhOhState> {
  const root = new Container()
  const grounds = new Grounds(kit)
  const clouds = new Clouds(kit)
  const title = new Title(kit)
  const witness = new Witness(kit)
  const sparkles = new Sparkles(kit)
  const smallPrint = new SmallPrint(kit)
  const start = new Start(kit.language, () => kit.sprite('letter'), 0)
  const bird = new Bird(kit)
  root.addChild(
    ...grounds.layers,
    clouds.root,
    kit.laterPart('back'),
    ...title.roots,
    witness.root,
    sparkles.root,
    smallPrint.blot,
    start.root,
    kit.laterPart('again'),
    bird.root,
    smallPrint.drop,
    bird.marks,
    kit.laterPart('said'),
  )

  return {
    root,
    draw(screen, moment) {
      grounds.draw(screen, moment)
      clouds.draw(screen, moment)
      title.draw(screen, moment)
      bird.draw(screen, moment)
      witness.draw(screen, moment)
      sparkles.draw(screen, moment)
      smallPrint.draw(screen, moment)
      start.draw(screen, moment)
    },
  }
}
