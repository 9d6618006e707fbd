import { manifest } from '../../../assets/ui/manifest'
import { translate } from '../../language/language'
import { SlipQueue } from './slipQueue'

const { slip, 'slip-stroke': stroke, 'slip-marks': marks } = manifest.pictures

/** Fetches what slips are drawn with. Where a picture does not come, words stand on plain paper. */
async function fetchPictures(): Promise<void> {
  await Promise.allSettled(
    [slip, stroke, marks].map((print) => {
      const image = new Image()
      // What is a mask is asked for so, and else once more.
      if (print === stroke) image.crossOrigin = 'anonymous'
      image.src = import.meta.env.BASE_URL + print['2x'].file
      return image.decode()
    }),
  )
}

/** The slips of the day that is open. */
export const slips = new SlipQueue(fetchPictures, (words) => translate(words).length)
