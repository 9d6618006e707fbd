import { smoothstep } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import { LEAP, MOST, peekOf, STICK } from '../layout'
import type { BadDogState } from '../state'

/** How far the wind bends grass to each side, in radians; how long a breath takes, in ms, and how far it is from one to the next. */
const SWAY = { reach: 0.032, time: 5000, apart: 940 } as const
/** How far to each side of it grass gives way to him, to his head, to his back, and to a finger, in scene units. */
const WIDTH = { leap: 175, peek: 105, back: 74, finger: 150 } as const
/** How far grass is bent aside by each, in radians. */
const BEND = { leap: 1.2, peek: 0.6, back: 0.5, finger: 0.42 } as const
/** As fast as this he goes when he runs, in scene units a tick. */
const RUNNING = 4.3
/** Nothing further off than this feels him, in scene units. */
const FAR = 620

/** What bends the grass: the wind, the dog, a finger. */
export class Wind {
  #now = 0
  #reducedMotion = false
  #leapX = 0
  /** How far the grass stands open where he is. */
  #opening = 0
  #shock = 0
  #shockAge = 0
  #tremble = 0
  #prowlX = 0
  #peek = 0
  #back = 0
  #lead = 0
  readonly #ripples = Array.from({ length: MOST.ripples }, () => ({ x: 0, strength: 0, age: 0 }))

  /** Takes down what bends the grass at this moment. */
  follow({ dog, prowl, ripples, stick }: BadDogState, { now, reducedMotion }: Moment): void {
    this.#now = now
    this.#reducedMotion = reducedMotion
    this.#leapX = dog.x
    const share = progress(dog.leap, now)
    const gone = since(dog.sankAt, now)
    if (dog.leap) {
      const opens = 0.3 * smoothstep(0, 0.012, share) + 0.86 * smoothstep(LEAP.springs * 0.5, 0.08, share)
      const settles = 0.32 * smoothstep(0.09, 0.26, share)
      this.#opening = (opens - settles) * (1 - smoothstep(0.9, 1, share))
      const age = now - dog.leap.from
      this.#shockAge = age
      this.#shock = reducedMotion ? 0 : Math.exp(-age / 480)
      this.#tremble = reducedMotion || share > LEAP.falls ? 0 : smoothstep(LEAP.barks, LEAP.up, share)
    } else if (stick) {
      const age = now - stick.from
      this.#leapX = stick.springsX
      this.#opening = smoothstep(240, 400, age) * (1 - smoothstep(600, STICK.falls, age))
      this.#shock = 0
      this.#tremble = reducedMotion ? 0 : 3 * smoothstep(200, 300, age) * (1 - this.#opening)
    } else {
      // Grass that closes over him swings through and back.
      this.#opening = reducedMotion || gone > 3000 ? 0 : -0.42 * Math.exp(-gone / 360) * Math.sin(gone / 88)
      this.#shockAge = gone
      this.#shock = reducedMotion || gone > 3000 ? 0 : 0.55 * Math.exp(-gone / 420)
      this.#tremble = 0
    }
    this.#prowlX = prowl.x
    this.#peek = peekOf(prowl, now)
    const speed = Math.min(1, Math.abs(prowl.pace) / RUNNING)
    const isBack = dog.leap || stick ? 0 : smoothstep(300, 900, gone)
    this.#back = isBack * (0.42 + 0.58 * speed)
    this.#lead = (prowl.pace / RUNNING) * 26
    for (let i = 0; i < this.#ripples.length; i++) {
      const felt = this.#ripples[i]
      const ripple = ripples[i]
      if (!felt) continue
      felt.strength = ripple ? 1 - progress(ripple, now) : 0
      if (!ripple) continue
      felt.x = ripple.x
      felt.age = now - ripple.from
    }
  }

  /** By how much whatever grows there is bent, in radians; to the right above 0. @param lag how late it is, 0…1 */
  bendAt(x: number, lag: number): number {
    let bend = 0
    if (!this.#reducedMotion) {
      const phase = (this.#now / SWAY.time - x / SWAY.apart - lag * 0.13) * 2 * Math.PI
      bend += SWAY.reach * (Math.sin(phase) + 0.4 * Math.sin(phase * 2.7 + lag * 9))
    }
    bend += this.#fromDog(x - this.#leapX)
    const off = x - this.#prowlX - this.#lead
    if (this.#peek > 0) bend += BEND.peek * this.#peek * aside(off, 26) * bellCurve(off, WIDTH.peek)
    if (this.#back > 0 && Math.abs(off) < FAR) {
      const shiver = this.#reducedMotion ? 0 : 0.12 * Math.sin(this.#now / 46 + x / 17)
      bend += this.#back * BEND.back * (aside(off, 20) + shiver) * bellCurve(off, WIDTH.back)
    }
    for (let i = 0; i < this.#ripples.length; i++) {
      const ripple = this.#ripples[i]
      if (!ripple || ripple.strength === 0) continue
      const away = x - ripple.x
      if (Math.abs(away) > FAR) continue
      const wave = this.#reducedMotion
        ? aside(away, 30)
        : Math.sin(ripple.age / 74 - Math.abs(away) / 62) * aside(away, 30)
      bend += BEND.finger * ripple.strength * ripple.strength * wave * bellCurve(away, WIDTH.finger)
    }
    return bend
  }

  #fromDog(off: number): number {
    if (Math.abs(off) > FAR) return 0
    let bend = BEND.leap * this.#opening * aside(off, 16) * bellCurve(off, WIDTH.leap)
    if (this.#shock > 0.01) {
      const ring = Math.sin(this.#shockAge / 66 - Math.abs(off) / 70)
      bend += 0.3 * this.#shock * ring * aside(off, 60) * Math.exp(-Math.abs(off) / 330)
    }
    if (this.#tremble > 0) bend += 0.022 * this.#tremble * Math.sin(this.#now / 17.7 + off / 23) * bellCurve(off, 260)
    return bend
  }
}

/** Which way and how much it goes aside from 0: all of it soon, nothing in the very middle. */
function aside(off: number, soon: number): number {
  return off / (Math.abs(off) + soon)
}

function bellCurve(off: number, width: number): number {
  const share = off / width
  return Math.exp(-share * share)
}
