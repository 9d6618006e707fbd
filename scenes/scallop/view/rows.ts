import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scallop-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { ROWS } from '../layout'
import type { ScallopState } from '../state'
import { coverOf } from './shelves'

/** Where somebody stands on a label, from its upper left corner in scene units, and how large. */
const STANDS = { x: 418, y: 43, scale: 0.52 } as const

/** At the end of each label in sight: who it names, small, or the sheet over them. The chosen one is in the niche. */
export function createRows(kit: LaterKit<typeof manifest>): View<ScallopState> {
  const places = Array.from({ length: ROWS.count }, (_, row) => {
    const place = new Container({ x: ROWS.left + STANDS.x, y: ROWS.top + row * ROWS.height + STANDS.y })
    place.scale.set(STANDS.scale)
    const folk = place.addChild(kit.sprite('folk'))
    const cover = place.addChild(kit.sprite('cover'))
    return { place, folk, cover }
  })
  const root = new Container({ label: 'rows', children: places.map(({ place }) => place) })
  return {
    root,
    draw({ top, selected, cabinet }) {
      for (let row = 0; row < ROWS.count; row++) {
        const shown = places[row]
        if (!shown) continue
        const index = top + row
        const isLooked = cabinet.looked[index] === true
        shown.place.visible = index !== selected
        shown.folk.visible = isLooked
        shown.cover.visible = !isLooked
        if (isLooked) shown.folk.show(index)
        else shown.cover.show(coverOf(index))
      }
    },
  }
}
