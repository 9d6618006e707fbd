import { manifest } from '../../assets/home/manifest'
import { useLanguage, useTranslate } from '../language/language'
import type { Language, Localized } from '../language/words'
import { Picture } from '../ui/Picture'

const NAME: Localized = {
  en: 'The toy box: 31 days of ink, October 2022',
  fr: 'La boîte à jouets : 31 jours d’encre, octobre 2022',
}

const { logo, 'logo-narrow': narrowLogo } = manifest.pictures
/** The print of each language. */
const WIDE = { en: logo['2x'], fr: logo['2x-fr'] } satisfies Record<Language, object>
const NARROW = { en: narrowLogo['2x'], fr: narrowLogo['2x-fr'] } satisfies Record<Language, object>

/** The site's name in brush lettering. Its height is the specification's: 160 px. */
export function Logo() {
  const t = useTranslate()
  return <Picture alt={t(NAME)} loading="lazy" print={WIDE[useLanguage()]} />
}

/** The same for narrow windows, in two lines. */
export function NarrowLogo() {
  const t = useTranslate()
  return <Picture alt={t(NAME)} loading="lazy" print={NARROW[useLanguage()]} />
}
