import { FOOTLESS } from '../../../assets/match/shared'
import type { World } from '../../../src/stage/contract/scene'
import { ATTEMPTS, CREATURES, FILLING, filledFor, knownIn, PUTTING_AWAY } from '../layout'
import type { Events, Guide, MatchState } from '../state'
import type { Tuning } from '../tuning'
import { beginGame } from './rounds'

type MatchWorld = World<Events, Tuning>

export const guideAway = (): Guide => ({
  ...{ volumes: 0, plates: [], score: 0, ladybirds: ATTEMPTS },
  ...{ at: null, isNew: false, sealed: 0, isRanked: false, shutAt: null, isAgain: false, awayAt: null },
})

/** What is pressed of the guide, or of the thin books. Returns whether anything was. */
export function pressGuide(match: MatchState, area: string | null, world: MatchWorld): boolean {
  const { guide, touched } = match
  const { now, emit } = world
  if (area === 'booklet' && guide.volumes > 0) {
    touched.booklet = now
    if (match.isPlaying || !match.hasLater || guide.at !== null) emit('bookletTapped')
    else openGuide(match, false, world)
    return true
  }
  if (guide.at === null || guide.shutAt !== null || !(area === 'ribbon' || area === 'again' || area === 'guide'))
    return false
  if (area === 'guide' || now < guide.at + FILLING.settles) {
    touched.guide = now
    emit('guideTapped')
    return true
  }
  guide.shutAt = now
  guide.isAgain = area === 'again'
  emit('shut')
  return true
}

/** A tick of the guide: it drops when a game is over and its pictures are there, is filled, and is put away. */
export function advanceGuide(match: MatchState, world: MatchWorld): void {
  const { guide } = match
  const { now, emit } = world
  if (guide.shutAt !== null) {
    if (now < guide.shutAt + PUTTING_AWAY.folds + PUTTING_AWAY.leaps) return
    guide.at = null
    guide.shutAt = null
    guide.awayAt = now
    if (guide.isAgain) beginGame(match, world)
    return
  }
  if (guide.at === null) {
    const isDue = match.isOwed && match.hasLater && now >= (match.endedAt ?? 0) + FILLING.after
    if (isDue) fillGuide(match, world)
    return
  }
  const filled = filledFor(guide, now)
  if (guide.sealed < knownIn(guide.plates) && filled >= FILLING.seals + FILLING.sealApart * guide.sealed) {
    guide.sealed += 1
    emit('sealed')
  }
  if (guide.isRanked || filled < FILLING.rank) return
  guide.isRanked = true
  emit('ranked', { known: knownIn(guide.plates), score: guide.score })
}

/** Another volume, of the game that is over. */
function fillGuide(match: MatchState, world: MatchWorld): void {
  const { guide } = match
  guide.volumes = Math.min(MOST_VOLUMES, guide.volumes + 1)
  guide.plates = match.plates.map((plate) => ({ ...plate }))
  guide.score = match.score
  guide.ladybirds = match.attempts
  openGuide(match, true, world)
}

function openGuide(match: MatchState, isNew: boolean, { now, emit }: MatchWorld): void {
  const { guide } = match
  match.isOwed = false
  guide.at = now
  guide.isNew = isNew
  guide.sealed = isNew ? 0 : knownIn(guide.plates)
  guide.isRanked = false
  guide.isAgain = false
  emit('opened', { isNew })
}

const MOST_VOLUMES = 9999
const KEPT = /^\d{1,4} \d{1,4} [0-3](?: \d{1,3}[!?]){1,6}$/

/** The guide as a browser keeps it. */
export function textOf({ guide }: MatchState): string {
  const plates = guide.plates.map(({ creature, isKnown }) => `${creature}${isKnown ? '!' : '?'}`)
  return [guide.volumes, guide.score, guide.ladybirds, ...plates].join(' ')
}

/** Takes up the guide of an earlier visit: whatever makes no sense is none. */
export function takeUpGuide({ guide }: MatchState, text: string): void {
  if (!KEPT.test(text)) return
  const [volumes = '', score = '', ladybirds = '', ...written] = text.split(' ')
  const plates = written.map((plate) => ({ creature: Number.parseInt(plate, 10), isKnown: plate.endsWith('!') }))
  if (plates.some(({ creature }) => creature >= CREATURES || FOOTLESS.has(creature))) return
  guide.volumes = Number(volumes)
  guide.score = Number(score)
  guide.ladybirds = Number(ladybirds)
  guide.plates = plates
}
