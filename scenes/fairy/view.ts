import { Container, type Sprite } from 'pixi.js'
import type { View, ViewKit } from '../../src/stage/scene'
import { Figure } from './figure'
import { Flask } from './flask'
import { glowContext } from './glow'
import { type Pictures, picturesOf, show, spriteOf } from './pictures'
import { TOAD } from './places'
import type { Garden } from './rules'
import { Water } from './water'

/** The drawings of the toad, in the order they are drawn in; how often it blinks and for how long, in ms. */
const MOOD = { calm: 0, blink: 1, gulp: 2, gush: 3 } as const
const BLINK = { every: 4600, lasts: 170 } as const

/** Where the water leaves the toad's lips, in scene units below its middle. */
const LIPS = 47

/** Draws the walled garden: the fountain, its toad, its light, the fairies over it, and the bottle over all. */
export function createView(kit: ViewKit): View<Garden> {
  const root = new Container()
  const light = glowContext()
  const figures = [new Figure(kit, 0, light), new Figure(kit, 1, light), new Figure(kit, 2, light)] as const
  const flask = new Flask(kit, light)
  const water = new Water(kit, figures)
  const toadFrames = picturesOf(kit, 'toad')
  const jetFrames = picturesOf(kit, 'jet')
  const gushFrames = picturesOf(kit, 'gush')
  const toad = placed(toadFrames, TOAD.x, TOAD.y)
  const jet = placed(jetFrames, TOAD.x, TOAD.y + LIPS)
  const gush = placed(gushFrames, TOAD.x, TOAD.y + LIPS)

  root.addChild(spriteOf(picturesOf(kit, 'wood')), spriteOf(picturesOf(kit, 'garden')), water.root, jet, gush, toad)
  root.addChild(...figures.map(({ shadow }) => shadow), flask.shadow)
  // Nearest last: who is drawn over the others is also taken before them.
  for (const { dust, root: fairy, sparks } of [figures[2], figures[1], figures[0]]) root.addChild(dust, fairy, sparks)
  root.addChild(flask.glow, flask.root, flask.sparks, flask.cork)
  const shown = { moment: Number.NaN, boil: -1, isCalm: false }

  function drawToad({ gulp }: Garden, now: number): void {
    const gulps = now < gulp.until
    const gushes = !gulps && now < gulp.gushUntil
    const blinks = now % BLINK.every > BLINK.every - BLINK.lasts
    show(toad, toadFrames, gulps ? MOOD.gulp : gushes ? MOOD.gush : blinks ? MOOD.blink : MOOD.calm)
    const frame = Math.floor(now / (kit.isCalm ? 300 : 120)) % 3
    jet.visible = !gulps && !gushes
    gush.visible = gushes
    show(jet, jetFrames, frame)
    show(gush, gushFrames, frame)
  }

  return {
    root,
    draw(garden, between) {
      const { now } = garden
      const moment = now + between
      if (moment === shown.moment && kit.boil === shown.boil && kit.isCalm === shown.isCalm) return false
      shown.moment = moment
      shown.boil = kit.boil
      shown.isCalm = kit.isCalm
      for (const figure of figures) figure.hide()
      for (const fairy of garden.fairies) figures[fairy.kind].draw(fairy, now, between)
      water.draw(garden, now)
      drawToad(garden, now)
      flask.draw(garden, now)
      return true
    },
  }
}

function placed(pictures: Pictures, x: number, y: number): Sprite {
  const sprite = spriteOf(pictures)
  sprite.position.set(x, y)
  return sprite
}
