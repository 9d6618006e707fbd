import { spread } from '../../../src/stage/contract/math'
import type { BouquetState } from '../state'

/** What moves for its own sake is seen on every fifth frame of sixty, as if drawn by hand. */
const ON_FIVES = 1000 / 12

/** Simulated ms for what moves for its own sake. */
export function onFives(now: number): number {
  return Math.floor(now / ON_FIVES) * ON_FIVES
}

/** A blow that rings out: 1 at once, to and fro in `period` ms, over after `duration`: sooner than `ringing` is. */
export function ringOut(elapsed: number, duration: number, period: number): number {
  if (elapsed < 0 || elapsed >= duration) return 0
  return Math.exp((-4 * elapsed) / duration) * (1 - elapsed / duration) * Math.cos((2 * Math.PI * elapsed) / period)
}

/** How long nobody has touched her until a petal beckons, how often one does, and for how long, in ms. */
const PATIENCE = 1500
const BECKONS_EVERY = 2900
const BECKONING = 760

/** How far on the beckoning of a petal is, 0…1; 0 while none beckons. */
export function beckonShare({ touchedAt, nextRoundAt }: BouquetState, now: number): number {
  const waited = now - touchedAt - PATIENCE
  if (waited < 0 || nextRoundAt !== null) return 0
  return Math.min(1, (waited % BECKONS_EVERY) / BECKONING) % 1
}

/** Which of the petals that are on beckons, counted from 0. */
export function beckoningPetal({ touchedAt, petals }: BouquetState, now: number): number {
  const turn = Math.floor((now - touchedAt - PATIENCE) / BECKONS_EVERY)
  let on = 0
  for (const { stage } of petals) if (stage === 'on') on++
  let place = Math.floor(spread(turn + petals.length) * on)
  for (let index = 0; index < petals.length; index++) {
    if (petals[index]?.stage !== 'on') continue
    if (place === 0) return index
    place--
  }
  return -1
}
