import type { manifest } from '../../../assets/match-later/manifest'
import { swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BOOKLET, bookletsOf } from '../layout'
import type { MatchState } from '../state'

/** How they swing as another is put beside them, or when they are pressed: for how long, how fast, in ms, and how far, in radians. */
const SWING = { lasting: 900, period: 300, turn: 0.05 } as const

/** The thin books in the lid: games that are over. */
export function createBooklets(kit: LaterKit<typeof manifest>): View<MatchState> {
  const booklet = kit.sprite('booklet')
  booklet.label = 'booklet'
  booklet.position.copyFrom(BOOKLET)
  const swing = (elapsed: number) => swaying(elapsed, SWING.lasting, SWING.period)
  return {
    root: booklet,
    draw({ guide, touched }, { now, reducedMotion }) {
      const count = bookletsOf(guide)
      booklet.visible = count > 0
      if (count <= 0) return
      booklet.show(count - 1)
      const swung = swing(since(guide.awayAt, now)) + swing(since(touched.booklet, now))
      booklet.rotation = reducedMotion ? 0 : SWING.turn * swung
    },
  }
}
