import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle-later/manifest'
import { TITLE_LETTERS } from '../../../assets/gargoyle-later/shared'
import { lerp, scatter, smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { awakeFor, WAKE } from '../layout'
import type { GargoyleState } from '../state'

/** ms from one letter to the next that catches fire, from both ends inwards, and how long each takes. */
const APART = 90
const CATCHES = 260

/** Where the feet of the letters are, in scene units from where the picture of the title begins: both ends stand lower. */
const FEET = { left: 46, right: 1310, y: 146, lower: 28 } as const
/** How many flames there are behind each letter, and of which drawings: those that are red. */
const FLAMES = 2
const REDS = { first: 3, count: 6 } as const
/** How large they are, as drawn 1, and how long one is seen before it is another, in ms. */
const SIZE = { inside: 0.36, ends: 0.62 } as const
const FLICKERS = 120

/** How far a letter burns, 0…1: once it has caught fire in a roar, or where an earlier one has left it burning. */
function burningOf({ wake, hearth }: GargoyleState, letter: number, now: number): number {
  const inwards = Math.min(letter, TITLE_LETTERS - 1 - letter)
  if (inwards < hearth.roars) return 1
  const since = awakeFor(wake, now)
  return since === null ? 0 : smoothstep(0, CATCHES, since - WAKE.roars - inwards * APART)
}

/** The flames behind the letters that burn. */
export function createFlames(kit: LaterKit<typeof manifest>): View<GargoyleState> {
  const flames = Array.from({ length: TITLE_LETTERS * FLAMES }, () => kit.sprite('lick'))
  return {
    root: new Container({ label: 'flames', children: flames }),
    draw(page, { now, reducedMotion }) {
      for (const [i, flame] of flames.entries()) {
        const burning = burningOf(page, Math.floor(i / FLAMES), now)
        flame.visible = burning > 0
        if (!flame.visible) continue
        const along = (i + 0.5) / flames.length
        const outwards = Math.abs(along * 2 - 1) ** 2.2
        const lives = reducedMotion ? 0 : now / FLICKERS + 7 * scatter(i)
        const turn = Math.floor(lives)
        const size = burning * lerp(SIZE.inside, SIZE.ends, outwards) * (0.82 + 0.36 * scatter(turn * 31 + i))
        flame.show(REDS.first + ((turn + i * 5) % REDS.count))
        flame.position.set(
          lerp(FEET.left, FEET.right, along) + 26 * scatter(i * 3) - 13,
          FEET.y + FEET.lower * outwards - 20,
        )
        flame.scale.set(i % 2 === 0 ? size : -size, size * (0.9 + 0.2 * (lives - turn)))
      }
    },
  }
}

/** The letters that burn, over those that do not yet. */
export function createLetters(kit: LaterKit<typeof manifest>): View<GargoyleState> {
  const letters = Array.from({ length: TITLE_LETTERS }, (_, i) => kit.sprite('letter').show(i))
  return {
    root: new Container({ label: 'letters', children: letters }),
    draw(page, { now }) {
      for (const [i, letter] of letters.entries()) {
        const burning = burningOf(page, i, now)
        letter.visible = burning > 0
        letter.alpha = burning
      }
    },
  }
}
