import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scrape-later/manifest'
import { clamp, hop } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BLOW, catOf, hasCat } from '../layout'
import type { ScrapeState } from '../state'
import { LIES } from './pile'

/** How it is bored: a spell is so many ms; of each its tail flicks for so long, and every third it dozes. */
const SPELL = { lasting: 5200, flicks: 420 } as const
/** How long it stares after a press, and how long a coin takes over the edge, how far to the left it goes and how far down. */
const STARES = 900
const PUSHED = { after: 200, lasting: 620, left: 190, down: 620, hops: 90 } as const

/** The cat of chance, and what it pushes off the table. */
export function createCat(kit: LaterKit<typeof manifest>): View<ScrapeState> {
  const cat = kit.sprite('cat')
  cat.label = 'cat'
  const pushed = kit.sprite('coin')
  return {
    root: new Container({ children: [cat, pushed] }),
    draw({ table }, { now, reducedMotion }) {
      const { x, y } = catOf(table)
      const { prize, pattedAt, pushes } = table
      cat.visible = hasCat(table)
      cat.position.set(x, y)
      const patted = pattedAt === null ? -1 : now - pattedAt
      const spell = now % SPELL.lasting
      if (prize?.kind === 2 && now - prize.at >= BLOW.hits) cat.show('startle_lucky')
      else if (patted >= 0 && patted < STARES) cat.show(patted < PUSHED.after ? 'flick_lucky' : 'sit_lucky')
      else if (reducedMotion) cat.show('sit_lucky')
      else if (Math.floor(now / SPELL.lasting) % 3 === 2) cat.show('doze_lucky')
      else cat.show(spell < SPELL.flicks ? 'flick_lucky' : 'sit_lucky')
      const share = clamp((patted - PUSHED.after) / PUSHED.lasting, 0, 1)
      pushed.visible = pushes && !reducedMotion && patted >= 0 && share < 1
      const fallen = Math.max(0, share - 0.3) / 0.7
      pushed.position.set(
        x - 60 - PUSHED.left * share,
        y - 12 + PUSHED.down * fallen * fallen - (share < 0.3 ? PUSHED.hops * hop(share / 0.3) * 0.3 : 0),
      )
      pushed.rotation = -8 * share
      pushed.scale.set(LIES.coin)
    },
  }
}
