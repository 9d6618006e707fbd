import { expect, it } from 'vitest'
import { inLanguage } from './words'

it('is said in the language that is asked for', () => {
  const words = { en: 'Home', fr: 'Accueil' }
  expect(inLanguage(words, 'en')).toBe('Home')
  expect(inLanguage(words, 'fr')).toBe('Accueil')
})

it('keeps French signs on the line of their word, and leaves English as it is written', () => {
  const words = { en: 'Why ? Because : “x” !', fr: 'Aïe ! Qui ? Moi ; lui : « moi ».' }
  expect(inLanguage(words, 'fr')).toBe('Aïe\u202f! Qui\u202f? Moi\u202f; lui\u00a0: «\u00a0moi\u00a0».')
  expect(inLanguage(words, 'en')).toBe(words.en)
})
