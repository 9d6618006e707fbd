import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gear/manifest'
import { DIAL, levelGears } from '../../../assets/gear/shared'
import { clamp, lerp } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { BLINK, hungUpAt, LAST, LEVEL, levelAt, WRONG } from '../layout'
import type { GearState } from '../state'

const GEARS = levelGears()
/** How fast a gear of one tooth would turn, in radians a ms: the others by their teeth, neighbours against each other. */
const PACE = 0.022
/** Where the needle rests, in radians. */
const REST = -2.13
/** How long it takes to the next gear, in ms, and how far it overshoots, in radians. */
const NEEDLE = { time: 100, over: 0.07 } as const

/** Where its stop is: a wrong number presses it there and makes it tremble, by so many radians, once in so many ms. */
const STOP = { at: 2.65, trembles: 0.05, time: 90 } as const
/** How much faster than for a voice they turn while they race, and then. */
const RACE = { first: 7, after: 2 } as const

/** Toggle and lamp, in drawing units. */
const TOGGLE = { x: 324, y: 336 } as const
const LAMP = { x: 466, y: 337 } as const

/** Where the needle points for so many lit gears: to the last of them. */
const ANGLES = [REST, ...GEARS.map(({ x, y }) => Math.atan2(y - DIAL.y, x - DIAL.x) + Math.PI / 2)].map((angle) =>
  angle > Math.PI ? angle - 2 * Math.PI : angle,
)

/** Six gears that turn round a dial and are the level of what is spoken; below them a toggle, and a lamp that waits for you. */
export class Level {
  readonly root = new Container({ label: 'level' })
  readonly #glows
  readonly #gears
  readonly #needle
  readonly #toggle
  readonly #lamp

  constructor(kit: ViewKit<typeof manifest>) {
    this.#glows = GEARS.map(({ x, y }, i) => kit.sprite('glow').show(i).updateTransform({ x, y }))
    this.#gears = GEARS.map(({ x, y }, i) => kit.sprite('lit', 'unlit').show(i).updateTransform({ x, y }))
    this.#needle = kit.sprite('needle').updateTransform(DIAL)
    this.#toggle = kit.sprite('toggle').updateTransform(TOGGLE)
    this.#lamp = kit.sprite('lamp').updateTransform(LAMP)
    const dial = kit.sprite('dial').updateTransform(DIAL)
    this.root.addChild(...this.#glows, ...this.#gears, dial, this.#needle, this.#toggle, this.#lamp)
  }

  draw(call: GearState, { now, reducedMotion }: Moment): void {
    const { line, speech, isSpeaking, crank, flip, wrong } = call
    const raced = wrong && now < hungUpAt(wrong) ? now - wrong.at : -1
    const isRacing = raced >= 0
    const isCranked = !isRacing && isDuring(crank, now)
    const level = isRacing ? GEARS.length : isCranked ? whirlLevel(progress(crank, now)) : levelAt(speech, now)
    const turned = isRacing
      ? RACE.first * Math.min(raced, WRONG.races) + RACE.after * Math.max(0, raced - WRONG.races)
      : isCranked
        ? progress(crank, now) * 900
        : speech
          ? Math.min(now, speech.until) - speech.from
          : 0
    for (let i = 0; i < GEARS.length; i++) {
      const gear = this.#gears[i]
      const glow = this.#glows[i]
      const teeth = GEARS[i]?.teeth ?? 1
      if (!gear || !glow) continue
      const isLit = i < level
      glow.visible = isLit
      gear.show(isLit ? 'lit' : 'unlit', i)
      // They mesh, so that all turn while one does; for who asked for less motion they only light up.
      const way = (i % 2 === 0 ? 1 : -1) * (isCranked ? -4 : 1)
      gear.rotation = reducedMotion ? 0 : (way * turned * PACE) / teeth
    }
    this.#needle.rotation = isRacing
      ? needleAtStop(raced, reducedMotion)
      : isSpeaking && !isCranked && speech
        ? needleAt(now - speech.from, reducedMotion)
        : angleOf(level)
    this.#toggle.show(isDuring(flip, now) ? 1 : 0)
    const isWaiting = line !== null && line < LAST && !isSpeaking && !wrong
    this.#lamp.show(isWaiting && (reducedMotion || Math.floor((now - (speech?.until ?? 0)) / BLINK) % 2 === 0) ? 1 : 0)
  }
}

function angleOf(level: number): number {
  return ANGLES[level] ?? REST
}

/** Six, and down again. */
function whirlLevel(share: number): number {
  return share < 0.7 ? Math.min(6, 1 + Math.floor(share * 9)) : Math.max(0, Math.ceil(((1 - share) / 0.3) * 6))
}

/** Thrown against its stop. */
function needleAtStop(elapsed: number, reducedMotion: boolean): number {
  if (reducedMotion) return STOP.at
  const share = clamp(elapsed / NEEDLE.time, 0, 1)
  return (
    lerp(REST, STOP.at, share * share) - STOP.trembles * Math.abs(Math.sin((elapsed / STOP.time) * Math.PI)) * share
  )
}

/** On its way to the gear that was lit last, and a little beyond it. */
function needleAt(elapsed: number, reducedMotion: boolean): number {
  const count = LEVEL.steps.length
  const step = Math.floor((elapsed % LEVEL.time) / NEEDLE.time) % count
  const to = angleOf(LEVEL.steps[step] ?? 0)
  if (reducedMotion) return to
  const from = elapsed < NEEDLE.time ? REST : angleOf(LEVEL.steps[(step + count - 1) % count] ?? 0)
  const share = (elapsed % NEEDLE.time) / NEEDLE.time
  const eased = 1 - (1 - share) ** 3
  return from + (to - from) * eased + Math.sign(to - from) * NEEDLE.over * Math.sin(share * Math.PI)
}
