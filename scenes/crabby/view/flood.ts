import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby-later/manifest'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CASTLE, FLIES, feetUp, flapAt, foamEdge, gullUp, HERMIT, LOG, LOG_GULL, PIM, POST, STAR } from '../layout'
import type { CrabbyState } from '../state'

/** Where the sea breaks: on both ends of the log, and on the castle; how much later than on the first, in ms, and how large. */
const BURSTS = [
  { x: LOG.x - 214, y: LOG.y - 8, late: 0, size: 0.9, isCastle: false },
  { x: LOG.x + 190, y: LOG.y - 6, late: 90, size: 1, isCastle: false },
  { x: CASTLE.x - 150, y: CASTLE.y - 30, late: 0, size: 1.1, isCastle: true },
  { x: CASTLE.x + 150, y: CASTLE.y - 40, late: 120, size: 1, isCastle: true },
] as const
/** How old a burst is when the next drawing of it is due, and when it is gone, in ms. */
const AGES = [110, 330, 620] as const
/** How far Pim kicks, in radians, and how fast, in ms. */
const KICKS = { reach: 0.05, each: 70 } as const
/** Foam stands about the log’s foot, and is all there when the sea is so much further, in scene units; its two drawings, in ms. */
const FOAM = { y: LOG.y + 6, within: 36, each: 260 } as const

/** What else stands in it: the post, the thimble, the star. */
const STANDING = [
  { x: POST.x, y: POST.y + 14, scaleX: 1, scaleY: 1 },
  { x: HERMIT.x + 6, y: HERMIT.y - 2, scaleX: 1.4, scaleY: 1.2 },
  { x: STAR.x, y: STAR.y - 4, scaleX: 1, scaleY: 1 },
] as const

export function createBursts(kit: LaterKit<typeof manifest>): View<CrabbyState> {
  const bursts = BURSTS.map(({ x, y, size }) =>
    kit.sprite('burst').updateTransform({ x, y, scaleX: size, scaleY: size }),
  )
  return {
    root: new Container({ label: 'bursts', children: bursts }),
    draw({ soak, castle }, { now }) {
      for (let i = 0; i < bursts.length; i++) {
        const [burst, place] = [bursts[i], BURSTS[i]]
        if (!burst || !place) continue
        const age = since(place.isCastle ? (castle.takenAt ?? castle.withstoodAt) : soak?.from, now) - place.late
        burst.visible = age >= 0 && age < AGES[2]
        burst.show(age < AGES[0] ? 0 : age < AGES[1] ? 1 : 2)
      }
    },
  }
}

/** Pim’s boots, for as long as the log is in the water. */
export function createBoots(kit: LaterKit<typeof manifest>): View<CrabbyState> {
  const boots = kit.sprite('boots').updateTransform(PIM)
  return {
    root: boots,
    draw({ soak }, { now, reducedMotion }) {
      const up = feetUp(soak, now)
      boots.visible = up > 0.12
      boots.scale.set(0.6 + 0.4 * Math.min(1, up), up)
      boots.rotation = reducedMotion ? 0 : KICKS.reach * Math.sin(now / KICKS.each)
    },
  }
}

/** Foam about whatever stands in the water. */
export function createFoam(kit: LaterKit<typeof manifest>): View<CrabbyState> {
  const foam = kit.sprite('logFoam').updateTransform({ x: LOG.x, y: FOAM.y })
  const puddles = STANDING.map((place) => kit.sprite('puddle').updateTransform(place))
  return {
    root: new Container({ label: 'foam', children: [foam, ...puddles] }),
    draw({ wave }, { now, reducedMotion }) {
      const edge = foamEdge(wave, now)
      const frame = reducedMotion ? 0 : Math.floor(now / FOAM.each) % 2
      foam.visible = edge > FOAM.y
      foam.alpha = Math.min(1, (edge - FOAM.y) / FOAM.within)
      foam.show(frame)
      for (const [i, puddle] of puddles.entries()) {
        puddle.visible = edge > (STANDING[i]?.y ?? 0) + 4
        puddle.show((frame + i) % 2)
      }
    },
  }
}

/** The gull of the log, in the air for as long as that is under water. */
export function createFlier(kit: LaterKit<typeof manifest>): View<CrabbyState> {
  const gull = kit.sprite('flier').updateTransform({ scaleX: FLIES.size, scaleY: FLIES.size, rotation: -0.1 })
  return {
    root: gull,
    draw({ soak }, { now, reducedMotion }) {
      const up = gullUp(soak, now)
      gull.visible = up >= FLIES.from
      gull.show(reducedMotion ? 0 : flapAt(now))
      gull.position.set(LOG_GULL.x, LOG_GULL.y - FLIES.breast - up)
    },
  }
}
