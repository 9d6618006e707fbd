import { Container } from 'pixi.js'
import type { View } from '../../../stage/contract/scene'
import type { ViewKit } from '../../../stage/kit/kit'
import type { manifest } from '../assets/manifest'
import type { BlotState } from './state'

/** Draws the blot, its outline boiling. */
export function createView(kit: ViewKit<typeof manifest>): View<BlotState> {
  const root = new Container()
  const sprite = kit.sprite('blot')
  root.addChild(sprite)

  return {
    root,
    draw({ x, y, goesLeft }, { boil }) {
      sprite.show(boil)
      sprite.position.set(x, y)
      // It is drawn looking to the right.
      sprite.scale.x = goesLeft ? -1 : 1
    },
  }
}
