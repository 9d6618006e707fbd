import { describe, expect, it } from 'vitest'
import { areaAt, boundsOf } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { placeIn, THING_NAMES, THINGS, verdictIn } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
  { width: 1920, height: 800 },
  { width: 1102, height: 1400 },
]

describe('what can be pressed', () => {
  it.each(SIZES)('each thing where its middle lies, and the page beside all of them, in $width × $height', (size) => {
    const game = playRules(rules, tuning, { seed: 7, size, areas })
    game.run(10)
    for (const name of THING_NAMES) {
      const place = placeIn(THINGS[name], size, { x: 0, y: 0 })
      expect(areaAt(game.hitAreas(), place)?.id).toBe(name)
    }
    expect(areaAt(game.hitAreas(), { x: size.width - 2, y: 2 })?.id).toBe('page')
  })

  it.each(SIZES)('nothing reaches into the text, in $width × $height', (size) => {
    const game = playRules(rules, tuning, { seed: 7, size, areas })
    game.run(10)
    const { x, y } = verdictIn(size, { x: 0, y: 0 })
    for (const { id, shape } of game.hitAreas()) {
      if (id === 'page') continue
      const bounds = boundsOf(shape, { x: 0, y: 0, width: 0, height: 0 })
      const isBeside = bounds.x > x + 93 || bounds.x + bounds.width < x - 93
      const isAbove = bounds.y > y + 40 || bounds.y + bounds.height < y - 40
      expect(isBeside || isAbove, `${id} lies in the text`).toBe(true)
    }
  })

  it('the text not before it has been found, and no screen reader hears of it till then', () => {
    const game = playRules(rules, tuning, { seed: 7, size: { width: 1440, height: 900 }, areas })
    game.run(700)
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('verdict')
    for (const { label } of game.hitAreas()) expect(`${label.en} ${label.fr}`).not.toContain('LOST')
    game.move({ at: verdictIn({ width: 1440, height: 900 }, { x: 0, y: 0 }) })
    game.runUntil(() => game.events.includes('lost'))
    expect(game.hitAreas()[0]).toMatchObject({ id: 'verdict', label: { en: 'The words YOU LOST THE GAME' } })
  })

  it('a thing bears its name once it has been thought of', () => {
    const game = playRules(rules, tuning, { seed: 7, size: { width: 1440, height: 900 }, areas })
    const labelOf = (id: string) => game.hitAreas().find((area) => area.id === id)?.label.en
    expect(labelOf('key')).toBe('Something forgotten, number 2')
    game.move({ at: THINGS.key })
    game.run(3000)
    expect(labelOf('key')).toBe('The old key')
  })
})
