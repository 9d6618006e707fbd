import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../assets/salty/manifest'
import { BESIDE } from '../../assets/salty/shared'
import { manifest as tall } from '../../assets/salty-tall/manifest'
import { manifest as wide } from '../../assets/salty-wide/manifest'
import type { Point } from '../../src/stage/contract/geometry'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { CORNER, UNIT } from './layout'
import type { SaltyState } from './state'
import type { Tuning } from './tuning'
import { BodyView } from './view/body'
import { EffectsView } from './view/effects'
import { LampView, saltHop, shakeAt } from './view/room'

/** Where the table was drawn about, and where the salt lies, in drawing units. */
const TABLE = { x: 280, y: 300 } as const
const SALT = { x: 86, y: 334 } as const
/** Where the page lies on the stage, and how large. */
const PAGE = { x: -CORNER.x * UNIT, y: -CORNER.y * UNIT, scale: UNIT } as const
/** Beyond all that is drawn it is dark. In scene units. */
const DARK = { x: -4000, y: -3000, width: 9600, height: 7000, color: 0x2a2724 } as const

/** Draws the tavern, and its captain part by part. */
export function createView(kit: ViewKit<typeof manifest>): View<SaltyState, Tuning> {
  const root = new Container()
  /** The page on which all was drawn, in its units: what of it seldom moves, and what does. */
  const behind = new Container(PAGE)
  const page = new Container(PAGE)
  const lamp = new LampView(kit)
  const body = new BodyView(kit)
  const effects = new EffectsView(kit)
  const table = new Container({ ...TABLE, scale: 1 / UNIT })
  table.addChild(...besideTable(kit), kit.sprite('table'))
  const salt = kit.sprite('salt').updateTransform(SALT)
  behind.addChild(body.behind, table, salt)
  page.addChild(lamp.root, body.before, effects.root)
  // The room is printed once, and with him and the table on it as often as they move.
  const still = kit.background(kit.background(createDark(), ...besideRoom(kit), kit.sprite('room')), behind)
  root.addChild(still, page)
  let shaken = 0
  let hopped = 0

  return {
    root,
    draw(state, moment) {
      lamp.draw(state, moment)
      const hasMoved = body.draw(state, moment)
      effects.draw(state, moment)
      const shake = shakeAt(state, moment)
      table.y = TABLE.y + shake
      body.before.y = -Math.abs(shake) * 1.4
      const hop = saltHop(state, moment)
      salt.y = SALT.y - hop * 16
      salt.angle = hop * -22
      if (hasMoved || shake !== shaken || hop !== hopped) still.invalidate()
      shaken = shake
      hopped = hop
    },
  }
}

function createDark(): Graphics {
  return new Graphics().rect(DARK.x, DARK.y, DARK.width, DARK.height).fill(DARK.color)
}

/** The wall goes on to both sides, and the beam upwards. */
function besideRoom(kit: ViewKit<typeof manifest>): Container[] {
  return [
    kit.marginPart('wide', wide, (margin) =>
      margin.sprite('leftWall').updateTransform(placeBeside('leftWall', CORNER)),
    ),
    kit.marginPart('wide', wide, (margin) =>
      margin.sprite('rightWall').updateTransform(placeBeside('rightWall', CORNER)),
    ),
    kit.marginPart('tall', tall, (margin) => margin.sprite('above').updateTransform(placeBeside('above', CORNER))),
  ]
}

/** The table goes on to both sides, and towards us. */
function besideTable(kit: ViewKit<typeof manifest>): Container[] {
  return [
    kit.marginPart('wide', wide, (margin) =>
      margin.sprite('leftTable').updateTransform(placeBeside('leftTable', TABLE)),
    ),
    kit.marginPart('wide', wide, (margin) =>
      margin.sprite('rightTable').updateTransform(placeBeside('rightTable', TABLE)),
    ),
    kit.marginPart('tall', tall, (margin) => margin.sprite('below').updateTransform(placeBeside('below', TABLE))),
  ]
}

/** Where something beside the stage lies, in scene units from a place of the page. */
function placeBeside(name: keyof typeof BESIDE, { x, y }: Readonly<Point>) {
  return { x: (BESIDE[name].left - x) * UNIT, y: (BESIDE[name].top - y) * UNIT }
}
