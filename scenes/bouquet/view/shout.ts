import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet-later/manifest'
import { clamp, DEGREE, lerp } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { BouquetState } from '../state'

/** How soon ink has flown off a loud word, in ms, and from how far nearer. */
const BURST = 80
const NEARER = 0.4

/** Where ink flies off a loud word, in scene units, and whither, in degrees. */
const FLICKS = {
  en: [
    { x: 62, y: 148, turn: -38 },
    { x: 120, y: 104, turn: -18 },
    { x: 36, y: 222, turn: -68 },
    { x: 240, y: 102, turn: 4 },
    { x: 610, y: 74, turn: 48 },
    { x: 646, y: 126, turn: 70 },
  ],
  fr: [
    { x: 92, y: 356, turn: -104 },
    { x: 72, y: 216, turn: -64 },
    { x: 64, y: 286, turn: -84 },
    { x: 1368, y: 84, turn: 34 },
    { x: 1420, y: 110, turn: 58 },
    { x: 1432, y: 176, turn: 80 },
  ],
} as const

/** The ink that flies off what is meant really. */
export function createShout(kit: LaterKit<typeof manifest>): View<BouquetState> {
  const places = FLICKS[kit.language]
  const flicks = places.map(({ turn }, index) => {
    const flick = kit.sprite('flick').show(index % 3)
    flick.rotation = turn * DEGREE
    return flick
  })
  const root = new Container({ label: 'shout', children: flicks })
  return {
    root,
    draw({ brushed }, { now, reducedMotion }) {
      const word = kit.language === 'en' ? brushed[0] : brushed[brushed.length - 1]
      root.visible = word?.isSmall === true && now >= word.until
      if (!root.visible || !word) return
      const flown = reducedMotion ? 1 : clamp((now - word.until) / BURST, 0, 1)
      for (let index = 0; index < flicks.length; index++) {
        const place = places[index]
        const flick = flicks[index]
        if (!place || !flick) continue
        const away = (1 - flown) * 40
        flick.position.set(
          place.x - Math.sin(place.turn * DEGREE) * away,
          place.y + Math.cos(place.turn * DEGREE) * away,
        )
        flick.scale.set(lerp(NEARER, 1, flown))
      }
    },
  }
}
