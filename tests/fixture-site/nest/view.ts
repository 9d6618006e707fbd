import { Container, Graphics } from 'pixi.js'
import type { View } from '../../../src/stage/contract/scene'
import type { Drip } from './state'

const MOST_AT_ONCE = 32

/** Draws the drip with what is drawn without a sheet: shapes, whose pipe a lazy chunk must not lose. */
export function createView(): View<Drip> {
  const root = new Container()
  const nib = new Graphics().circle(800, 140, 60).fill('#1d1a17')
  const tally = new Graphics().rect(0, 0, 40, 40).fill('#d8432b')
  const drops = Array.from({ length: MOST_AT_ONCE }, () => new Graphics().circle(0, 0, 30).fill('#2f4a7c'))
  tally.position.set(600, 500)
  root.addChild(nib, tally, ...drops)

  return {
    root,
    draw(drip, { size }) {
      nib.alpha = drip.hovered ? 0.7 : 1
      tally.scale.x = 1 + drip.blots
      drops.forEach((sprite, index) => {
        const drop = drip.falling[index]
        sprite.visible = drop !== undefined
        if (drop) sprite.position.set(drop.x, Math.min(drop.y, size.height))
      })
    },
  }
}
