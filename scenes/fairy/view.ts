import { Container, type Sprite } from 'pixi.js'
import type { View, ViewKit } from '../../src/stage/scene'
import type { Fairy } from './fairy'
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
  const flock = new Container({ label: 'flock' })
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
  for (const { root: fairy } of figures) flock.addChild(fairy)
  root.addChild(flock)
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

  /** Who is nearest is drawn last. */
  function drawFlock({ fairies }: Garden, now: number, between: number): void {
    for (let place = 0; place < figures.length; place++) {
      const figure = figures[place]
      if (figure && !isFlying(fairies, place)) figure.hide()
    }
    for (let place = 0; place < fairies.length; place++) {
      const fairy = fairies[place]
      if (!fairy) continue
      const figure = figures[fairy.kind]
      figure.draw(fairy, now, between)
      const layer = figures.length - 1 - place
      if (flock.children[layer] !== figure.root) flock.setChildIndex(figure.root, layer)
    }
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
      drawFlock(garden, now, between)
      water.draw(garden, now)
      drawToad(garden, now)
      flask.draw(garden, now)
      return true
    },
  }
}

function isFlying(fairies: readonly Fairy[], kind: number): boolean {
  for (let place = 0; place < fairies.length; place++) if (fairies[place]?.kind === kind) return true
  return false
}

function placed(pictures: Pictures, x: number, y: number): Sprite {
  const sprite = spriteOf(pictures)
  sprite.position.set(x, y)
  return sprite
}
