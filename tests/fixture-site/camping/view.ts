import { Container, Graphics } from 'pixi.js'
import type { Manifest } from '../../../src/stage/contract/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { Camping } from './state'

export function createView(kit: ViewKit<Manifest>): View<Camping> {
  const root = new Container()
  root.addChild(new Graphics().circle(800, 500, 100).fill('#1d1a17'), kit.laterPart('flag'))
  return { root, draw() {} }
}
