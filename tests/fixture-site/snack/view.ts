import { Container, Graphics } from 'pixi.js'
import type { View } from '../../../src/stage/contract/scene'
import type { Snack } from './state'

export function createView(): View<Snack> {
  const root = new Container()
  root.addChild(new Graphics().circle(1200, 500, 100).fill('#1d1a17'))
  return { root, draw() {} }
}
