import { describe, expect, it } from 'vitest'
import { languageInAddress, withoutLanguage } from './languageInAddress'

const SITE = 'https://inkwell.example/inktober2022/'

describe('the language in an address', () => {
  it.each([
    ['', null],
    ['#/heist?seed=7&paused', null],
    ['?lang=fr', 'fr'],
    ['?lang=en#/heist', 'en'],
    ['#/heist?lang=fr', 'fr'],
    ['#/heist?seed=7&lang=fr&paused', 'fr'],
    ['?lang=fr#/heist?lang=en', 'en'],
    ['?lang=fr#/heist?lang=tlh', 'fr'],
    ['?lang=FR', null],
    ['?lang=', null],
    ['#/?lang=fr', 'fr'],
  ])('of %s is %s', (rest, language) => {
    expect(languageInAddress(SITE + rest)).toBe(language)
  })

  it.each([
    ['', ''],
    ['?lang=fr', ''],
    ['?room=den&lang=fr#/flame', '?room=den#/flame'],
    ['#/heist?lang=fr', '#/heist'],
    ['?lang=fr#/heist?seed=7&lang=en&paused', '#/heist?seed=7&paused'],
    ['?language=fr#/heist?paused&at=%20', '?language=fr#/heist?paused&at=%20'],
  ])('is taken out of %s, and nothing else: %s', (before, after) => {
    expect(withoutLanguage(SITE + before)).toBe(SITE + after)
  })
})
