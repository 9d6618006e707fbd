import { Container } from 'pixi.js'
import type { View, ViewKit } from '../../src/stage/scene'
import type { Farm } from './rules'

export function createView(_kit: ViewKit): View<Farm> {
  return { root: new Container(), draw: () => false }
}
