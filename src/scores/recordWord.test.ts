import { describe, expect, it } from 'vitest'
import { days } from '../calendar'
import type { Random } from '../stage/contract/scene'
import { seededRandom } from '../stage/time/random'
import { type FindPlaces, isLikeRecordWord, LETTERS, readRecordWord, writeRecordWord } from './recordWord'
import { HIGHEST_SCORE, type ScoreLists } from './scores'

function anyLists(random: Random): ScoreLists {
  const lists = new Map<number, number[]>()
  const whole = (from: number, to: number) => Math.floor(random.between(from, to))
  for (let count = whole(0, 6); count > 0; count--) {
    const most = random.pick([1, 60, 6000, HIGHEST_SCORE])
    const scores = Array.from({ length: whole(1, 6) }, () => whole(0, most + 1)).sort((a, b) => b - a)
    lists.set(whole(1, 32), scores)
  }
  return lists
}

function anyFinds(random: Random): FindPlaces {
  const share = random.pick([0, 0.1, 0.5, 1])
  const found = days.map(({ number }) => [number, [0, 1, 2].filter(() => random.next() < share)] as const)
  return new Map(found.filter(([, places]) => places.length > 0))
}

const inOrder = <Value>(lists: ReadonlyMap<number, Value>) => [...lists].sort(([a], [b]) => a - b)
const listsOf = (text: string) => {
  const read = readRecordWord(text)
  return 'lists' in read ? inOrder(read.lists) : read.reason.en
}
const findsOf = (text: string) => {
  const read = readRecordWord(text)
  return 'finds' in read ? inOrder(read.finds) : read.reason.en
}

describe('a record word', () => {
  it('carries any lists and any finds, and back', () => {
    const random = seededRandom(31)
    for (let count = 0; count < 3000; count++) {
      const lists = anyLists(random)
      const finds = anyFinds(random)
      const word = writeRecordWord(lists, finds)
      expect(listsOf(word)).toEqual(inOrder(lists))
      expect(findsOf(word)).toEqual(inOrder(finds))
      expect(isLikeRecordWord(word)).toBe(true)
      expect(word).toMatch(/^[A-Z2-7]{4}( [A-Z2-7]{4})*( [A-Z2-7]{1,3})?$/)
    }
  })

  it('is read however it is typed', () => {
    const word = writeRecordWord(new Map([[8, [5400, 1200]]]))
    for (const typed of [word.toLowerCase(), ` ${word.replaceAll(' ', '')}\n`, word.replaceAll(' ', '-')]) {
      expect(listsOf(typed)).toEqual([[8, [5400, 1200]]])
    }
  })

  it('is short, and does not change from one version of the site to the next', () => {
    expect(writeRecordWord(new Map()).replaceAll(' ', '')).toHaveLength(5)
    expect(writeRecordWord(new Map([[8, [6000, 5200, 4100, 4000, 900]]])).replaceAll(' ', '').length).toBeLessThan(28)
    expect(writeRecordWord(new Map([[8, [5400, 1200]]]))).toBe('2IJW UMGY GQAJ BO')
  })

  it('of scores alone is read as before there were finds, and written so where nothing was found', () => {
    expect(findsOf('2IJW UMGY GQAJ BO')).toEqual([])
    expect(writeRecordWord(new Map(), new Map([[22, []]]))).toBe(writeRecordWord(new Map()))
  })

  it('with finds is not much longer, and does not change either', () => {
    const finds = new Map([[22, [0, 2]]])
    expect(writeRecordWord(new Map([[8, [5400, 1200]]]), finds)).toBe('3RIJ WUMG YGQA AAAA QAUY JF')
    expect(writeRecordWord(new Map(), finds).replaceAll(' ', '').length).toBeLessThan(14)
    const all = new Map(days.map(({ number }) => [number, [0, 1, 2]]))
    expect(writeRecordWord(new Map(), all).replaceAll(' ', '').length).toBeLessThan(32)
  })

  it('is refused with any letter wrong, missing or added, or two that changed places', () => {
    const random = seededRandom(32)
    for (let count = 0; count < 60; count++) {
      const word = writeRecordWord(anyLists(random), anyFinds(random)).replaceAll(' ', '')
      for (let place = 0; place < word.length; place++) {
        const [before, letter, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)]
        for (const wrong of LETTERS) if (wrong !== letter) expect(listsOf(before + wrong + after)).toMatch(/\.$/)
        expect(listsOf(before + after)).toMatch(/\.$/)
        const swapped = before + (after[0] ?? '') + letter + after.slice(1)
        if (swapped !== word) expect(listsOf(swapped)).toMatch(/\.$/)
      }
    }
  })

  it('is never guessed: of many texts that look like one, few are', () => {
    const random = seededRandom(33)
    let accepted = 0
    for (let count = 0; count < 20_000; count++) {
      const text = `${random.pick(['2', '3'])}${Array.from({ length: 16 }, () => random.pick([...LETTERS])).join('')}`
      if (typeof listsOf(text) !== 'string') accepted += 1
    }
    expect(accepted).toBeLessThan(3)
  })

  it('is never a prompt', () => {
    for (const { prompt } of days) {
      expect(listsOf(prompt)).toBe('That is no record word.')
      expect(isLikeRecordWord(prompt)).toBe(false)
    }
  })

  it('says in words what is wrong, in both languages', () => {
    expect(listsOf(' - ')).toBe('There is nothing to read.')
    expect(listsOf('HELLO WORLD')).toBe('That is no record word.')
    expect(listsOf('2AB0 CDEF')).toBe('A record word has no 0 in it.')
    expect(listsOf('2ABC DEFG')).toBe('A letter of this record word is wrong or missing.')
    expect(listsOf('4ABC DEFG')).toBe('That is no record word.')
    expect(listsOf('3')).toBe('A letter of this record word is wrong or missing.')
    expect(listsOf('2')).toBe('A letter of this record word is wrong or missing.')
    expect(readRecordWord('2É')).toMatchObject({ reason: { fr: 'Un mot de score ne contient pas de É.' } })
  })

  it.each([
    [new Map([[0, [1]]]), 'There is no day 0.'],
    [new Map([[32, [1]]]), 'There is no day 32.'],
    [new Map([[8, [1, 2]]]), 'The scores of day 8 are not in order.'],
    [new Map([[8, [6, 5, 4, 3, 2, 1]]]), 'Day 8 has 6 scores, not 5 at most.'],
    [new Map([[8, [1.5]]]), '1.5 is no score'],
    [new Map([[8, [-1]]]), '-1 is no score'],
    [new Map([[8, [HIGHEST_SCORE + 1]]]), '100000000 is no score'],
  ])('is not made of what it cannot carry', (lists, message) => {
    expect(() => writeRecordWord(lists)).toThrow(message)
  })

  it.each([
    [new Map([[0, [1]]]), 'There is no day 0.'],
    [new Map([[32, [1]]]), 'There is no day 32.'],
    [new Map([[8, [3]]]), 'Day 8 has no find 3.'],
    [new Map([[8, [-1]]]), 'Day 8 has no find -1.'],
    [new Map([[8, [0.5]]]), 'Day 8 has no find 0.5.'],
  ])('is not made of finds that it cannot carry', (finds, message) => {
    expect(() => writeRecordWord(new Map(), finds)).toThrow(message)
  })
})
