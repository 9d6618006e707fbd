import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/uh-oh-later/manifest'
import { SAID } from '../../../assets/uh-oh-later/shared'
import { clamp, ringing, smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BACK } from '../layout'
import type { UhOhState } from '../state'

/** How many letters it says, how long each comes after another, and how long it takes to land, in ms. */
const LETTERS = 5
const APART = 90
const LANDS = 150
/** How far above its place a letter begins, and how fast all of them go, in scene units and scene units a square ms. */
const ABOVE = 130
const PULL = 0.0032

/** What the witness says, in letters that land one after another, and drop off when the next page comes. */
export function createSaid(kit: LaterKit<typeof manifest>): View<UhOhState> {
  const letters = Array.from({ length: LETTERS }, (_, i) => kit.sprite('said').show(i))
  const root = new Container({ label: 'said', children: letters })

  return {
    root,
    draw({ back }, { now, reducedMotion }) {
      root.visible = back !== null && now >= back.from + BACK.says
      if (!back || !root.visible) return
      const gone = Math.max(0, now - back.rolls)
      for (let i = 0; i < letters.length; i++) {
        const letter = letters[i]
        if (!letter) continue
        const age = now - back.from - BACK.says - i * APART
        const landed = reducedMotion ? 1 : smoothstep(0, 1, clamp(age / LANDS, 0, 1))
        const squash = reducedMotion ? 0 : ringing(age - LANDS, 70, 200)
        const drop = Math.max(0, gone - i * 40)
        letter.visible = age > 0 && (!reducedMotion || gone === 0)
        letter.position.set(SAID.xs[i] ?? 0, SAID.y + i * SAID.climb - (1 - landed) * ABOVE + PULL * drop * drop)
        letter.scale.set((1.5 - 0.5 * landed) * (1 + squash * 0.08), (1.5 - 0.5 * landed) * (1 - squash * 0.14))
        letter.rotation = -0.07 + (i % 2 ? 0.03 : -0.02) + drop * 0.0004 * (i % 2 ? 1 : -1)
      }
    },
  }
}
