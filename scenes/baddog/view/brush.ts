import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { LEAP } from '../layout'
import type { BadDogState, Laugh } from '../state'
import { BRUSHING, DRAWN } from './bark'
import { type Placing, placeWord, WORDS } from './barkLayout'

/** The letter of a bark that is just being brushed. */
export function createBrush(kit: LaterKit<typeof manifest>): View<BadDogState> {
  const brush: DrawnSprite<string, string> = kit.sprite('brushed')
  /** Where the letters of each bark lie. */
  const words = {
    whoop: placingsOf('whoop'),
    bow: placingsOf('bow'),
    tongue: placingsOf('tongue'),
    burst: placingsOf('burst'),
  }
  return {
    root: new Container({ children: [brush] }),
    draw({ dog: { laugh, x, looksLeft, leap } }, { now }) {
      const since = leap ? now - leap.from - (leap.until - leap.from) * LEAP.barks : -1
      const place = Math.floor(since / BRUSHING.apart)
      const age = since - place * BRUSHING.apart
      const letter = WORDS[laugh].letters[place]
      brush.visible = since >= 0 && letter !== undefined && age < BRUSHING.each
      if (!brush.visible) return
      const placings = words[laugh]
      placeWord(laugh, x, looksLeft, placings)
      const lying = placings[place]
      if (!lying) return
      brush.show(`${letter}${Math.floor((2 * age) / BRUSHING.each)}`)
      brush.position.set(lying.x, lying.y)
      brush.rotation = lying.slant
      brush.scale.set(lying.wide / DRAWN, lying.tall / DRAWN)
    },
  }
}

function placingsOf(laugh: Laugh): Placing[] {
  return WORDS[laugh].letters.map(() => ({ x: 0, y: 0, wide: 1, tall: 1, slant: 0 }))
}
