import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/heist-later/manifest'
import { clamp } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { EYES_OPEN, sackOf } from '../layout'
import type { HeistState } from '../state'

/** How fast he turns grey before open eyes, ms. */
const GREYS = 90

/** All of him above the belt, once the sack is too large for his back. */
export function createHauler(kit: LaterKit<typeof manifest>): View<HeistState> {
  const flesh = kit.sprite('haul', 'wait', 'lips', 'jump')
  const stone = kit.sprite('stone')
  const root = new Container({ children: [flesh, stone] })
  return {
    root,
    draw({ loot, walking, frame, hushes, leapsUntil, frozenUntil }, { now }) {
      const { eyes, isJudged } = loot
      root.visible = sackOf(loot.taken.length) > 0
      const leaps = now < leapsUntil
      const isStone = !leaps && now < frozenUntil
      const seen = eyes && isJudged ? now - eyes.from - EYES_OPEN.opening - EYES_OPEN.seeing : GREYS
      const grey = isStone ? clamp(seen / GREYS, 0, 1) : 0
      stone.visible = grey > 0
      stone.alpha = grey
      flesh.visible = grey < 1
      if (leaps) flesh.show('jump', 0)
      else if (walking) flesh.show('haul', frame)
      else flesh.show(hushes ? 'lips' : 'wait', hushes ? 0 : frame)
    },
  }
}
