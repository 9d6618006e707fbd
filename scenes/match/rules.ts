import { FOOTLESS } from '../../assets/match/shared'
import type { Rules, World } from '../../src/stage/contract/scene'
import { ATTEMPTS, CHOICES, CREATURES, ROUNDS, SETTLING } from './layout'
import { advanceAnt, antUnderWay, startleAnt } from './rules/ant'
import { advanceGuide, guideAway, pressGuide, takeUpGuide } from './rules/guide'
import { chooseQuestion } from './rules/questions'
import { beginGame, burnMatches, resetLine, scoreOf, weighGuess } from './rules/rounds'
import type { Events, MatchState, Question } from './state'
import type { Tuning } from './tuning'

/** A footprint is asked for, and four who might have left it are offered, before fifteen matches have burnt down. */
export const rules: Rules<MatchState, Events, Tuning> = {
  tick: 10,

  start: ({ random }) => ({
    isPlaying: false,
    round: -1,
    attempts: ATTEMPTS,
    points: 0,
    score: 0,
    elapsed: 0,
    burnt: 0,
    unveiledAt: null,
    printedAt: null,
    question: null,
    before: null,
    next: chooseQuestion(random, null),
    verdict: null,
    stamps: [],
    line: 'start',
    lineSince: 0,
    since: 0,
    lostAt: null,
    isTempted: false,
    pointed: null,
    pointedSince: 0,
    shrug: null,
    touched: { card: null, ladybirds: null, glass: null, ant: null, guide: null, booklet: null },
    ant: antUnderWay(),
    endedAt: null,
    plates: [],
    isOwed: false,
    guide: guideAway(),
    hasLater: false,
  }),

  press(match, { area }, world) {
    if (pressGuide(match, area, world)) return
    const place = placeOf(area)
    if (area === 'tray') beginUnlessSettling(match, world)
    else if (place !== null && match.isPlaying) weighGuess(match, place, world)
    else if (area === 'ant') startleAnt(match, world)
    else answerTouch(match, area, world)
  },

  hover(match, { area }, { now }) {
    if (area === 'tray') match.isTempted = true
    const place = placeOf(area)
    if (place === null) return
    match.pointed = place
    match.pointedSince = now
  },

  leave(match, { area }) {
    if (match.pointed === placeOf(area)) match.pointed = null
  },

  step(match, world) {
    if (match.isPlaying) burnMatches(match, rules.tick, world)
    else resetLine(match, world.now)
    if (!match.isPlaying) advanceGuide(match, world)
    advanceAnt(match.ant, rules.tick, world)
  },

  later(match) {
    match.hasLater = true
  },

  kept: takeUpGuide,

  check(match, { tuning }) {
    expectGuide(match)
    const { isPlaying, round, attempts, points, score, elapsed, question, next, verdict, stamps } = match
    for (const asked of question ? [question, next] : [next]) expectFair(asked)
    const isLost = attempts === 0
    if (
      !(round >= -1 && round < ROUNDS && attempts >= 0 && attempts <= ATTEMPTS) ||
      (isPlaying ? isLost || question === null || round < 0 : verdict)
    )
      throw new Error(`round ${round}, attempts ${attempts}, verdict ${verdict?.kind}, isPlaying ${isPlaying}.`)
    if (!isLost && score !== scoreOf(points, attempts))
      throw new Error(`score ${score}, points ${points}, attempts ${attempts}.`)
    if (!(elapsed >= 0 && (elapsed <= tuning.time || verdict !== null || !isPlaying)))
      throw new Error(`elapsed is ${elapsed}.`)
    const places = stamps.map(({ place }) => place)
    if (new Set(places).size !== stamps.length || stamps.length > CHOICES) throw new Error(`stamps at ${places}.`)
  },
}

/** Throws unless the guide has a plate for each that was asked, and lies open only while nobody plays. */
function expectGuide({ isPlaying, hasLater, round, plates, guide }: MatchState): void {
  const isOpen = guide.at !== null
  if (
    (isOpen ? isPlaying || !hasLater || guide.plates.length === 0 : guide.shutAt !== null) ||
    plates.length !== round + 1 ||
    guide.plates.length > ROUNDS ||
    guide.sealed > guide.plates.length
  )
    throw new Error(`round ${round}, guide ${JSON.stringify(guide)}.`)
}

/** Throws unless it is asked for one of four that differ, and that have feet. */
function expectFair({ asked, candidates }: Question): void {
  const areWalkers = candidates.every((index) => index >= 0 && index < CREATURES && !FOOTLESS.has(index))
  const areChoices = candidates.length === CHOICES && new Set(candidates).size === CHOICES
  if (!areChoices || !areWalkers || !candidates.includes(asked))
    throw new Error(`asked ${asked}, candidates ${candidates}.`)
}

/** Which compartment an area is, from 0; `null` when it is something else. */
export function placeOf(area: string | null): number | null {
  for (let place = 0; place < CHOICES; place++) if (area === `candidate-${place + 1}`) return place
  return null
}

/** Begins a game, unless one is on, or one ended less than `SETTLING` ago. */
function beginUnlessSettling(match: MatchState, world: World<Events, Tuning>): void {
  if (match.isPlaying || match.guide.at !== null) return
  if (match.endedAt === null || world.now >= match.endedAt + SETTLING) beginGame(match, world)
  else world.emit('shrugged')
}

/** The event that tells of a press on each of what only answers. */
const TOUCHED = { card: 'cardTapped', ladybirds: 'ladybirdsFluttered', glass: 'glassTapped' } as const

function answerTouch({ touched }: MatchState, area: string | null, { now, emit }: World<Events, Tuning>): void {
  if (area !== 'card' && area !== 'ladybirds' && area !== 'glass') return
  touched[area] = now
  emit(TOUCHED[area])
}
