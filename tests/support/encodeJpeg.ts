import type { Sharp } from 'sharp'
import { BUDGETS } from '../budgets'

const MOST = BUDGETS.sharedPicture.most * 1024

/** From a quality at which nobody tells it from the drawing, to one at which dense ink begins to have a haze about it. */
const QUALITIES = [92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48] as const

/**
 * A picture as JPEG, which every service takes that shows links, as fine as its bytes allow. Colour keeps all its pixels where that
 * fits: red ink would else have a soft edge.
 *
 * @throws when not even the least quality fits
 */
export async function encodeJpeg(picture: Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    for (const chromaSubsampling of ['4:4:4', '4:2:0'] as const) {
      const bytes = await picture.clone().jpeg({ quality, chromaSubsampling, mozjpeg: true }).toBuffer()
      if (bytes.byteLength <= MOST) return bytes
    }
  }
  throw new Error(`A picture of ${MOST} bytes shows nothing of this one.`)
}
