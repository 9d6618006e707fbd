import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/armadillo-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { ArmadilloState } from '../state'
import { FIGURE_PLACES, PLATE_PLACE } from './page'

/** What is printed on the leaves after the first: a plate with its words, and its lesser figures. */
export function createPlate(kit: LaterKit<typeof manifest>): View<ArmadilloState> {
  const plate = kit.sprite('plate').updateTransform(PLATE_PLACE)
  const figures = FIGURE_PLACES.map((place) => kit.sprite('figure').updateTransform(place))
  const root = new Container({ label: 'other plate', children: [plate, ...figures] })
  return {
    root,
    draw(state) {
      root.visible = state.plate > 0
      if (!root.visible) return
      plate.show(state.plate - 1)
      for (const [place, figure] of figures.entries()) figure.show((state.plate - 1) * figures.length + place)
    },
  }
}
