import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/trip/manifest'
import { FEET } from '../../../assets/trip/shared'
import { hop, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FALLS, type Pose } from '../layout'
import type { TripState } from '../state'
import { layShadow, standUp, tintShadow } from './standing'

/** Where the iris is in her lens while she looks ahead; and how far it goes to each ball, in units of the drawing. */
const IRIS = { x: 54, y: -289 } as const
const LOOKS = [
  { x: 1, y: 8 },
  { x: 5, y: 7 },
  { x: 8, y: 6 },
] as const
/** She looks about on her own: so far, in ms a radian. */
const MUSING = { x: 7, y: 3, time: 900 } as const
const BLINK = { every: 4300, lasts: 130 } as const
/** Before she turns the book she knocks on it with her stick: so high, so often, a knock so long, in ms. */
const KNOCK = { high: 22, times: 3, lasts: 260 } as const
/** The shoulder that the visitor's arm turns about; and how far it is turned, in radians: at rest, and to each ball. */
const SHOULDER = { x: -22, y: -134 } as const
const ARM = { rest: -0.86, to: [0.1, 0.02, -0.08], time: 180 } as const

/** The old naturalist with her lens, and the young visitor who has to choose. */
export class People {
  readonly root = new Container({ label: 'people' })
  readonly shadows = new Container({ label: 'shadows of people' })
  readonly #naturalist = new Container()
  readonly #knocking = new Container()
  readonly #visitor = new Container()
  readonly #naturalistShadow
  readonly #visitorShadow
  readonly #iris
  readonly #lid
  readonly #arm

  constructor(kit: ViewKit<typeof manifest>) {
    const naturalist = kit.cutSprite('naturalist')
    naturalist.show('paper')
    this.#iris = kit.sprite('iris')
    this.#lid = kit.sprite('lid')
    this.#lid.position.set(IRIS.x, IRIS.y)
    this.#knocking.addChild(naturalist, this.#iris, this.#lid)
    this.#naturalist.addChild(this.#knocking)
    const visitor = kit.cutSprite('visitor')
    visitor.show('paper')
    this.#arm = kit.sprite('arm').show('paper')
    this.#arm.position.set(SHOULDER.x, SHOULDER.y)
    this.#visitor.addChild(this.#arm, visitor)
    this.#naturalistShadow = kit.cutSprite('naturalist')
    this.#naturalistShadow.show('shadow')
    this.#visitorShadow = kit.cutSprite('visitor')
    this.#visitorShadow.show('shadow')
    this.shadows.addChild(tintShadow(this.#naturalistShadow), tintShadow(this.#visitorShadow))
    this.root.addChild(this.#visitor, this.#naturalist)
  }

  draw(trip: TripState, pose: Readonly<Pose>, { now, reducedMotion }: Moment): void {
    standUp(this.#naturalist, FEET.naturalist, pose, FALLS.naturalist)
    layShadow(this.#naturalistShadow, FEET.naturalist, pose, FALLS.naturalist)
    const { spread } = trip
    this.#knocking.y = spread && !reducedMotion ? -KNOCK.high * knocking(spread.turn.from - now) : 0
    standUp(this.#visitor, FEET.visitor, pose, FALLS.visitor)
    layShadow(this.#visitorShadow, FEET.visitor, pose, FALLS.visitor)
    this.#look(trip, now, reducedMotion)
    this.#point(trip, now, reducedMotion)
  }

  /** Her lens follows what the visitor of the page looks at. */
  #look({ frame }: TripState, now: number, reducedMotion: boolean): void {
    const wanted = frame && LOOKS[frame.ball]
    const [x, y] = wanted
      ? [wanted.x, wanted.y]
      : reducedMotion
        ? [0, 0]
        : [MUSING.x * Math.sin(now / MUSING.time) - 2, MUSING.y * Math.sin(now / MUSING.time / 1.7)]
    this.#iris.position.set(IRIS.x + x, IRIS.y + y)
    this.#lid.visible = !reducedMotion && now % BLINK.every > BLINK.every - BLINK.lasts
  }

  /** The arm hangs until there is something to point at. */
  #point({ frame, cry }: TripState, now: number, reducedMotion: boolean): void {
    const to = frame ? (ARM.to[frame.ball] ?? ARM.rest) : ARM.rest
    const risen = smoothstep(0, ARM.time, since(frame?.rise.from, now))
    const share = frame?.fold ? 1 - smoothstep(0, ARM.time, now - frame.fold.from) : risen
    const shake = isDuring(cry, now) && !reducedMotion ? 0.05 * Math.sin(now / 30) : 0
    this.#arm.rotation = ARM.rest + (to - ARM.rest) * share + shake
  }
}

/** How high her stick is just now, 0…1, so many ms before the book is turned. */
function knocking(before: number): number {
  return before > 0 && before < KNOCK.times * KNOCK.lasts ? hop((before % KNOCK.lasts) / KNOCK.lasts) : 0
}
