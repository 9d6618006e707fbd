import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../assets/eagle/manifest'
import type { Moment, View } from '../../src/stage/contract/scene'
import type { DrawnSprite } from '../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../src/stage/kit/kit'
import { CREST, LAST, MOST_SPARKS } from './layout'
import type { EagleState, Spark } from './state'
import { BodyView } from './view/body'
import { HeadView } from './view/head'
import { PenView } from './view/pen'
import { BEAT, BEAT_FAN, BEHIND_FROM, drawingIn, POSES, type Pose } from './view/pose'
import { RosetteView } from './view/rosette'
import { PLATE_ALPHA } from './view/starShader'
import { StarsView } from './view/stars'
import { WingView } from './view/wing'

/** The engraver's plate, and how far it reaches around the stage, in scene units: beyond every window. */
const PLATE = { color: 0x26231f, from: -3000, size: 8000 } as const

/** One more than the drawings that an answer of the crest may have. */
const ANSWERED = 16

/**
 * Draws the crest as it is engraved into a black plate, and the stars that rush past behind it. The crest is many feathers, and changes
 * twelve times a second at the most: it is printed into the plate whenever it does.
 */
export function createView(kit: ViewKit<typeof manifest>): View<EagleState> {
  const root = new Container()
  const rosette = new RosetteView(kit)
  const body = new BodyView(kit)
  const right = new WingView(kit, 'right')
  const left = new WingView(kit, 'left')
  const wings = new Container({ label: 'wings', children: [right.root, left.root] })
  const pen = new PenView(kit)
  const head = new HeadView(kit)
  const sparks = kit.pool('spark', MOST_SPARKS)

  const plate = new Graphics().rect(PLATE.from, PLATE.from, PLATE.size, PLATE.size)
  plate.fill({ color: PLATE.color, alpha: PLATE_ALPHA })
  const crest = new Container({ label: 'crest', ...CREST })
  crest.addChild(rosette.root, body.tail, wings, body.breast, pen.root, body.hackles, head.root)
  const printed = kit.cached(plate, crest)
  const stars = new StarsView(kit, printed)
  const alive = new Container({ label: 'alive', ...CREST, children: [pen.ink, head.eye] })
  root.addChild(printed, stars, alive, sparks)
  let seen = -1

  return {
    root,
    draw(state, moment) {
      // Who asked for less motion sees what is held.
      const drawing = moment.reducedMotion ? LAST : state.drawing
      const pose = POSES[drawing]
      if (!pose) return
      stars.draw(state.look, moment)
      pen.draw(state, drawing, moment)
      head.draw(state, pose, drawing, moment)
      sparks.show(state.sparks, placeSpark, moment)
      const due = printOf(state, drawing, moment)
      if (due === seen) return
      seen = due
      placeWings(crest, wings, drawing < BEHIND_FROM)
      rosette.draw(state, drawing, moment.now)
      body.draw(state, drawing, moment)
      drawWing(left, state.beats.left, pose, drawing, moment)
      drawWing(right, state.beats.right, pose, drawing, moment)
      printed.invalidate()
    },
  }
}

/** A number for what is printed, another one for every drawing of it. */
function printOf(
  { beats, cry, ruffle, recut, tap }: EagleState,
  drawing: number,
  { now, reducedMotion }: Moment,
): number {
  let print = drawing * 2 + (reducedMotion ? 1 : 0)
  print = print * ANSWERED + drawingIn(beats.left, now) + 1
  print = print * ANSWERED + drawingIn(beats.right, now) + 1
  print = print * ANSWERED + drawingIn(cry, now) + 1
  print = print * ANSWERED + drawingIn(ruffle, now) + 1
  print = print * ANSWERED + drawingIn(recut, now) + 1
  return print * ANSWERED + drawingIn(tap, now) + 1
}

/** Folded they are a cloak over the body, open they lie behind it; once in 58 drawings they change. */
function placeWings(crest: Container, wings: Container, areFolded: boolean): void {
  const place = areFolded ? 3 : 2
  if (crest.getChildIndex(wings) !== place) crest.setChildIndex(wings, place)
}

function drawWing(
  wing: WingView,
  span: EagleState['beats']['left'],
  { arm, fan }: Readonly<Pose>,
  drawing: number,
  { now, reducedMotion }: Moment,
): void {
  const at = drawingIn(span, now)
  const height = reducedMotion ? 0.35 : 1
  wing.draw(arm + height * (BEAT[at] ?? 0), fan + height * (BEAT_FAN[at] ?? 0), drawing)
}

function placeSpark(sprite: DrawnSprite, { x, y, from, until }: Spark, { now }: Moment): void {
  sprite.position.set(x, y)
  sprite.showShare((now - from) / (until - from))
}
