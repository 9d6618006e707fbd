import { dayNamed, days } from '../calendar'
import { chosenLanguage } from '../language/languageStore'
import { surroundings } from '../language/surroundings'
import { FIRST_LANGUAGE } from '../language/words'
import { cardFile } from '../sharing/cardPicture'
import { arrivalPicture } from './arrivalPicture'
import { isPrerendered } from './prerendered'
import { startSite, startSiteOncePainted } from './startSite'

/*
 * The one script that stands in the page itself and runs before anything is painted. It hides the markup of the home page
 * from who is not to see it; who is gets its pictures in time, and who opens a day the one that stands in for it. And it starts the
 * site: behind the first painting, where there is something to paint.
 */

const { hash } = window.location
const { logo, narrowLogo, cards, binding } = import.meta.env.HOME_PICTURES
const NARROW = '(max-width: 1100px)'
const WIDE = `not all and ${NARROW}`
/** Where the cards of the wide page are so large that they show the finer print on every screen; and where they are not. */
const LARGE_CARDS = '(min-width: 1100.02px) and (min-height: 1000px)'
const SMALL_CARDS = '(max-width: 1100.01px), (max-height: 999.99px)'

const day = dayNamed(hash.replace(/^#\/?|\?.*$/g, ''))
// What is painted largest on a telephone.
const pictured = day ?? days[0]
if (pictured) preloadPicture(cardFile(pictured), NARROW)

const language = chosenLanguage(surroundings) ?? FIRST_LANGUAGE
if (isPrerendered(hash, language)) {
  preloadPicture(logo['2x'], WIDE)
  preloadByDensity(binding, WIDE)
  preloadPicture(narrowLogo['2x'], NARROW)
  preloadPicture(cards['2x'], LARGE_CARDS)
  preloadByDensity(cards, SMALL_CARDS)
  startSiteOncePainted()
} else {
  document.documentElement.dataset.opens = 'elsewhere'
  if (day && !import.meta.env.MISSING_DAYS.includes(day.slug)) preloadPicture(arrivalPicture(day), WIDE)
  if (language === 'fr' && isPrerendered(hash, FIRST_LANGUAGE)) {
    preloadPicture(logo['2x-fr'], WIDE)
    preloadPicture(narrowLogo['2x-fr'], NARROW)
  }
  startSite()
}

type Files = Readonly<Record<'1x' | '2x', string>>

function preloadByDensity({ '1x': one, '2x': two }: Files, media?: string): void {
  const { BASE_URL } = import.meta.env
  preloadPicture(two, media, `${BASE_URL}${one} 1x, ${BASE_URL}${two} 2x`)
}

/** Fetches a picture in time. With `srcset`, the one of its files that the style sheets choose on this screen. */
function preloadPicture(file: string, media = 'all', srcset = ''): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.media = media
  link.href = import.meta.env.BASE_URL + file
  link.imageSrcset = srcset
  document.head.append(link)
}
