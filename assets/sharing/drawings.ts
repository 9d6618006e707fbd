import { drawings, type Standalone } from '../pipeline/drawings'
import { drawAppIcon, drawMaskableAppIcon } from './appIcon'
import { drawFavicon } from './favicon'

/** Home screens and tabs read nothing else. */
const ICON: Pick<Standalone, 'width' | 'height' | 'bleed' | 'scale' | 'keep'> = {
  width: 256,
  height: 256,
  bleed: true,
  scale: 1,
  keep: 'png',
}

/** What others show of the site, in tabs and on home screens. Sizes are pixels. */
export const pictures = drawings({
  pictures: {
    favicon: {
      ...{ width: 64, height: 64, seed: 'furniture/favicon' },
      draw: drawFavicon,
      sizes: { '16': 0.25, '32': 0.5, '48': 0.75 },
      scale: 1,
      keep: 'png',
    },
    'app-icon': { ...ICON, draw: drawAppIcon, sizes: { '180': 180 / 256, '192': 0.75, '512': 2 } },
    'app-icon-maskable': { ...ICON, draw: drawMaskableAppIcon, sizes: { '512': 2 } },
  },
})
