import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { linesOf } from '../../../tests/support/captions'
import { areaOf, countOf, dataOf, input } from '../../../tests/support/games'
import { areas } from '../areas'
import { FIRST_WORDS } from '../firstWords'
import { GUESTS, LATE, NIGHTS, PLACES, thingsAfter } from '../layout'
import { CHAPTERS, GUEST_WORDS, NIGHT_WORDS } from '../nightWords'
import { rules } from '../rules'
import type { Guest } from '../state'
import { tuning } from '../tuning'
import { firstWords, litWords, nightWords } from '../words'

/** A window in which a unit of the camp is a CSS pixel. */
const SIZE = { width: 1600, height: 1000 }

function play(hasLater = true) {
  const game = playRules(rules, tuning, { seed: 7, size: SIZE, areas })
  if (hasLater) game.later()
  return game
}
type Game = ReturnType<typeof play>

/** Finds the twelve of the night, one press after the other. */
function findAll(game: Game): Game {
  for (const thing of thingsAfter(game.state.nights)) input(game, 'press', { at: PLACES[thing], area: thing })
  return game
}

/** And sees the party to its end, and the dark to its. */
function passNight(game: Game): Game {
  const { nights } = findAll(game).state
  game.runUntil(() => countOf(game, 'relit') > nights)
  return game
}

describe('the party', () => {
  it('ends with the lantern out for 2.8 s, after 1.6 of which the wood is another', () => {
    const game = findAll(play())
    const { until } = game.state.party ?? { until: 0 }
    game.runUntil(() => game.events.includes('wentOut'))
    expect(game.state.nightfall).toEqual({ from: until, until: until + 2800 })
    game.runUntil(() => game.state.nights === 1)
    expect(game.playhead.now).toBe(until + 1600)
    game.runUntil(() => game.events.includes('relit'))
    expect(game.state).toMatchObject({ nightfall: null, party: null, litAt: until + 2800 })
    expect(dataOf(game, 'relit')).toEqual([{ nights: 1 }])
  })

  it('waits for what is drawn of the next night', () => {
    const game = findAll(play(false))
    game.run(30_000)
    expect(game.state).toMatchObject({ nights: 0, nightfall: null })
    game.later()
    game.run(20)
    expect(game.events).toContain('wentOut')
  })

  it('leaves a dark in which eyes open, nothing is lit, and the lantern finds nobody but can be hung', () => {
    const game = findAll(play())
    game.runUntil(() => game.state.nights === 1)
    game.run(200)
    input(game, 'press', { at: PLACES.hen, area: 'hen' })
    expect(game.state.lantern).toEqual({ x: PLACES.hen.x, y: PLACES.hen.y })
    expect(game.told.at(-1)).toEqual({ name: 'hung', data: { thing: null, nights: 1 } })
    game.run(700)
    expect(game.state.finds.hen).toMatchObject({ isLit: false, foundAt: null })
    // But for those that are hardly awake.
    expect(game.state.eyes.findIndex(({ areShut }, place) => areShut && place !== LATE)).toBe(-1)
  })
})

firstWords.set(FIRST_WORDS)

describe('another night', () => {
  it('begins with a breath of its own: 80 px, and 560 after 9 s', () => {
    const game = passNight(play())
    game.run(10)
    expect(game.state.radius).toBeCloseTo(80, 1)
    game.run(8990)
    expect(game.state.radius).toBeCloseTo(560, 1)
  })

  it('has twelve others, who can be pressed, and none of those before but the bear', () => {
    const game = passNight(play())
    const there = () => game.hitAreas().map(({ id }) => id)
    expect(there()).toEqual(expect.arrayContaining([...NIGHTS[1]]))
    expect(there()).toHaveLength(14)
    passNight(game)
    expect(there()).toEqual(expect.arrayContaining([...NIGHTS[2]]))
    expect(there()).toHaveLength(14)
    expect(new Set([...NIGHTS[1], ...NIGHTS[2]]).size).toBe(23)
  })

  it('has nobody who snores in the second, nor an owl, nor toes', () => {
    const game = passNight(play())
    const before = game.told.length
    input(game, 'press', { at: { x: 1500, y: 100 }, area: 'wood' }, 30_000)
    const names = game.told.slice(before).map(({ name }) => name)
    expect(names).toContain('turned')
    for (const silent of ['snored', 'hooted', 'giggled', 'lodged']) expect(names).not.toContain(silent)
  })

  it('is the first again after three, a count of nights later', () => {
    const game = passNight(passNight(passNight(play())))
    expect(game.state.nights).toBe(3)
    expect(thingsAfter(game.state.nights)).toBe(NIGHTS[0])
    expect(countOf(game, 'foundAll')).toBe(3)
    expect(areaOf(game, 'feet')?.label.en).toBe('Somebody who giggles')
  })

  it.each([
    ['7', 6],
    ['3', 3],
    ['2', 0],
    ['', 0],
    ['-3', 0],
    ['NaN', 0],
    ['1e99', 0],
  ])('of %j kept it remembers %j nights: whoever comes back comes on a first one', (text, nights) => {
    const game = play()
    game.kept(text)
    game.run(10)
    expect(game.state.nights).toBe(nights)
  })
})

describe('its words', () => {
  const languages = ['en', 'fr'] as const
  const said = [
    ...[...Object.values(FIRST_WORDS), ...Object.values(GUEST_WORDS)].map((words) => words.said),
    ...CHAPTERS,
    ...NIGHT_WORDS.again,
    NIGHT_WORDS.saidAgain('owl', 2) ?? NIGHT_WORDS.out,
    NIGHT_WORDS.out,
  ]

  it('fit on two lines of a slip', () => {
    const long = said.flatMap((words) => languages.map((language) => words[language]))
    expect(long.filter((caption) => linesOf(caption).length > 2)).toEqual([])
  })

  it('are those of whoever is there, and each has its own', () => {
    nightWords.set(NIGHT_WORDS)
    const game = passNight(play())
    expect(areaOf(game, 'bed')?.label.en).toBe('Nobody who snores')
    input(game, 'press', { at: PLACES.bed, area: 'bed' })
    expect(areaOf(game, 'bed')?.label.en).toBe('The empty bed')
    const guests = Object.keys(GUESTS) as Guest[]
    expect(new Set(guests.map((guest) => litWords(guest, 1))).size).toBe(guests.length)
    nightWords.set(null)
    expect(areaOf(game, 'bed')?.label.en).toBe('Somebody')
  })

  it('have the bear at the next chapter every night, and at the first again after six', () => {
    nightWords.set(NIGHT_WORDS)
    const read = [0, 1, 2, 3, 4, 5, 6].map((nights) => litWords('bear', nights).en)
    expect(new Set(read).size).toBe(7)
    expect(read[1]).toContain('two')
    expect(read[5]).toContain('six')
    expect(read[6]).toContain('one')
    nightWords.set(null)
  })
})
