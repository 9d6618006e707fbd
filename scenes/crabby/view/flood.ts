import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby-later/manifest'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CASTLE, feetUp, foamEdge, LOG, PIM } from '../layout'
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

export function createLogFoam(kit: LaterKit<typeof manifest>): View<CrabbyState> {
  const foam = kit.sprite('logFoam').updateTransform({ x: LOG.x, y: FOAM.y })
  return {
    root: foam,
    draw({ wave }, { now, reducedMotion }) {
      const beyond = foamEdge(wave, now) - FOAM.y
      foam.visible = beyond > 0
      foam.alpha = Math.min(1, beyond / FOAM.within)
      foam.show(reducedMotion ? 0 : Math.floor(now / FOAM.each) % 2)
    },
  }
}
