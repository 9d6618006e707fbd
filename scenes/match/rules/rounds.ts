import type { World } from '../../../src/stage/contract/scene'
import { ATTEMPTS, LINGERING, MATCHES, ROUNDS, STAMPED_AFTER, STEP_WORTH, STEPS, WRONG_SAID } from '../layout'
import type { Events, Line, MatchState } from '../state'
import type { Tuning } from '../tuning'
import { chooseQuestion } from './questions'

type MatchWorld = World<Events, Tuning>

/** What the line says when a guess was right: either, as chance will have it. */
const PRAISE = ['heard', 'yep'] as const

/** What a right guess is worth: the sooner, the more. Source: docs/specification.md, Reading of the quiz bonus. */
export function bonusAfter(elapsed: number, time: number): number {
  return STEP_WORTH * Math.floor((STEPS * (time - elapsed)) / time)
}

/** The points, as they are shown. */
export function scoreOf(points: number, attempts: number): number {
  return Math.floor((points * attempts) / ATTEMPTS)
}

export function beginGame(match: MatchState, world: MatchWorld): void {
  match.isPlaying = true
  match.isTempted = true
  match.round = -1
  match.attempts = ATTEMPTS
  match.points = 0
  match.score = 0
  match.lostAt = null
  match.plates = []
  match.isOwed = false
  // One number of chance is passed over, so that a seed still asks what it did when games had numbers of their own.
  world.random.next()
  world.emit('started')
  beginRound(match, world)
}

/** The next round; after the last there is none, and the game is over. */
function beginRound(match: MatchState, world: MatchWorld): void {
  if (match.round + 1 >= ROUNDS) {
    endGame(match, world)
    return
  }
  match.round += 1
  match.before = match.round === 0 ? null : (match.question?.asked ?? null)
  match.question = match.next
  match.plates.push({ creature: match.question.asked, isKnown: false })
  match.next = chooseQuestion(world.random, match.question.asked)
  match.elapsed = 0
  match.burnt = 0
  match.unveiledAt = null
  match.printedAt = null
  match.verdict = null
  match.stamps = []
  match.shrug = null
  match.since = world.now
  sayLine(match, 'asking', world.now)
  world.emit('asked', { round: match.round, candidates: match.question.candidates })
  world.emit('lit', { match: 0 })
}

function endGame(match: MatchState, { now, emit }: MatchWorld): void {
  match.isPlaying = false
  match.verdict = null
  match.since = now
  match.endedAt = now
  match.isOwed = true
  emit('ended', { score: match.score })
}

/** Weighs the guess, unless one is being weighed; whoever was wrong already in this round only shrugs. */
export function weighGuess(match: MatchState, place: number, world: MatchWorld): void {
  const { now, tuning } = world
  const creature = match.question?.candidates[place]
  if (creature === undefined || match.verdict || match.stamps.some((stamp) => stamp.place === place)) {
    match.shrug = { place, at: now }
    world.emit('shrugged')
    return
  }
  world.emit('guessed', { place, creature })
  const verdict = { chosen: place, since: now, until: now + tuning.pause }
  if (creature !== match.question?.asked) {
    match.verdict = { kind: 'wrong', bonus: 0, ...verdict }
    sayLine(match, 'weighing', now)
    return
  }
  match.verdict = { kind: 'right', bonus: bonusAfter(match.elapsed, tuning.time), ...verdict }
  const line = world.random.pick(PRAISE)
  match.stamps.push({ kind: 'right', place, at: now + STAMPED_AFTER[line] })
  sayLine(match, line, now)
  world.emit('right', { line, creature })
}

/** A tick of the clock, which stands still while a verdict is pending. */
export function burnMatches(match: MatchState, tick: number, world: MatchWorld): void {
  const { tuning, now, emit } = world
  // `time` may have been tuned to less than what has elapsed.
  match.elapsed = Math.min(tuning.time, match.elapsed)
  if (match.verdict) {
    if (match.verdict.kind === 'right' && match.stamps.some(({ at }) => at > now - tick && at <= now)) emit('stamped')
    if (now >= match.verdict.until) applyVerdict(match, world)
    return
  }
  const before = Math.floor(match.burnt)
  match.elapsed = Math.min(tuning.time, match.elapsed + tick)
  match.burnt = (match.elapsed * MATCHES) / tuning.time
  if (match.burnt < MATCHES && Math.floor(match.burnt) !== before) emit('lit', { match: Math.floor(match.burnt) })
  unveilInTime(match, world)
  if (match.line === 'huh' && now >= match.lineSince + WRONG_SAID) sayLine(match, 'asking', now)
  if (match.elapsed >= tuning.time) runOut(match, world)
}

/** As time goes by, the four are seen, and then what they leave behind. */
function unveilInTime(match: MatchState, { tuning, now, emit }: MatchWorld): void {
  if (match.unveiledAt === null && match.elapsed >= tuning.portraits) {
    match.unveiledAt = now
    emit('unveiled', { candidates: match.question?.candidates ?? [] })
  }
  if (match.printedAt === null && match.elapsed >= tuning.footprints) {
    match.printedAt = now
    emit('printed')
  }
}

/** What was pending takes effect. */
function applyVerdict(match: MatchState, world: MatchWorld): void {
  const { verdict } = match
  if (!verdict) return
  match.verdict = null
  if (verdict.kind === 'right') {
    const plate = match.plates.at(-1)
    if (plate) plate.isKnown = true
    match.points += verdict.bonus
    match.score = scoreOf(match.points, match.attempts)
    world.emit('awarded', { bonus: verdict.bonus, score: match.score })
  }
  if (verdict.kind !== 'wrong') {
    beginRound(match, world)
    return
  }
  if (verdict.chosen !== null) match.stamps.push({ kind: 'wrong', place: verdict.chosen, at: world.now })
  sayLine(match, 'huh', world.now)
  loseAttempt(match, world)
  world.emit('wrong', { attempts: match.attempts })
  if (match.attempts === 0) endGame(match, world)
}

/** The last match has burnt down. */
function runOut(match: MatchState, world: MatchWorld): void {
  const { now, tuning } = world
  sayLine(match, 'timeUp', now)
  loseAttempt(match, world)
  world.emit('timeUp', { attempts: match.attempts })
  match.verdict = { kind: 'timeUp', chosen: null, bonus: 0, since: now, until: now + tuning.pause }
  if (match.attempts === 0) endGame(match, world)
}

/** Takes an attempt; the score falls to what the points are worth with those left, and with none left stays as it was. */
function loseAttempt(match: MatchState, { now }: MatchWorld): void {
  match.attempts -= 1
  match.lostAt = now
  if (match.attempts > 0) match.score = scoreOf(match.points, match.attempts)
}

/** After a game the line says for a while what has ended it. */
export function resetLine(match: MatchState, now: number): void {
  if (match.endedAt !== null && match.line !== 'start' && now >= match.endedAt + LINGERING) sayLine(match, 'start', now)
}

function sayLine(match: MatchState, line: Line, now: number): void {
  match.line = line
  match.lineSince = now
}
