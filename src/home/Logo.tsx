import { manifest } from '../../assets/home/manifest'
import { useSay } from '../language/language'
import type { Words } from '../language/words'
import { Picture } from '../ui/Picture'

const NAME: Words = {
  en: 'The toy box: 31 days of ink, October 2022',
  fr: 'La boîte à jouets : 31 jours d’encre, octobre 2022',
}

/** The site's name in brush lettering. Its height is the specification's: 160 px. */
export function Logo() {
  const say = useSay()
  return <Picture alt={say(NAME)} loading="lazy" print={manifest.pictures.logo['2x']} />
}

/** The same for narrow windows, in two lines. */
export function NarrowLogo() {
  const say = useSay()
  return <Picture alt={say(NAME)} loading="lazy" print={manifest.pictures['logo-narrow']['2x']} />
}
