import { Container } from 'pixi.js'
import type { manifest } from '../../assets/trip/manifest'
import { smoothstep } from '../../src/stage/contract/math'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { CALM_ANGLE, FOLDED, newPose, poseAt, turned } from './layout'
import type { TripState } from './state'
import { Balls } from './view/balls'
import { createDesk, HIDDEN } from './view/desk'
import { Frame } from './view/frame'
import { Lodgers } from './view/lodgers'
import { Page } from './view/page'
import { People } from './view/people'

/** Below this share of its height nothing of a cut-out is seen but its edge: it is in the book. */
const FLAT = 0.04

/** Draws the book on its table: what lies still in one picture, and before it the page and all that stands up from it. */
export function createView(kit: ViewKit<typeof manifest>): View<TripState> {
  const root = new Container()
  const pose = newPose()
  const page = new Page(kit)
  const frame = new Frame(kit)
  const people = new People(kit)
  const balls = new Balls(kit)
  const lodgers = new Lodgers(kit)
  // All of the first spread that goes down when the book is turned.
  const first = new Container({ label: 'first spread' })
  first.addChild(
    page.shadows,
    frame.shadow,
    people.shadows,
    balls.shadow,
    lodgers.shadows,
    page.shelves,
    frame.root,
    people.root,
    balls.root,
    lodgers.root,
  )
  root.addChild(
    kit.background(...createDesk(kit)).without(...HIDDEN),
    page.book,
    first,
    kit.laterPart('spread'),
    lodgers.snail,
    kit.laterPart('travellers'),
  )

  return {
    root,
    draw(trip, moment) {
      // Whoever asked for less motion finds the book open.
      poseAt(moment.reducedMotion ? CALM_ANGLE : trip.angle, pose)
      pose.up = trip.spread ? 1 - smoothstep(0, FOLDED, turned(trip.spread, moment.now)) : 1
      first.visible = pose.up > FLAT
      page.draw(pose)
      frame.draw(trip, pose, moment)
      people.draw(trip, pose, moment)
      balls.draw(trip, pose, moment)
      lodgers.draw(trip, pose, moment)
    },
  }
}
