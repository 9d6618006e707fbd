import { Container, Graphics } from 'pixi.js'
import type { View } from '../../../src/stage/contract/scene'
import type { Trip } from './state'

export function createView(): View<Trip> {
  const root = new Container()
  for (const x of [300, 600, 900, 1200]) root.addChild(new Graphics().circle(x, 500, 100).fill('#1d1a17'))
  return { root, draw() {} }
}
