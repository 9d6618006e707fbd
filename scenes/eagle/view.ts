import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../assets/eagle/manifest'
import type { Moment, View } from '../../src/stage/contract/scene'
import type { DrawnSprite } from '../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../src/stage/kit/kit'
import { CREST, LAST, MOST_SPARKS } from './layout'
import type { EagleState, Spark, Wing } from './state'
import { BodyView } from './view/body'
import { HeadView } from './view/head'
import { PenView } from './view/pen'
import { BEAT, BEAT_FAN, BEHIND_FROM, drawingIn, POSES, type Pose } from './view/pose'
import { Press } from './view/press'
import { RosetteView } from './view/rosette'
import { PLATE_ALPHA } from './view/starShader'
import { StarsView } from './view/stars'
import { WingView } from './view/wing'

/** The engraver's plate, and how far it reaches around the stage, in scene units: beyond every window. */
const PLATE = { color: 0x26231f, from: -3000, size: 8000 } as const

/** What is printed in other drawings while it lasts, beside the beats of the wings. */
const PRINTED = ['cry', 'ruffle', 'recut', 'tap', 'flight'] as const

/** One more than the feathers that may stand up. */
const PLACES = 31

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
  const behind = [rosette.root, body.tail, wings, body.breast, pen.root, body.hackles]
  crest.addChild(...behind, kit.laterPart('caught'), head.root)
  const printed = kit.cached(plate, crest)
  const stars = new StarsView(kit, printed)
  const alive = new Container({ ...CREST, children: [pen.ink, head.eye] })
  const work = new Container()
  work.addChild(printed, stars, alive, kit.laterPart('free'))
  const bed = new Container()
  const press = new Press(work, printed, kit.background(bed), bed)
  press.addChild(kit.laterPart('print'))
  root.addChild(work, press, sparks)
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
      // On the sheet they are of ink.
      sparks.tint = state.isCovered ? 0x1d1a17 : 0xffffff
      const due = printOf(state, drawing, moment)
      if (due === seen) return
      seen = due
      // What moves as it likes on the plate is printed with it.
      if (head.eye.parent !== (state.isCovered ? crest : alive))
        (state.isCovered ? crest : alive).addChild(pen.ink, head.eye)
      placeWings(crest, wings, drawing < BEHIND_FROM)
      rosette.draw(state, drawing, moment.now)
      body.draw(state, drawing, moment)
      drawWing(left, state, 'left', pose, drawing, moment)
      drawWing(right, state, 'right', pose, drawing, moment)
      printed.invalidate()
    },
  }
}

/** A number for what is printed, another one for every drawing of it. */
function printOf(crest: EagleState, drawing: number, { now, reducedMotion }: Moment): number {
  let print = drawing * 2 + (reducedMotion ? 1 : 0)
  print = print * ANSWERED + drawingIn(crest.beats.left, now) + 1
  print = print * ANSWERED + drawingIn(crest.beats.right, now) + 1
  for (const answer of PRINTED) print = print * ANSWERED + drawingIn(crest[answer], now) + 1
  print = print * PLACES + Math.max(0, crest.lifted + 1)
  return print * ANSWERED + crest.caught * 2 + (crest.isCovered ? 1 : 0)
}

/** Folded they are a cloak over the body, open they lie behind it; once in 58 drawings they change. */
function placeWings(crest: Container, wings: Container, areFolded: boolean): void {
  const place = areFolded ? 3 : 2
  if (crest.getChildIndex(wings) !== place) crest.setChildIndex(wings, place)
}

function drawWing(
  wing: WingView,
  crest: EagleState,
  side: Wing,
  { arm, fan }: Readonly<Pose>,
  drawing: number,
  { now, reducedMotion }: Moment,
): void {
  const at = drawingIn(crest.beats[side], now)
  const height = reducedMotion ? 0.35 : 1
  wing.draw(arm + height * (BEAT[at] ?? 0), fan + height * (BEAT_FAN[at] ?? 0), drawing, crest, height)
}

function placeSpark(sprite: DrawnSprite, { x, y, from, until }: Spark, { now }: Moment): void {
  sprite.position.set(x, y)
  sprite.showShare((now - from) / (until - from))
}
