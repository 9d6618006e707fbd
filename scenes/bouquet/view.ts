import { Container, TilingSprite } from 'pixi.js'
import type { manifest } from '../../assets/bouquet/manifest'
import type { View } from '../../src/stage/scene'
import type { ViewKit } from '../../src/stage/view/kit'
import { angleOf, FLOWER, heightOfHill, STEM } from './layout'
import type { Bouquet } from './state'
import { Face } from './view/face'
import { Falling } from './view/falling'
import { Message } from './view/message'
import { RADIANS, rung } from './view/motion'
import { Petals } from './view/petals'
import { Puffs } from './view/puffs'

/** What is white, over paper. */
const WHITE = 0xfffaf0
/** How pale the far meadow is. */
const FAR = 0.62
const NEAR = 0.72
/** How far her head follows a petal that is pulled, in scene units, and for how long it nods, in ms. */
const PULLED = 9
const NODDING = 620
/** How far a snail is drawn from one of its steps to the next, in scene units: it never seems to move. */
const SNAIL_STEP = 0.5
/** How long it takes to go into its shell, in ms. */
const SNAIL_DUCKS = 160

/** Draws the daisy before a far meadow: what is left of her, what she says, and what is in the air. */
export function createView(kit: ViewKit<typeof manifest>): View<Bouquet> {
  const left = kit.sprite('meadow')
  const right = kit.sprite('meadow')
  left.show('left')
  right.show('right')
  left.position.set(MEADOW_HALF.left, MEADOW_HALF.top)
  right.position.set(MEADOW_HALF.left + MEADOW_HALF.width, MEADOW_HALF.top)
  const meadow = new Container({ alpha: FAR, children: [left, right] })
  const paper = new TilingSprite({ texture: kit.texture('paper'), ...PAGE })
  const stem = kit.sprite('stem')
  stem.position.set(STEM.x, STEM.y)

  const near = new Container({ alpha: NEAR })
  for (const { x, y, frame, size } of GRASS) {
    const tuft = kit.sprite('grass')
    tuft.show(frame)
    tuft.position.set(x, y)
    tuft.scale.set(size)
    near.addChild(tuft)
  }
  for (const { x, y, size } of SWALLOWS) {
    const swallow = kit.sprite('swallow')
    swallow.position.set(x, y)
    swallow.scale.set(size)
    near.addChild(swallow)
  }

  const snail = kit.sprite('snail')
  snail.label = 'snail'
  const calyx = kit.sprite('calyx')
  const petals = new Petals(kit)
  const face = new Face(kit)
  const falling = new Falling(kit)
  const message = new Message(kit)
  const puffs = new Puffs(kit)
  // White is kept pure; on the page it is the white of paper.
  for (const white of [petals.under, petals.over, falling.petals, face.whites, snail]) white.tint = WHITE
  const ring = new Container({ label: 'ring', children: [calyx, petals.under, petals.over] })
  const head = new Container({ label: 'head', children: [face.root] })
  const root = new Container()
  // Petals fall behind her face: it is what one looks at.
  root.addChild(kit.still(paper, meadow, near, stem), snail, ring, falling.lines, falling.petals, head)
  root.addChild(face.tears.below, message.root, falling.pollen, puffs.root)

  return {
    root,
    draw(bouquet, moment) {
      const { now, isCalm } = moment
      petals.draw(bouquet, moment)
      face.draw(bouquet, moment)
      falling.draw(bouquet, moment)
      message.draw(bouquet, moment)
      puffs.draw(bouquet, moment)

      const torn = bouquet.falling[bouquet.falling.length - 1]
      let pull = 0
      let toX = 0
      let toY = 0
      if (torn && !isCalm) {
        const angle = angleOf(torn.index, torn.count) * RADIANS
        toX = Math.sin(angle)
        toY = -Math.cos(angle)
        // She leans after the petal while it holds on, and swings back when it gives.
        const held = (now - torn.pluckedAt) / Math.max(1, torn.tearsAt - torn.pluckedAt)
        pull = held < 1 ? Math.max(0, held) : rung(now - torn.tearsAt, NODDING, 210)
      }
      ring.position.set(toX * pull * PULLED, toY * pull * PULLED)
      head.position.copyFrom(ring.position)
      calyx.position.set(FLOWER.x, FLOWER.y)
      calyx.rotation = toX * pull * 0.04

      const { x, comesOutAt, hidesAt } = bouquet.snail
      const walked = Math.round(x / SNAIL_STEP)
      const isIn = now < comesOutAt
      snail.show(isIn ? 'hidden' : walked % 2 === 0 ? 'long' : 'short')
      snail.position.set(walked * SNAIL_STEP, heightOfHill(walked * SNAIL_STEP))
      const ducks = isIn && !isCalm ? rung(now - hidesAt, SNAIL_DUCKS * 2, SNAIL_DUCKS) : 0
      snail.scale.set((bouquet.snail.goesLeft ? -1 : 1) * (1 + 0.18 * ducks), 1 - 0.22 * ducks)
    },
  }
}

/** The page under any window, in scene units. */
const PAGE = { x: -1200, y: -1000, width: 4000, height: 3000 } as const

/** Where the left half of the meadow lies, and how wide it is, in scene units. */
const MEADOW_HALF = { left: -440, top: 740, width: 1260 } as const

/** What only tall windows show: tufts of grass that grow as they come nearer, and swallows high above. */
const GRASS = [
  { x: 250, y: 1074, frame: 0, size: 0.42 },
  { x: 1120, y: 1060, frame: 1, size: 0.4 },
  { x: 1460, y: 1110, frame: 2, size: 0.52 },
  { x: 60, y: 1190, frame: 1, size: 0.66 },
  { x: 470, y: 1240, frame: 2, size: 0.72 },
  { x: 1010, y: 1226, frame: 0, size: 0.7 },
  { x: 1330, y: 1290, frame: 1, size: 0.86 },
  { x: 230, y: 1380, frame: 0, size: 1.02 },
  { x: 960, y: 1420, frame: 2, size: 1.1 },
  { x: 560, y: 1480, frame: 1, size: 1.2 },
  { x: 1500, y: 1470, frame: 0, size: 1.2 },
  { x: 60, y: 1540, frame: 2, size: 1.3 },
  { x: 1180, y: 1580, frame: 1, size: 1.4 },
  { x: 380, y: 1630, frame: 0, size: 1.5 },
  { x: 800, y: 1660, frame: 2, size: 1.5 },
] as const
const SWALLOWS = [
  { x: 1130, y: -150, size: 0.9 },
  { x: 1300, y: -232, size: 0.62 },
  { x: 1226, y: -96, size: 0.46 },
] as const
