import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/forget-later/manifest'
import { clamp, DEGREE, smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { placeIn, placeOf, sizeIn, THING_NAMES } from '../layout'
import type { ForgetState } from '../state'
import type { Tuning } from '../tuning'

type Kit = LaterKit<typeof manifest>

/** How soon a memory is written, and how long it fades, in ms. */
const WRITTEN = 260
const FADES = 700
/** So near to an edge of the window its words turn out of the way: from where on, all the way, in CSS pixels, and how far, in degrees. */
const EDGE = { from: 190, to: 90, turn: 34 } as const
/** So near to the upper edge, below the page's heading, they are written under the light. */
const TOP = 224
/** How much of a trace is seen, how long it takes to dry, in ms, and how bright the candle burns on. */
const TRACE = { alpha: 0.24, dries: 900 } as const
const FLAME = { alpha: 0.9, each: 260, turn: -3, size: 1.14 } as const

/** What last came to mind, about the light as that shone then. */
export function createMemory(kit: Kit): View<ForgetState, Tuning> {
  const words = kit.sprite('over', 'below')
  return {
    root: new Container({ label: 'memory', children: [words] }),
    draw({ memory, opening }, { now, size, tuning }) {
      const age = memory ? now - memory.at : Number.POSITIVE_INFINITY
      words.visible = age < tuning.memoryStays && opening === null
      if (!memory || !words.visible) return
      const isOver = memory.y > TOP
      words.show(isOver ? 'over' : 'below', `${memory.thing}_chalk`)
      words.position.copyFrom(memory)
      const aside =
        smoothstep(EDGE.from, EDGE.to, memory.x) - smoothstep(size.width - EDGE.from, size.width - EDGE.to, memory.x)
      // Under the light the torch is held to the right: they begin further to the left.
      words.rotation = EDGE.turn * DEGREE * (isOver ? aside : clamp(1 - 2 * aside, -1, 1) * 0.9)
      words.alpha = smoothstep(0, WRITTEN, age) * smoothstep(tuning.memoryStays, tuning.memoryStays - FADES, age)
    },
  }
}

/** What has come back stays where it lay, as chalk on black; and from the first morning on the candle burns. */
export function createTraces(kit: Kit): View<ForgetState, Tuning> {
  const traces = THING_NAMES.map((name) => {
    const sprite = kit.sprite('trace').show(`${name}_chalk`)
    sprite.blendMode = 'max'
    return { name, sprite }
  })
  const flame = kit.sprite('flame')
  flame.blendMode = 'max'
  flame.rotation = FLAME.turn * DEGREE
  flame.alpha = FLAME.alpha
  const root = new Container({ label: 'traces', children: [...traces.map(({ sprite }) => sprite), flame] })

  return {
    root,
    draw({ things, memory, morning, mornings, recalled }, { now, size, reducedMotion }) {
      root.visible = morning === null && (recalled.length > 0 || mornings > 0)
      if (!root.visible) return
      const scale = sizeIn(size)
      for (const { name, sprite } of traces) {
        sprite.visible = things[name].isRecalled
        if (!sprite.visible) continue
        placeIn(placeOf(name, mornings), size, sprite.position)
        sprite.scale.set(scale)
        const isLast = memory?.thing === name
        sprite.alpha = TRACE.alpha * (isLast ? smoothstep(0, TRACE.dries, now - memory.at) : 1)
      }
      flame.visible = mornings > 0
      placeIn(placeOf('cake', mornings), size, flame.position)
      const flicker = reducedMotion ? 0 : Math.floor(now / FLAME.each) % 3
      flame.scale.set(scale * FLAME.size, scale * FLAME.size * (1 + 0.05 * flicker))
    },
  }
}
