import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fairy-later/manifest'
import { clamp, easeOutBack } from '../../../src/stage/contract/math'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BEAT, LAMPS, PUPILS, TOAD } from '../layout'
import type { FairyState } from '../state'
import { awakeFor, fallingAsleep } from './awake'

/** How long a lamp takes to stand, in ms, and how much later than its fellow the second of a pair is. */
const RISING = { takes: 420, apart: 180 } as const
/** How long each drawing of a flame is seen, in ms. */
const FLICKER = 170
/** How high a pupil hops at each note, in scene units. */
const HOP = 9

/** What wakes on stone: lamps, the toad that sings, and the young ones who have come to learn it. */
export function createRim(kit: LaterKit<typeof manifest>): View<FairyState> {
  const lamps = LAMPS.map(({ x, y }) => {
    const flame = kit.sprite('flame')
    return { flame, root: new Container({ x, y, children: [kit.sprite('lamp'), flame] }) }
  })
  const singer = kit.sprite('singer').updateTransform(TOAD)
  const pupils = PUPILS.map(({ x, y, side }) => kit.sprite('pupil').updateTransform({ x, y, scaleX: side }))
  return {
    root: new Container({ label: 'rim', children: [singer, ...pupils, ...lamps.map(({ root }) => root)] }),
    draw({ evening, gulp, gush }, { now, reducedMotion }) {
      const { song, sung } = evening
      const sings = isDuring(song, now)
      const beat = sings && song ? ((now - song.from) % BEAT) / BEAT : 1
      // A hiccup comes between two notes.
      singer.visible = sings && !isDuring(gulp, now) && !isDuring(gush, now)
      singer.show(beat < 0.5 ? 1 : 0)
      for (let index = 0; index < pupils.length; index++) {
        const pupil = pupils[index]
        const place = PUPILS[index]
        if (!pupil || !place) continue
        pupil.visible = sung > index
        // Each comes in a little after the one before.
        const own = (beat + 1 - 0.16 * (index + 1)) % 1
        const isSinging = sings && own < 0.5
        pupil.show(isSinging ? 1 : 0)
        pupil.y = place.y - (isSinging && !reducedMotion ? HOP * Math.sin(own * 2 * Math.PI) : 0)
      }
      const asleep = fallingAsleep(evening, now)
      for (let index = 0; index < lamps.length; index++) {
        const lamp = lamps[index]
        const size = LAMPS[index]?.size ?? 1
        if (!lamp) continue
        const awake = awakeFor(evening, 0, Math.floor(index / 2), now) - (index % 2) * RISING.apart
        lamp.root.visible = awake > 0 || sung > 0
        const risen = sung > 0 || reducedMotion ? 1 : clamp(awake / RISING.takes, 0, 1)
        const high = easeOutBack(risen)
        lamp.root.scale.set(size * (1.3 - 0.3 * high), size * high)
        lamp.flame.visible = awake > (sung > 0 ? 0 : RISING.takes) && asleep < (index + 1) / (lamps.length + 1)
        lamp.flame.show(reducedMotion ? 0 : Math.floor(now / FLICKER + index * 1.3) % 2)
      }
    },
  }
}
