import { describe, expect, it } from 'vitest'
import { readSceneLink, writeSceneLink } from './sceneLink'

const TABLE = {
  gravity: { value: 2400, min: 200, max: 8000, unit: 'units/s²', description: 'How fast a drop gains speed.' },
}

function read(query: string) {
  const warnings: string[] = []
  return { link: readSceneLink(query, TABLE, (about) => warnings.push(about)), warnings }
}

describe('a link to a moment', () => {
  it('may say nothing', () => {
    expect(read('')).toEqual({
      link: { at: 0, isPaused: false, speed: 1, tuning: {}, isDebugged: false },
      warnings: [],
    })
  })

  it('says which moment of which day', () => {
    expect(read('seed=7&at=3200&paused&speed=0.25&gravity=1000&debug')).toEqual({
      link: { seed: 7, at: 3200, isPaused: true, speed: 0.25, tuning: { gravity: 1000 }, isDebugged: true },
      warnings: [],
    })
  })

  it.each([
    'seed=-1',
    'seed=1.5',
    'seed=4294967296',
    'seed=',
    'seed=seven',
    'at=-5',
    'at=Infinity',
    'at=NaN',
    'at=3600001',
    'speed=0',
    'speed=5',
    'gravity=100',
    'gravity=1e9',
    '__proto__=1',
    'levity=3',
    'debug=maybe',
    'paused=2',
  ])('ignores nonsense, and says so: %s', (query) => {
    const { link, warnings } = read(query)
    expect(link).toEqual(read('').link)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('is ignored')
  })

  it.each(['', '=', '=1', '=true', '=yes', '=on', '=TRUE'])('takes paused%s and debug%s for yes', (answer) => {
    const { link, warnings } = read(`paused${answer}&debug${answer}`)
    expect([link.isPaused, link.isDebugged, warnings]).toEqual([true, true, []])
  })

  it.each(['=0', '=false', '=no', '=off', '=No'])('takes paused%s and debug%s for no', (answer) => {
    expect(read(`paused${answer}&debug${answer}`)).toEqual(read(''))
  })

  it('leaves the language to the site', () => {
    expect(read('lang=fr')).toEqual(read(''))
  })

  it('keeps what makes sense beside what does not', () => {
    expect(read('seed=9&at=soon').link).toMatchObject({ seed: 9, at: 0 })
  })
})

describe('an address that is written', () => {
  it('is read as it was meant', () => {
    const link = { seed: 7, at: 3200, isPaused: true, speed: 0.25, tuning: { gravity: 1000 }, isDebugged: true }
    const address = writeSceneLink('heist', link, TABLE)
    expect(address).toBe('#/heist?seed=7&at=3200&speed=0.25&gravity=1000&paused&debug')
    expect(read(address.split('?')[1] ?? '').link).toEqual(link)
  })

  it('says nothing that goes without saying', () => {
    const link = { at: 0, isPaused: false, speed: 1, tuning: { gravity: 2400 }, isDebugged: false }
    expect(writeSceneLink('heist', link, TABLE)).toBe('#/heist')
  })
})
