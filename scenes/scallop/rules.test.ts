import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { hover, leave, point, press, readAfter } from '../../tests/support/games'
import { areas } from './areas'
import { CLIP, clipPlace, digitsOf, FIGURINES, figurineFile, LAST_TOP, RISES_AFTER, ROWS, SINKING } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (n?: number) => playRules(rules, tuning, { seed: 4, areas, ...(n !== undefined && { tuning: { n } }) })
describe('the selection', () => {
  it('starts with index 0, in English, the first name on top', () => {
    expect(play().state).toMatchObject({ selected: 0, before: null, top: 0, language: 'en' })
  })

  it('is one less by up and one more by down, and is held at 0 and 126', () => {
    const gallery = play()
    press(gallery, 'up')
    expect(gallery.state.selected).toBe(0)
    expect(gallery.told.at(-1)).toEqual({ name: 'ended', data: { isFirst: true } })
    for (const area of ['down', 'down']) press(gallery, area)
    expect(gallery.state.selected).toBe(2)
    press(gallery, 'up')
    expect(gallery.state.selected).toBe(1)
    for (const area of ['entry-126', 'down']) press(gallery, area)
    expect(gallery.state.selected).toBe(126)
    expect(gallery.told.at(-1)).toEqual({ name: 'ended', data: { isFirst: false } })
  })

  it('is the index of the name that is clicked', () => {
    const gallery = play()
    press(gallery, 'entry-41')
    expect(gallery.state).toMatchObject({ selected: 41, before: 0 })
    expect(gallery.told[0]).toEqual({ name: 'chosen', data: { index: 41 } })
  })

  it('is what a link asks for, and a number between two is the nearest', () => {
    expect(play(42).state).toMatchObject({ selected: 41, before: null, top: 41 - ROWS.count + 1 })
    expect(play(127).state).toMatchObject({ selected: 126, top: LAST_TOP })
    expect(play(4.4).state.selected).toBe(3)
  })

  it('stays when the language changes', () => {
    const gallery = play()
    press(gallery, 'entry-41')
    press(gallery, 'speak-fr')
    expect(gallery.state).toMatchObject({ selected: 41, language: 'fr' })
    press(gallery, 'speak-fr')
    expect(gallery.events.filter((name) => name === 'spoken')).toHaveLength(1)
  })

  it('is set down when it has risen, 220 ms from 50 ms on, while the old one sinks for 140: one of them is always there', () => {
    const gallery = play()
    press(gallery, 'down')
    expect(gallery.state.change).toEqual({ from: 0, until: 270 })
    expect([SINKING, RISES_AFTER]).toEqual([140, 50])
    // The tick in which it was pressed has gone by, and the last one has not.
    expect(readAfter(gallery, [250, 10], () => gallery.events)).toEqual([['chosen'], ['chosen', 'setDown', 'looked']])
  })

  it('knows nothing of what is not in the list', () => {
    const gallery = play()
    for (const area of ['entry-', 'entry-x', 'scroll-', 'speak-de', 'nobody']) press(gallery, area)
    expect(gallery.events).toEqual([])
    press(gallery, 'entry-999')
    expect(gallery.state.selected).toBe(FIGURINES - 1)
  })
})

describe('the list', () => {
  it('shows fourteen of 127 names, and always the one that is chosen next', () => {
    const gallery = play()
    expect([FIGURINES, ROWS.count, LAST_TOP]).toEqual([127, 14, 113])
    for (let steps = 0; steps < 13; steps++) press(gallery, 'down')
    expect(gallery.state).toMatchObject({ selected: 13, top: 0 })
    press(gallery, 'down')
    expect(gallery.state).toMatchObject({ selected: 14, top: 1 })
    press(gallery, 'entry-0')
    expect(gallery.state.top).toBe(0)
  })

  it('scrolls by whole rows, to its ends, and chooses nobody', () => {
    const gallery = play()
    press(gallery, 'scroll-5')
    expect(gallery.state).toMatchObject({ selected: 0, top: 5 })
    press(gallery, 'scroll-500')
    expect(gallery.state.top).toBe(113)
    press(gallery, 'scroll--500')
    expect(gallery.state.top).toBe(0)
  })

  it('follows the clip on its edge, and lets go of it', () => {
    const gallery = play()
    gallery.press({ area: 'clip', at: { x: CLIP.x, y: clipPlace(0) } })
    point(gallery, { x: CLIP.x, y: CLIP.bottom })
    expect(gallery.state.top).toBe(LAST_TOP)
    gallery.release({})
    point(gallery, { x: CLIP.x, y: CLIP.top })
    expect(gallery.state.top).toBe(LAST_TOP)
  })
})

describe('the counter', () => {
  it('has hundreds 0 or 1, tens 0 below ten, and units', () => {
    const written = [0, 8, 9, 41, 99, 126].map((index) => digitsOf(index).join(''))
    expect(written.join(' ')).toBe('001 009 010 042 100 127')
  })

  it('counts the pictures: day4/1.png is the first', () => {
    expect([figurineFile(0), figurineFile(126)]).toEqual(['day4/1.png', 'day4/127.png'])
  })
})

describe('the company', () => {
  it('answers, each in its own way', () => {
    const gallery = play()
    for (const area of ['hen', 'bust', 'grin', 'paste', 'shell']) press(gallery, area)
    expect(gallery.events).toEqual(['henClucked', 'bustBlinked', 'grinGiggled', 'pasteStirred', 'shellTapped'])
  })

  it('wakes while it is looked at', () => {
    const gallery = play()
    hover(gallery, 'hen')
    expect(gallery.state.wakened).toBe('hen')
    leave(gallery, 'hen')
    expect(gallery.state.wakened).toBeNull()
  })

  it('has a thief, who comes, stands still when caught, goes, and comes again', () => {
    const gallery = play()
    press(gallery, 'thief')
    expect(gallery.events).toEqual([])
    gallery.runUntil(() => gallery.state.thief.x > 100, 200_000)
    press(gallery, 'thief')
    const { x } = gallery.state.thief
    gallery.run(1500)
    expect(gallery.events).toEqual(['thiefCaught'])
    expect(gallery.state.thief.x).toBe(x)
    gallery.runUntil(() => gallery.state.thief.comesAt !== null, 200_000)
    gallery.runUntil(() => gallery.state.thief.comesAt === null, 200_000)
  })
})
