import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle-later/manifest'
import { days } from '../../../src/calendar'
import { clamp, easeOutBack, scatter } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FEAST, STAGE } from '../layout'
import type { GargoyleState } from '../state'

/**
 * Where they stand, in scene units: from both edges of the stage inwards, in two rows, a gap behind each, a little further back each.
 * At the right they begin beside the page's icons, where those are as low.
 */
const LEFT = 40
const RIGHT = STAGE.width - 40
const BESIDE_ICONS = 34
const ROW = { apart: 56, front: 1000, back: 966, rises: 5, size: 0.9, smaller: 0.84, shrinks: 0.016 } as const
/** How high above its feet the fire in one is. */
const BOWL = 66
/** ms in which one is set down, and its fire is lit; from one drawing of a fire to the next. */
const SET = 260
const LIGHTS = 420
const FLICKERS = 110
const FIRES = 4

/** Where the brazier of that place stands: two at the left, one at the right, the outermost first, as the slab comes up further in. */
function placeOf(place: number) {
  const isRight = place % 3 === 2
  const onSide = isRight ? Math.floor(place / 3) : place - Math.floor((place + 1) / 3)
  const isBack = onSide % 2 === 1
  const along = onSide / 2
  const x = isRight ? RIGHT - ROW.apart * along : LEFT + ROW.apart * along
  const y = (isBack ? ROW.back : ROW.front) - ROW.rises * along
  const scale = (ROW.size - ROW.shrinks * along) * (isBack ? ROW.smaller : 1)
  return { isRight, x: x + 8 * scatter(place * 5), y, scale: scale * (0.94 + 0.12 * scatter(place)) }
}

/** A brazier along the foot of the fire for each word that was opened. */
export function createBraziers(kit: LaterKit<typeof manifest>): View<GargoyleState> {
  const braziers = days.map((_, place) => {
    const { isRight, x, y, scale } = placeOf(place)
    const fire = kit.sprite('brazierFire').updateTransform({ y: -BOWL })
    const root = new Container({ children: [fire, kit.sprite('brazier')], y, zIndex: y })
    return { root, fire, isRight, x, scale }
  })
  return {
    root: new Container({ label: 'braziers', sortableChildren: true, children: braziers.map(({ root }) => root) }),
    draw({ hearth, blaze }, { now, reducedMotion, viewport: { icons } }) {
      const aside = icons.y < ROW.front ? Math.min(0, icons.x - BESIDE_ICONS - RIGHT) : 0
      const lit = since(hearth.litAt, now)
      for (const [place, { root, fire, isRight, x, scale }] of braziers.entries()) {
        const age = place < hearth.fresh ? Number.POSITIVE_INFINITY : lit - (place - hearth.fresh) * FEAST.apart
        root.visible = place < hearth.braziers.length && age >= 0
        if (!root.visible) continue
        root.x = isRight ? x + aside : x
        const up = reducedMotion ? 1 : easeOutBack(clamp(age / SET, 0, 1))
        root.scale.set(scale * (place % 2 === 0 ? 1 : -1), scale * up)
        const lights = clamp((age - SET) / LIGHTS, 0, 1)
        const lives = reducedMotion ? place : now / FLICKERS + 9 * scatter(place)
        fire.show(Math.floor(lives) % FIRES)
        // It leaps as it is lit, and burns higher while the great fire does.
        const leap = lights < 1 ? 1.5 * Math.sin(Math.PI * lights) : 0
        fire.scale.set(lights ** 0.3, lights + leap * 0.5 + 0.3 * Math.max(0, blaze - 1))
        fire.visible = lights > 0
      }
    },
  }
}
