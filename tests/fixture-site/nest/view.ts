import { Container, Graphics, Text } from 'pixi.js'
import type { View } from '../../../src/stage/scene'
import type { Drip } from './state'

const MOST_AT_ONCE = 32

/** Draws the drip with what is drawn without a sheet: shapes, and text, whose pipe a lazy chunk must not lose. */
export function createView(): View<Drip> {
  const root = new Container()
  const nib = new Graphics().circle(800, 140, 60).fill('#1d1a17')
  const count = new Text({ text: '0 blots', style: { fontSize: 90, fill: '#d8432b' }, position: { x: 600, y: 500 } })
  const drops = Array.from({ length: MOST_AT_ONCE }, () => new Graphics().circle(0, 0, 30).fill('#2f4a7c'))
  root.addChild(nib, count, ...drops)

  return {
    root,
    draw(drip, { size }) {
      nib.alpha = drip.hovered ? 0.7 : 1
      count.text = `${drip.blots} blots`
      drops.forEach((sprite, index) => {
        const drop = drip.falling[index]
        sprite.visible = drop !== undefined
        if (drop) sprite.position.set(drop.x, Math.min(drop.y, size.height))
      })
    },
  }
}
