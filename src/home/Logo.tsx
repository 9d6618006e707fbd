import { manifest } from '../../assets/home/manifest'
import { Picture } from '../ui/Picture'

const NAME = 'The toy box: 31 days of ink, October 2022'

/** The site's name in brush lettering. Its height is the specification's: 160 px. */
export function Logo() {
  return <Picture alt={NAME} print={manifest.pictures.logo['2x']} />
}

/** The same for narrow windows, in two lines. */
export function NarrowLogo() {
  return <Picture alt={NAME} print={manifest.pictures['logo-narrow']['2x']} />
}
