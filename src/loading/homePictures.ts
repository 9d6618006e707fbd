import { manifest } from '../../assets/home/manifest.ts'

const { logo, 'logo-narrow': narrowLogo, cards, binding } = manifest.pictures

/** The files of those pictures of home that are fetched before anything is painted, by their sizes. */
export const homePictures = {
  logo: { '2x': logo['2x'].file, '2x-fr': logo['2x-fr'].file },
  narrowLogo: { '2x': narrowLogo['2x'].file, '2x-fr': narrowLogo['2x-fr'].file },
  cards: { '1x': cards['1x'].file, '2x': cards['2x'].file },
  binding: { '1x': binding['1x'].file, '2x': binding['2x'].file },
}
