import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet-later/manifest'
import { clamp, DEGREE, lerp } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { BouquetState } from '../state'

/** How soon ink has flown off a loud word, in ms, and how small it sets out. */
const BURST = 80
const NEARER = 0.4

/** Where ink flies off a loud word, in scene units, and whither, in degrees. */
const FLICKS = {
  en: [
    [62, 148, -38],
    [120, 104, -18],
    [36, 222, -68],
    [240, 102, 4],
    [610, 74, 48],
    [646, 126, 70],
  ],
  fr: [
    [92, 356, -104],
    [72, 216, -64],
    [64, 286, -84],
    [1368, 84, 34],
    [1420, 110, 58],
    [1432, 176, 80],
  ],
} as const

/** The ink that flies off what is meant really. */
export function createShout(kit: LaterKit<typeof manifest>): View<BouquetState> {
  const flicks = FLICKS[kit.language].map(([x, y, turn], index) =>
    kit
      .sprite('flick')
      .show(index % 3)
      .updateTransform({ x, y, rotation: turn * DEGREE }),
  )
  const root = new Container({ label: 'shout', children: flicks })
  return {
    root,
    draw({ brushed }, { now, reducedMotion }) {
      const word = kit.language === 'en' ? brushed[0] : brushed[brushed.length - 1]
      const flown = word?.isSmall ? now - word.until : -1
      root.visible = flown >= 0
      for (const flick of flicks) flick.scale.set(reducedMotion ? 1 : lerp(NEARER, 1, clamp(flown / BURST, 0, 1)))
    },
  }
}
