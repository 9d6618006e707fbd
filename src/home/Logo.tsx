import { manifest } from '../../assets/home/manifest'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { Picture } from '../ui/Picture'

const NAME: Localized = {
  en: 'The toy box: 31 days of ink, October 2022',
  fr: 'La boîte à jouets : 31 jours d’encre, octobre 2022',
}

/** The site's name in brush lettering. Its height is the specification's: 160 px. */
export function Logo() {
  const t = useTranslate()
  return <Picture alt={t(NAME)} loading="lazy" print={manifest.pictures.logo['2x']} />
}

/** The same for narrow windows, in two lines. */
export function NarrowLogo() {
  const t = useTranslate()
  return <Picture alt={t(NAME)} loading="lazy" print={manifest.pictures['logo-narrow']['2x']} />
}
