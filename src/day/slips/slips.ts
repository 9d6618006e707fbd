import { manifest } from '../../../assets/ui/manifest'
import { translate } from '../../language/language'
import { SlipQueue } from './slipQueue'

const PICTURES = [manifest.pictures.slip, manifest.pictures['slip-stroke'], manifest.pictures['slip-marks']]

/** Fetches what slips are drawn with. Where a picture does not come, words stand on plain paper. */
async function fetchPictures(): Promise<void> {
  await Promise.allSettled(
    PICTURES.map((print) => {
      const image = new Image()
      image.src = import.meta.env.BASE_URL + print['2x'].file
      return image.decode()
    }),
  )
}

/** The slips of the day that is open. */
export const slips = new SlipQueue(fetchPictures, (words) => translate(words).length)
