import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scurry-later/manifest'
import { hop, lerp } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FLOOR, GRIP, HEELS, INVENTOR, isHeldAt, TURN } from '../layout'
import type { ScurryState } from '../state'
import { HAT_TOWER } from './worn'

type Kit = LaterKit<typeof manifest>

/** How long each of the two drawings of their tug is seen, in ms; longer for whoever asked for less motion. */
const TUG = { time: 130, calm: 520 } as const
/** Where the coat-tail leaves his back, from his feet, and where the fists are in its drawing. */
const BACK = { x: -20, y: -150 } as const
const TAIL = { x: -290, y: 40 } as const
const TAIL_LENGTH = Math.hypot(TAIL.x, TAIL.y)
const TAIL_ANGLE = Math.atan2(TAIL.y, TAIL.x)
/** The flight of his hat: from his head to the other's, how high, and how often it turns over. */
const HAT = {
  from: { x: INVENTOR.x + 62, y: 420 },
  to: { x: HEELS.x + 22, y: FLOOR - 204 },
  height: 250,
  turns: 2,
} as const

/** Which of the two drawings of a tug is due. */
function tugAt(caughtAt: number | null, now: number, isCalm: boolean): number {
  return Math.floor(since(caughtAt, now) / (isCalm ? TUG.calm : TUG.time)) % 2
}

/** The hedgehog with his heels in. */
export function createHeeled(kit: Kit): View<ScurryState> {
  const heeled = kit.sprite('heeled')
  return {
    root: new Container({ label: 'heeled', children: [heeled] }),
    draw({ chase }, { now, reducedMotion }) {
      heeled.visible = isHeldAt(chase, now)
      if (heeled.visible) heeled.show(tugAt(chase.caughtAt, now, reducedMotion))
    },
  }
}

/** The inventor, who does not come on. */
export function createHeld(kit: Kit): View<ScurryState> {
  const held = kit.sprite('held')
  return {
    root: new Container({ label: 'held', children: [held] }),
    draw({ chase }, { now, reducedMotion }) {
      held.visible = isHeldAt(chase, now)
      if (held.visible) held.show(tugAt(chase.caughtAt, now, reducedMotion))
    },
  }
}

/** The coat-tail between them. */
export function createTaut(kit: Kit): View<ScurryState> {
  const taut = kit.sprite('taut')
  return {
    root: new Container({ label: 'taut', children: [taut] }),
    draw({ chase, hedgehog, inventor }, { now }) {
      taut.visible = isHeldAt(chase, now)
      if (!taut.visible) return
      const x = hedgehog.x + GRIP.x - inventor.x - BACK.x
      const y = GRIP.y - BACK.y
      taut.position.set(inventor.x + BACK.x, FLOOR + BACK.y)
      taut.scale.set(Math.hypot(x, y) / TAIL_LENGTH, 1)
      taut.rotation = Math.atan2(y, x) - TAIL_ANGLE
    },
  }
}

/** His hat, on its way to a better head. */
export function createHat(kit: Kit): View<ScurryState> {
  const hat = kit.sprite('hat')
  return {
    root: new Container({ label: 'hat', children: [hat] }),
    draw({ chase }, { now, reducedMotion }) {
      const share = since(chase.caughtAt, now) / TURN.hatted
      hat.visible = chase.caughtAt !== null && share < 1
      if (!hat.visible) return
      const { from, to, height, turns } = HAT
      const landing = to.y - Math.min(chase.hats, HAT_TOWER.most) * HAT_TOWER.rise
      hat.position.set(lerp(from.x, to.x, share), lerp(from.y, landing, share) - height * hop(share))
      hat.rotation = reducedMotion ? 0 : -turns * Math.PI * 2 * (1 - share)
    },
  }
}
