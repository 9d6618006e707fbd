import { describe, expect, it } from 'vitest'
import type { Language } from '../language/words'
import type { DaySheets } from '../loading/daySheets'
import { alongFiles } from './alongFiles'

/** A site of two days: `trip` has finer pictures, and words on one of its sheets; `heist` has neither. */
const SITE = [
  'index.html',
  'heist/index.html',
  '404.html',
  'assets/index-Utf4H49w.js',
  'assets/fr-DIAZ5snl.js',
  'assets/DebugOverlay-DU_fPmdO.js',
  'assets/DebugOverlay-D2t_HTiB.css',
  'cards/heist.jpg',
  'cards/heist.webp',
  'sharing/app-icon-512.png',
  'home/logo-2x-fr.webp',
  'home/logo-2x.webp',
  'home/vignettes-1x.webp',
  'home/vignettes-2x.webp',
  'day22/heist.webp',
  'day22/step-1.mp3',
  'heist-later/heist-later-2-fr.avif',
  'heist-later/heist-later-2.webp',
  'nest-tall/nest-tall.avif',
  'nest-wide/nest-wide.avif',
  'day7/trip-2.avif',
  'day7/trip-fr.avif',
  'day7/trip.webp',
  'day7/vignette-arrival.webp',
  'trip-fine/trip-fine-fr.avif',
  'trip-fine/trip-fine.avif',
]

const SHEETS: Readonly<Record<string, DaySheets>> = {
  heist: { files: ['day22/heist.webp?v=1a2b3c4d'], sharpest: 1 },
  trip: {
    files: ['day7/trip.webp?v=1a2b3c4d', 'day7/trip-2.avif?v=1a2b3c4d'],
    fine: ['trip-fine/trip-fine.avif?v=1a2b3c4d'],
    sharpest: 1.05,
    editions: { fr: { 'day7/trip.webp?v=1a2b3c4d': 'day7/trip-fr.avif?v=1a2b3c4d' } },
  },
}

function boxOf({ language = 'en' as Language, width = 1440, height = 900, density = 1 } = {}): readonly string[] {
  return alongFiles(SITE, { language, screen: { width, height, density }, sheets: SHEETS })
}

describe('the box of a visitor', () => {
  it('is all that days, index and book are made of, in one language and one density', () => {
    expect(boxOf()).toEqual([
      'index.html',
      'assets/index-Utf4H49w.js',
      'assets/fr-DIAZ5snl.js',
      'cards/heist.webp',
      'home/logo-2x.webp',
      'home/vignettes-1x.webp',
      'day22/heist.webp',
      'day22/step-1.mp3',
      'heist-later/heist-later-2.webp',
      'nest-tall/nest-tall.avif',
      'nest-wide/nest-wide.avif',
      'day7/trip-2.avif',
      'day7/trip.webp',
      'day7/vignette-arrival.webp',
    ])
  })

  it('has the words of the language that the visitor reads, whatever the picture is encoded as', () => {
    const [english, french] = [boxOf(), boxOf({ language: 'fr' })]
    expect(french.filter((path) => !english.includes(path))).toEqual([
      'home/logo-2x-fr.webp',
      'heist-later/heist-later-2-fr.avif',
      'day7/trip-fr.avif',
    ])
    expect(english.filter((path) => !french.includes(path))).toEqual([
      'home/logo-2x.webp',
      'heist-later/heist-later-2.webp',
      'day7/trip.webp',
    ])
  })

  it('has finer pictures in the others’ stead where those would be soft, for days that have any', () => {
    const fine = boxOf({ width: 1920, height: 1200 })
    expect(fine).toContain('trip-fine/trip-fine.avif')
    expect(fine).toContain('day7/vignette-arrival.webp')
    expect(fine).toContain('day22/heist.webp')
    expect(fine.filter((path) => /^day7\/trip/.test(path))).toEqual([])
    expect(boxOf({ language: 'fr', density: 2 }).filter((path) => /trip/.test(path))).toEqual([
      'trip-fine/trip-fine-fr.avif',
    ])
  })

  it('has of what is there for two densities the one that the screen has, and both on a screen between them', () => {
    const vignettes = (density: number) => boxOf({ density }).filter((path) => path.startsWith('home/vignettes'))
    expect(vignettes(1)).toEqual(['home/vignettes-1x.webp'])
    expect(vignettes(1.25)).toEqual(['home/vignettes-1x.webp', 'home/vignettes-2x.webp'])
    expect(vignettes(2)).toEqual(['home/vignettes-2x.webp'])
    expect(vignettes(3)).toEqual(['home/vignettes-2x.webp'])
  })
})
