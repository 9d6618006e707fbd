import { damp } from '../../../src/stage/contract/math'
import { cos, sin } from '../../../src/stage/contract/rules/portableMath'
import { isDuring, isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { BEAT, DAWN, KINDS, MOST_WOKEN } from '../layout'
import type { Evening, Events, Fairy, FairyState, Kind } from '../state'
import type { Tuning } from '../tuning'

/** How long after she is let out the garden answers, in ms. */
const WAKING = 300

/** The ring that the three dance: its middle and half its sides, in shares of the picture, and how long a round takes, in ms. */
const RING = { x: 0.505, y: 0.372, across: 0.1825, down: 0.15, round: 14_000 } as const
/** Where the first of them joins it: at its near side. */
const FIRST_STEP = Math.PI / 2

export function asleep(): Evening {
  return { woken: { 0: nothing(), 1: nothing(), 2: nothing() }, isDrawn: false, song: null, sung: 0 }
}

const nothing = (): Evening['woken'][Kind] => ({ since: [], dueAt: null })

/** What is hers who has just been let out wakes in a moment. */
export function wakeBy(kind: Kind, { woken }: Evening, { now }: World<Events, Tuning>): void {
  woken[kind].dueAt = now + WAKING
}

/** Each wakes what is hers, one more every time she is let out. */
export function wakeOn({ woken }: Evening, { now, emit }: World<Events, Tuning>): void {
  for (const kind of KINDS) {
    const waking = woken[kind]
    if (waking.dueAt !== now || waking.since.length === MOST_WOKEN) continue
    waking.since.push(now)
    emit('woke', { fairy: kind, count: waking.since.length })
  }
}

/** Evening comes once each of the three has woken something, and all fly; day comes back when the toad has sung. */
export function turnEvening(garden: FairyState, tick: number, { now, tuning, emit }: World<Events, Tuning>): void {
  const { evening, fairies } = garden
  const { song, woken } = evening
  if (song === null) {
    const isDue =
      evening.isDrawn && fairies.length === KINDS.length && KINDS.every((kind) => woken[kind].since.length > 0)
    if (!isDue || fairies.some(({ freed }) => !isOver(freed, now))) return
    garden.gulp = spanOf(now, tuning.gulp)
    garden.gush = null
    evening.song = spanOf(garden.gulp.until, tuning.singing)
  } else if (isDuring(song, now)) {
    if (now === song.from) emit('sang', { sung: evening.sung })
    // A hiccup leaves no breath for a note.
    if ((now - song.from) % BEAT === 0 && isOver(garden.gulp, now) && isOver(garden.gush, now)) emit('croaked')
  } else if (isOver(song, now) && !isOver(song, now - tick)) {
    evening.sung += 1
    for (const kind of KINDS) woken[kind].since.length = 0
    emit('dawned')
  } else if (now >= song.until + DAWN) {
    evening.song = null
  }
}

/** By evening she does not fly her own way, but round the ring with her sisters; `since` is how long it has been sung, in ms: below 0 while the toad holds its breath. */
export function danceOn(fairy: Fairy, since: number, tick: number, { tuning }: World<Events, Tuning>): void {
  const angle = FIRST_STEP + (since / RING.round + fairy.kind / KINDS.length) * 2 * Math.PI
  const right = RING.x + RING.across * cos(angle) - fairy.x
  const down = RING.y + RING.down * sin(angle) - fairy.y
  const way = Math.sqrt(right * right + down * down)
  const share = way > 0 ? Math.min(1, (tuning.dancing * tick) / 1000 / way) : 0
  fairy.paceX = right * share
  fairy.paceY = down * share
  fairy.x += fairy.paceX
  fairy.y += fairy.paceY
  fairy.facing = damp(fairy.facing, right < 0 ? -1 : 1, tuning.turning, tick)
}
