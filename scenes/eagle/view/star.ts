import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/eagle-later/manifest'
import { clamp, DEGREE, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CREST, ROSETTE, STAR_COMES, STAR_LEAVES, starX, starY, VANISHING } from '../layout'
import type { EagleState } from '../state'
import { Furrows } from './cuts'

/** Where the beak takes it, on the stage. */
const BILL = { x: CREST.x - 160 * CREST.scale, y: CREST.y - 256 * CREST.scale } as const
/** How it turns as it comes and hangs, in degrees a second, and as it is called. */
const TURNS = { hanging: 14, called: 900 } as const
/** How it glints: every so many ms, for so long, by which share of its size. */
const GLINT = { every: 1100, lasts: 320, share: 0.22 } as const
/** How high it flies over the straight way to the beak, in scene units. */
const ARC = 90

/** What the burin has cut, and the star that comes by: out of the depth, hanging there, and off; or, called, in an arc to the beak. */
export function createFree(kit: LaterKit<typeof manifest>): View<EagleState> {
  const wake = kit.sprite('wake')
  const star = kit.sprite('star')
  star.label = 'star'
  const free = new Container({ label: 'star that comes', children: [wake, star] })
  const furrows = new Furrows(kit)
  return {
    root: new Container({ label: 'free', children: [furrows, free] }),
    draw(crest, { now, reducedMotion }) {
      const { cuts, star: coming, flight } = crest
      furrows.draw(cuts, now)
      free.visible = coming !== null || flight !== null
      if (coming) {
        const age = now - coming.from
        const x = starX(crest.stars, age)
        const y = starY(crest.stars, age)
        const left = clamp((coming.until - now) / STAR_LEAVES, 0, 1)
        const glint = reducedMotion || age < STAR_COMES ? 0 : GLINT.share * hop((age % GLINT.every) / GLINT.lasts)
        free.position.set(x, y)
        star.alpha = smoothstep(0, STAR_COMES * 0.7, age)
        star.scale.set((lerp(0.3, 1, smoothstep(0, STAR_COMES, age)) + glint) * Math.sqrt(left))
        star.angle = reducedMotion ? 0 : (age / 1000) * TURNS.hanging
        wake.rotation = Math.atan2(y - VANISHING.y, x - VANISHING.x)
        wake.scale.set(star.scale.x * (1.3 - 0.6 * smoothstep(0, STAR_COMES * 1.5, age)) + (1 - left) * 0.6)
        wake.alpha = star.alpha
      } else if (flight) {
        const share = progress(flight, now)
        // Held for a moment, and then faster and faster.
        const flown = share * share * (1.6 * share - 0.6)
        free.position.set(lerp(flight.x, BILL.x, flown), lerp(flight.y, BILL.y, flown) - ARC * hop(clamp(flown, 0, 1)))
        star.alpha = 1
        star.scale.set(lerp(1.15, 0.8, share))
        star.angle = reducedMotion ? 0 : (share * TURNS.called * (flight.until - flight.from)) / 1000
        wake.rotation = Math.atan2(BILL.y - flight.y, BILL.x - flight.x)
        wake.scale.set(smoothstep(0.1, 0.6, share))
        wake.alpha = 1
      }
    },
  }
}

/** Where the stars hang that it has: on the rosette, on either side of its tail, from our left to our right, in degrees. */
const MEDALS = [131, 111, 69, 49] as const
/** How far from the rosette's middle, in units of the crest. */
const HANGING = (ROSETTE.radius / CREST.scale) * 0.94

/** Where the fifth star is held, in units of the crest. */
const IN_BILL = { x: -182, y: -238, scaleX: 1.15, scaleY: 1.15, rotation: -0.25 } as const

/** The stars that it has, on the rosette, and the fifth in its beak, behind the hook of the bill. */
export function createCaught(kit: LaterKit<typeof manifest>): View<EagleState> {
  const medals = MEDALS.map((angle) => {
    const place = { x: Math.cos(angle * DEGREE) * HANGING, y: Math.sin(angle * DEGREE) * HANGING }
    return kit.sprite('medal').updateTransform({ ...place, rotation: (angle - 90) * DEGREE })
  })
  const held = kit.sprite('star').updateTransform(IN_BILL)
  held.label = 'held'
  const root = new Container({ label: 'caught', children: [...medals, held] })
  return {
    root,
    draw({ caught, takenAt }) {
      for (let i = 0; i < medals.length; i++) medals[i]?.scale.set(i < caught ? 1 : 0)
      held.visible = takenAt !== null
    },
  }
}
