import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/camping-later/manifest'
import { hop, lerp, scatter, smoothstep } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { DARK_FROM, PLACES, thingsAfter } from '../layout'
import type { CampingState } from '../state'

/** Fireflies, one for each that is found: how far from the lantern they dance when all are, and where they lie in the grass afterwards. */
const DANCE = { count: 12, across: 150, down: 96, turn: 3400 } as const
const GRASS = { x: 940, y: 924, across: 180, down: 46 } as const

/** How long one flies to what was found, in ms, and how far above that it stays, in units. */
const FLIGHT = { lasting: 700, above: 26 } as const

/** One glimmers by each that is found. Of all twelve they dance round and round the lantern; then they lie in the grass until they are needed. */
export function createGlimmers(kit: LaterKit<typeof manifest>): View<CampingState> {
  const fireflies = Array.from({ length: DANCE.count }, () => kit.sprite('firefly'))
  return {
    root: new Container({ children: fireflies }),
    draw(camp, { now, reducedMotion }) {
      const { party, lantern, nightfall, nights, finds } = camp
      const things = thingsAfter(nights)
      const sunk = nightfall ? smoothstep(0, DARK_FROM, progress(nightfall, now)) : 0
      const dance = party ? smoothstep(0, 600, now - party.from) * (1 - sunk) : 0
      const poked = since(finds.glimmers.answer?.from, now)
      for (let place = 0; place < things.length; place++) {
        const firefly = fireflies[place]
        const thing = things[place]
        if (!firefly || !thing) continue
        const foundAt = nightfall ? null : finds[thing].foundAt
        const flown = reducedMotion && foundAt !== null ? 1 : smoothstep(0, FLIGHT.lasting, since(foundAt ?? now, now))
        // The first come out of the lantern.
        const isUnborn = nights === 0 && !nightfall
        firefly.visible = !isUnborn || foundAt !== null
        if (!firefly.visible) continue
        const lyingX = GRASS.x + GRASS.across * scatter(place)
        const lyingY = GRASS.y + GRASS.down * scatter(place + 40)
        const hopping = reducedMotion ? 0 : 30 * hop((poked - 50 * place) / 380)
        const turn = ((reducedMotion ? 0 : now / DANCE.turn) + place / DANCE.count) * Math.PI * 2
        const far = 0.6 + 0.4 * dance + 0.12 * Math.sin(turn * 3 + place)
        const lift = reducedMotion ? 0 : 12 * hop(((now + place * 211) % 700) / 700)
        const bob = reducedMotion ? 0 : 4 * Math.sin(now / 420 + place)
        const at = PLACES[thing]
        const x = lerp(isUnborn ? lantern.x : lyingX, at.x, flown)
        const y = lerp(isUnborn ? lantern.y : lyingY - hopping, at.y - FLIGHT.above + bob, flown)
        firefly.position.set(
          lerp(x, lantern.x + Math.cos(turn) * DANCE.across * far, dance),
          lerp(y, lantern.y + Math.sin(turn) * DANCE.down * far - lift, dance),
        )
        const rest = (1 - flown) * (1 - dance)
        firefly.rotation = isUnborn ? 0 : (place % 2 === 0 ? 1.4 : -1.4) * rest
        const pulse = reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(now / 520 + place * 2.1)
        firefly.alpha = Math.max(dance, 0.6 + 0.4 * pulse)
        firefly.show(reducedMotion || rest > 0.5 ? 0 : (Math.floor(now / 70) + place) % 2)
      }
    },
  }
}
