import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/armadillo-later/manifest'
import { CELLS_OF } from '../../../assets/armadillo-later/shared'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { PICTURE, stolenOn } from '../layout'
import type { ArmadilloState } from '../state'
import { Blots, type PlateColors, plateColors } from './blots'

const PICTURES = [CELLS_OF.hen, CELLS_OF.crab, CELLS_OF.blot] as const

/** The prints of what has rolled off: where they begin, how far apart, how many, and how dark, the darker the more often. */
const PRINTS = { x: 1336, y: PICTURE.y + PICTURE.side + 26, apart: 128, count: 7, dark: 0.3, darker: 0.2 } as const

/** The blots of the plates after the first; on the first, the track of what has rolled off it. */
export function createLaterBlots(kit: LaterKit<typeof manifest>): View<ArmadilloState> {
  const known = new Map<number, PlateColors>()
  const colorsOf = (plate: number): PlateColors => {
    const colors = known.get(plate) ?? plateColors(PICTURES[plate - 1] ?? PICTURES[0], stolenOn(plate))
    known.set(plate, colors)
    return colors
  }
  const blots = new Blots(kit.texture('wash'), colorsOf(1), () => kit.touch())
  const prints = new Container({ label: 'track' })
  for (let print = 0; print < PRINTS.count; print++)
    prints.addChild(kit.sprite('print').updateTransform({ x: PRINTS.x + print * PRINTS.apart, y: PRINTS.y }))
  return {
    root: new Container({ label: 'later blots', children: [prints, blots] }),
    draw(state, moment) {
      prints.visible = state.plate === 0 && state.rounds > 0
      prints.alpha = PRINTS.dark + PRINTS.darker * state.rounds
      blots.visible = state.plate > 0
      if (!blots.visible) return
      blots.colors = colorsOf(state.plate)
      blots.draw(state, moment)
    },
  }
}
