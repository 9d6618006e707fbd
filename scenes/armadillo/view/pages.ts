import { Container, Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/armadillo-later/manifest'
import { CELLS_OF } from '../../../assets/armadillo-later/shared'
import { scatter } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { PICTURE, stolenOn } from '../layout'
import type { ArmadilloState } from '../state'
import { Blots, type PlateColors, plateColors } from './blots'
import { FIGURE_PLACES, PLATE_PLACE, RULER_PLACE } from './page'

type Kit = LaterKit<typeof manifest>

const PICTURES = [CELLS_OF.hen, CELLS_OF.crab, CELLS_OF.blot] as const

/** What of the leaf is seen in any window, in scene units; it is as fine as it was drawn. */
const GROUND = { bounds: { x: -520, y: -620, width: 2640, height: 2260 }, density: 0.6 } as const
/** Spots of age: how many, and over how much of the leaf. */
const STAINS = { count: 40, left: 90, width: 2000, top: -560, height: 2140 } as const
/** The prints of what has rolled off: where they begin, how far apart, how many, and how dark after each round. */
const PRINTS = { x: 1336, y: PICTURE.y + PICTURE.side + 26, apart: 128, count: 7, dark: 0.3 } as const

/** The other plates of the book, each on a leaf of its own; on the first, the track of what has rolled off it. */
export function createPages(kit: Kit): View<ArmadilloState> {
  const known = new Map<number, PlateColors>()
  const colorsOf = (plate: number): PlateColors => {
    const colors = known.get(plate) ?? plateColors(PICTURES[plate - 1] ?? PICTURES[0], stolenOn(plate))
    known.set(plate, colors)
    return colors
  }
  const plate = kit.sprite('plate').updateTransform(PLATE_PLACE)
  const figures = FIGURE_PLACES.map((place) => kit.sprite('figure').updateTransform(place))
  const blots = new Blots(kit.texture('wash'), colorsOf(1), () => kit.touch())
  const ground = new Sprite(kit.bake(createGround(kit), GROUND.bounds, GROUND.density))
  const ruler = kit.sprite('ruler').updateTransform(RULER_PLACE)
  const page = new Container({ label: 'other page', children: [ground, plate, ...figures, ruler, blots] })
  const prints = new Container({ label: 'track' })
  for (let print = 0; print < PRINTS.count; print++)
    prints.addChild(kit.sprite('print').updateTransform({ x: PRINTS.x + print * PRINTS.apart, y: PRINTS.y }))
  return {
    root: new Container({ label: 'pages', children: [prints, page] }),
    draw(state, moment) {
      prints.visible = state.plate === 0 && state.rounds > 0
      prints.alpha = PRINTS.dark + 0.2 * state.rounds
      page.visible = state.plate > 0
      if (!page.visible) return
      plate.show(state.plate - 1)
      for (const [place, figure] of figures.entries()) figure.show((state.plate - 1) * figures.length + place)
      blots.colors = colorsOf(state.plate)
      blots.draw(state, moment)
    },
  }
}

/** The leaf and the gutter, spotted otherwise than the first. */
function createGround(kit: Kit): Container {
  const ground = new Container({ children: [kit.mirrored('paper', [-2, 4], [-2, 4]), kit.sprite('gutter')] })
  for (let spot = 0; spot < STAINS.count; spot++) {
    const size = scatter(spot * 7 + 5)
    const stain = kit.sprite('stain').show(size > 0.9 ? 2 : size > 0.6 ? 1 : 0)
    stain.position.set(
      STAINS.left + scatter(spot * 7) * STAINS.width,
      STAINS.top + scatter(spot * 7 + 1) * STAINS.height,
    )
    stain.rotation = size * 40
    ground.addChild(stain)
  }
  return ground
}
