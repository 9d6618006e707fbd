import { Container } from 'pixi.js'
import { BEATS } from '../../../assets/bat/shared'
import type { manifest } from '../../../assets/bat-later/manifest'
import { BEARERS, ROOF_BEARERS } from '../../../assets/bat-later/shared'
import { clamp, lerp, smoothstep } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { asideOf, LIFTED, ROOF_ASIDE } from '../layout'
import type { BatState } from '../state'

/** When they come back, one after the other, and how long each takes, as shares of the time in which the castle is carried off. */
const COMES = { first: 0.01, each: 0.012, takes: 0.1 } as const
/** How long a rope takes to be thrown, as such a share, and how long it takes them to be gone when the castle stands, in ms. */
const THROWN = 0.02
const GOES = 1300
/** From how far off they come, and how far up they go, in scene units. */
const FAR = { x: 900, y: 420 } as const
/** A beat of their wings, each drawing of it, in ms; how far they bob, in scene units. */
const BEAT = { each: 78, sequence: [0, 1, 2, 1] } as const
const BOB = 9

/** Those who carry the castle, their ropes, what hangs out of the ground that it stood on, and what its lodger has about it. */
export function createBearers(kit: LaterKit<typeof manifest>): View<BatState> {
  const ropes = BEARERS.map((_, place) => kit.sprite('rope').show(place))
  const bats = BEARERS.map(({ kind, size }) => {
    const bat = kit.sprite('bearer').show(kind * BEATS)
    bat.scale.set(size)
    return bat
  })
  const earth = kit.sprite('earth').updateTransform({ y: 228 })
  const belongings = kit.sprite('belongings')
  const load = new Container({ children: [...ropes, ...bats] })
  return {
    root: new Container({ label: 'bearers', children: [belongings, earth, load] }),
    draw({ castle, letting }, { now, reducedMotion }) {
      const { leaves, comes } = letting
      belongings.visible = letting.lodger > 0
      if (belongings.visible) belongings.show(letting.lodger - 1)
      const gone = progress(leaves, now)
      earth.visible = comes !== null || (leaves !== null && gone > LIFTED)
      const free = castle.sinkings === 0 ? since(castle.stoodAt, now) / GOES : 1
      load.visible = leaves !== null || comes !== null || free < 1
      if (!load.visible) return

      const aside = asideOf(letting, now)
      for (let place = 0; place < BEARERS.length; place++) {
        const [bearer, bat, rope] = [BEARERS[place], bats[place], ropes[place]]
        if (!bearer || !bat || !rope) continue
        const arrived = leaves ? (gone - COMES.first - place * COMES.each) / COMES.takes : 1
        const off = comes || leaves ? 0 : clamp(free, 0, 1)
        const away = (1 - smoothstep(0, 1, arrived)) ** 1.5 + off * off
        const side = bearer.bat.x < 0 ? -1 : 1
        const hasRoof = place >= BEARERS.length - ROOF_BEARERS
        const x = bearer.bat.x + (hasRoof ? ROOF_ASIDE.x * aside : 0)
        const y = bearer.bat.y + (hasRoof ? ROOF_ASIDE.y * aside : 0)
        const bob = reducedMotion ? 0 : BOB * Math.sin(now / 90 + place * 1.9)
        const thrown = clamp(leaves ? (arrived - 1) * (COMES.takes / THROWN) : 1 - off * 6, 0, 1)
        rope.visible = thrown > 0
        rope.position.set(x, y)
        rope.scale.set(lerp(0.2, 1, thrown), thrown)
        bat.position.set(x + side * FAR.x * away, y - FAR.y * away + bob)
        bat.rotation = side * 0.16 + 0.05 * Math.sin(now / 170 + place)
        const beat = BEAT.sequence[Math.floor(now / BEAT.each + place * 1.3) % BEAT.sequence.length] ?? 0
        bat.show(bearer.kind * BEATS + beat)
      }
    },
  }
}
