import { Container } from 'pixi.js'
import type { manifest } from '../../assets/trip/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { CALM_ANGLE, newPose, poseAt } from './layout'
import type { TripState } from './state'
import { Balls } from './view/balls'
import { createDesk, HIDDEN } from './view/desk'
import { Frame } from './view/frame'
import { Lodgers } from './view/lodgers'
import { Page } from './view/page'
import { People } from './view/people'

/** Draws the book on its table: what lies still in one picture, and before it the page and all that stands up from it. */
export function createView(kit: ViewKit<typeof manifest>): View<TripState> {
  const root = new Container()
  const pose = newPose()
  const page = new Page(kit)
  const frame = new Frame(kit)
  const people = new People(kit)
  const balls = new Balls(kit)
  const lodgers = new Lodgers(kit)
  root.addChild(
    kit.background(...createDesk(kit)).without(...HIDDEN),
    page.book,
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

  return {
    root,
    draw(trip, moment) {
      // Whoever asked for less motion finds the book open.
      poseAt(moment.reducedMotion ? CALM_ANGLE : trip.angle, pose)
      page.draw(pose)
      frame.draw(trip, pose, moment)
      people.draw(trip, pose, moment)
      balls.draw(trip, pose, moment)
      lodgers.draw(trip, pose, moment)
    },
  }
}
