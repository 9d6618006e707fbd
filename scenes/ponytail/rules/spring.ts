import type { Spring } from '../state'

/** How a spring swings: the time constant of its fading, and its period, in ms. */
interface Swinging {
  readonly fading: number
  readonly period: number
}

/** Advances a spring by one tick of so many ms on its way to where it rests. */
export function swing(spring: Spring, rest: number, swinging: Swinging, tick: number): void {
  spring.speed += tick * springAcceleration(swinging, spring.at - rest, spring.speed)
  spring.at += tick * spring.speed
}

/** The acceleration, per ms², that a spring gives to what is `off` its rest and goes at `speed`. */
export function springAcceleration({ fading, period }: Swinging, off: number, speed: number): number {
  const turns = (2 * Math.PI) / period
  return -(turns * turns + 1 / (fading * fading)) * off - (2 / fading) * speed
}
