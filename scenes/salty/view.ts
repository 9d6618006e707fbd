import { Container } from 'pixi.js'
import type { manifest } from '../../assets/salty/manifest'
import type { View } from '../../src/stage/scene'
import type { ViewKit } from '../../src/stage/view/kit'
import { CORNER, UNIT } from './layout'
import type { Salt } from './state'
import { BodyView } from './view/body'
import { EffectsView } from './view/effects'
import { LampView, saltHop, shakeAt } from './view/room'

/** Where the table was drawn about, and where the salt lies, in drawing units. */
const TABLE = { x: 280, y: 300 } as const
const SALT = { x: 86, y: 334 } as const

/** Draws the tavern, and its captain part by part. */
export function createView(kit: ViewKit<typeof manifest>): View<Salt> {
  const root = new Container()
  /** The page on which all was drawn, in its units. */
  const page = new Container({ x: -CORNER.x * UNIT, y: -CORNER.y * UNIT, scale: UNIT })
  const lamp = new LampView(kit)
  const body = new BodyView(kit)
  const effects = new EffectsView(kit)
  const table = new Container({ ...TABLE, scale: 1 / UNIT })
  table.addChild(kit.sprite('table'))
  const salt = kit.sprite('salt').updateTransform(SALT)
  page.addChild(lamp.root, body.behind, table, salt, body.before, effects.root)
  root.addChild(kit.still(kit.sprite('room')), page)

  return {
    root,
    draw(state, moment) {
      lamp.draw(state, moment)
      body.draw(state, moment)
      effects.draw(state, moment)
      const shake = shakeAt(state, moment)
      table.y = TABLE.y + shake
      body.before.y = -Math.abs(shake) * 1.4
      const hop = saltHop(state, moment)
      salt.y = SALT.y - hop * 16
      salt.angle = hop * -22
    },
  }
}
