import { describe, expect, it } from 'vitest'
import { writeSceneLink } from './sceneAddress'
import { readSceneLink } from './sceneLink'
import { remarksOn } from './sceneLinkRemarks'

const TABLE = {
  gravity: { value: 2400, min: 200, max: 8000, unit: 'units/s²', description: 'How fast a drop gains speed.' },
}

function read(query: string) {
  return { link: readSceneLink(query, TABLE), warnings: remarksOn(query, TABLE) }
}

const LINK = { seed: 7, at: 3200, isPaused: true, speed: 0.25, tuning: { gravity: 1000 }, isDebugged: true, game: null }

describe('a link to a moment', () => {
  it('may say nothing', () => {
    const link = { at: 0, isPaused: false, speed: 1, tuning: {}, isDebugged: false, game: null }
    expect(read('')).toEqual({ link, warnings: [] })
  })

  it('says which moment of which day', () => {
    expect(read('seed=7&at=3200&paused&speed=0.25&gravity=1000&debug')).toEqual({ link: LINK, warnings: [] })
  })

  it.each([
    ...['seed=-1', 'seed=1.5', 'seed=4294967296', 'seed=', 'seed=seven'],
    ...['at=-5', 'at=Infinity', 'at=NaN', 'at=3600001', 'speed=0', 'speed=5'],
    ...['gravity=100', 'gravity=1e9', '__proto__=1', 'levity=3', 'debug=maybe', 'paused=2'],
  ])('ignores nonsense, and says so: %s', (query) => {
    const { link, warnings } = read(query)
    expect(link).toEqual(read('').link)
    expect(warnings).toEqual([expect.stringContaining('is ignored')])
  })

  it.each(['', '=', '=1', '=true', '=yes', '=on', '=TRUE'])('takes paused%s and debug%s for yes', (answer) => {
    const { link, warnings } = read(`paused${answer}&debug${answer}`)
    expect([link.isPaused, link.isDebugged, warnings]).toEqual([true, true, []])
  })

  it.each(['=0', '=false', '=no', '=off', '=No'])('takes paused%s and debug%s for no', (answer) => {
    expect(read(`paused${answer}&debug${answer}`)).toEqual(read(''))
  })

  it('leaves the language to the site, and keeps what makes sense beside what does not', () => {
    expect(read('lang=fr')).toEqual(read(''))
    expect(read('seed=9&at=soon').link).toMatchObject({ seed: 9, at: 0 })
  })
})

describe('an address that is written', () => {
  it('is read as it was meant', () => {
    const address = writeSceneLink('heist', LINK, TABLE)
    expect(address).toBe('#/heist?seed=7&at=3200&speed=0.25&gravity=1000&paused&debug')
    expect(read(address.split('?')[1] ?? '').link).toEqual(LINK)
  })

  it('takes a game along', () => {
    const address = writeSceneLink('heist', { ...LINK, game: 'abc-_0' }, TABLE)
    expect(read(address.split('?')[1] ?? '')).toEqual({ link: { ...LINK, game: 'abc-_0' }, warnings: [] })
  })

  it('says nothing that goes without saying', () => {
    const link = { at: 0, isPaused: false, speed: 1, tuning: { gravity: 2400 }, isDebugged: false, game: null }
    expect(writeSceneLink('heist', link, TABLE)).toBe('#/heist')
  })
})
