import { Container } from 'pixi.js'
import type { manifest } from '../../assets/bouquet/manifest'
import { DEGREE, ringing } from '../../src/stage/contract/math'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { angleOf, FLOWER } from './layout'
import type { BouquetState, Fall } from './state'
import { Face } from './view/face'
import { Falling } from './view/falling'
import { drawMeadow } from './view/meadow'
import { Message } from './view/message'
import { ringOut } from './view/motion'
import { Petals } from './view/petals'
import { Puffs } from './view/puffs'
import { Snail } from './view/snail'

/** What is white, over paper: it is kept pure on the sheet. */
const WHITE = 0xfffaf0
/** How far her head follows a petal that is pulled, in scene units, and for how long it nods, in ms. */
const PULLED = 9
const NODDING = 620
/** How far the page jumps under a stroke of what is meant really, in scene units, and how many such strokes there are. */
const SHAKEN = 3.5
const STROKES = 9

/** Draws the daisy before a far meadow: what is left of her, what she says, and what is in the air. */
export function createView(kit: ViewKit<typeof manifest>): View<BouquetState> {
  const snail = new Snail(kit)
  const calyx = kit.sprite('calyx').updateTransform({ x: FLOWER.x, y: FLOWER.y })
  const petals = new Petals(kit)
  const face = new Face(kit)
  const falling = new Falling(kit)
  const message = new Message(kit)
  const puffs = new Puffs(kit)
  for (const white of [petals.under, petals.over, falling.petals, face.whites, snail.root]) white.tint = WHITE
  const ring = new Container({ children: [calyx, petals.under, petals.over] })
  const head = new Container({ children: [face.root] })
  const root = new Container()
  // Petals fall behind her face: it is what one looks at.
  root.addChild(kit.background(...drawMeadow(kit)), snail.root, kit.laterPart('jar'), ring)
  root.addChild(falling.lines, falling.petals, kit.laterPart('really'), head, face.tears.below, message.root)
  root.addChild(falling.pollen, puffs.root)

  return {
    root,
    draw(bouquet, moment) {
      petals.draw(bouquet, moment)
      face.draw(bouquet, moment)
      falling.draw(bouquet, moment)
      message.draw(bouquet, moment)
      puffs.draw(bouquet, moment)
      snail.draw(bouquet, moment)

      const torn = bouquet.falling[bouquet.falling.length - 1]
      const angle = torn ? angleOf(torn.index, torn.count) * DEGREE : 0
      const pull = torn && !moment.reducedMotion ? pullOf(torn, moment.now) : 0
      ring.position.set(Math.sin(angle) * pull * PULLED, -Math.cos(angle) * pull * PULLED)
      head.position.copyFrom(ring.position)
      calyx.rotation = Math.sin(angle) * pull * 0.04
      root.y = moment.reducedMotion ? 0 : shakeOf(bouquet, moment.now)
    },
  }
}

/** How far the page has jumped, in scene units. */
function shakeOf({ brushed }: BouquetState, now: number): number {
  const loud = brushed[0]
  if (!loud?.isSmall) return 0
  const since = now < loud.until ? (now - loud.from) % ((loud.until - loud.from) / STROKES) : now - loud.until
  return SHAKEN * ringing(since, 40, 70)
}

/** How far she leans after a petal, −1…1: while it holds on she follows it, and when it gives she swings back. */
function pullOf({ pluckedAt, tearsAt }: Fall, now: number): number {
  if (now < tearsAt) return Math.max(0, (now - pluckedAt) / (tearsAt - pluckedAt))
  return ringOut(now - tearsAt, NODDING, 210)
}
