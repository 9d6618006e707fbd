import { describe, expect, it } from 'vitest'
import { dayNamed } from '../calendar'
import { linesOfAddress, wordsOf, wordsOfLink } from './words'

const heist = dayNamed('heist')
const gargoyle = dayNamed('gargoyle')
if (!heist || !gargoyle) throw new Error('The calendar has no such day.')

describe('the words of a card', () => {
  it('tell the day of October, and when the card was written', () => {
    const { address, mark, date } = wordsOf(heist, new Date(2026, 10, 24), 'en')
    expect(address).toEqual(['Inktober 2022', 'the toy box', '22 October'])
    expect(mark.upper).toBe('22 · heist')
    expect(date).toEqual({ day: '24', month: 'XI' })
  })

  it('are French for who reads French', () => {
    const { address, signature } = wordsOf(gargoyle, new Date(2026, 0, 1), 'fr')
    expect(address).toEqual(['Inktober 2022', 'la boîte à jouets', '1er octobre'])
    expect(signature).toBe('à l’encre, de ma main')
  })

  it.each([
    ['https://toy-box.example/heist', ['toy-box.example/heist']],
    ['https://toy-box.example/#/heist', ['toy-box.example/heist']],
    ['https://toy-box.example/heist/', ['toy-box.example/heist']],
    ['https://somebody.example.org/inktober2022/#/heist', ['somebody.example.org', '/inktober2022/heist']],
  ])('have the address %s', (address, lines) => {
    expect(linesOfAddress(address)).toEqual(lines)
  })
})

describe('of a link it is said', () => {
  const said = (link: Parameters<typeof wordsOfLink>[0], language: 'en' | 'fr') =>
    wordsOfLink(link)
      .map((words) => words[language])
      .join(' ')

  it('that it holds the game', () => {
    const game = { holdsGame: true, seconds: 52, remark: null }
    expect(said(game, 'en')).toBe('The link opens this very game: your last 52 seconds, then it is their turn.')
    expect(said(game, 'fr')).toBe(
      'Le lien ouvre cette partie même : vos 52 dernières secondes, puis c’est à l’autre de jouer.',
    )
    expect(said({ ...game, seconds: 1 }, 'en')).toContain('your last second, then')
    expect(said({ ...game, seconds: 1 }, 'fr')).toContain('votre dernière seconde, puis')
  })

  it('that it holds the day alone', () => {
    const day = { holdsGame: false, seconds: 0, remark: null }
    expect(said(day, 'en')).toBe('The link holds this day alone.')
    expect(said(day, 'fr')).toBe('Le lien ne contient que cette journée.')
  })

  it('why it does, where there is a reason', () => {
    const remark = { en: 'It is too long.', fr: 'Elle est trop longue.' }
    const day = { holdsGame: false, seconds: 300, remark }
    expect(said(day, 'en')).toBe('The link holds this day alone. It is too long.')
    expect(said(day, 'fr')).toBe('Le lien ne contient que cette journée. Elle est trop longue.')
  })

  it('that it is being written', () => {
    expect(said(null, 'en')).toBe('The link is being written …')
    expect(said(null, 'fr')).toBe('Le lien s’écrit…')
  })
})
