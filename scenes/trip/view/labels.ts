import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/trip-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { TripState } from '../state'

/** Where the labels are stuck on the trunk, in units of its drawing, and how far each is turned, in radians. */
const PLACES = [
  { x: 68, y: -36, rotation: 0.16 },
  { x: -26, y: -26, rotation: -0.22 },
  { x: -72, y: -34, rotation: 0.1 },
] as const

/** One for each time that the book was turned. */
export function createLabels(kit: LaterKit<typeof manifest>): View<TripState> {
  const labels = PLACES.map((place, number) => kit.sprite('label').show(number).updateTransform(place))
  return {
    root: new Container({ label: 'labels', children: labels }),
    draw({ rounds }) {
      for (let number = 0; number < labels.length; number++) {
        const label = labels[number]
        if (label) label.visible = number < rounds
      }
    },
  }
}
