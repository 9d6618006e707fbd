// biome-ignore-all format: written by `npm run draw ui` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    icons: { '1x': { file: 'ui/icons-1x.webp', width: 528, height: 120, resolution: 1 }, '2x': { file: 'ui/icons-2x.webp', width: 528, height: 120, resolution: 2 } },
    'icons-touched': { '1x': { file: 'ui/icons-touched-1x.webp', width: 528, height: 176, resolution: 1 }, '2x': { file: 'ui/icons-touched-2x.webp', width: 528, height: 176, resolution: 2 } },
    'focus-round': { '1x': { file: 'ui/focus-round-1x.webp', width: 176, height: 88, resolution: 1 }, '2x': { file: 'ui/focus-round-2x.webp', width: 176, height: 88, resolution: 2 } },
    'focus-card': { '1x': { file: 'ui/focus-card-1x.webp', width: 400, height: 72, resolution: 1 }, '2x': { file: 'ui/focus-card-2x.webp', width: 400, height: 72, resolution: 2 } },
    'focus-button': { '2x': { file: 'ui/focus-button-2x.webp', width: 190, height: 66, resolution: 2 } },
    'focus-field': { '1x': { file: 'ui/focus-field-1x.webp', width: 320, height: 66, resolution: 1 }, '2x': { file: 'ui/focus-field-2x.webp', width: 320, height: 66, resolution: 2 } },
    'focus-area': { '2x': { file: 'ui/focus-area-2x.webp', width: 330, height: 330, resolution: 2 } },
    'slider-track': { '1x': { file: 'ui/slider-track-1x.webp', width: 420, height: 24, resolution: 1 }, '2x': { file: 'ui/slider-track-2x.webp', width: 420, height: 24, resolution: 2 } },
    'slider-fill': { '1x': { file: 'ui/slider-fill-1x.webp', width: 420, height: 24, resolution: 1 }, '2x': { file: 'ui/slider-fill-2x.webp', width: 420, height: 24, resolution: 2 } },
    'slider-thumb': { '1x': { file: 'ui/slider-thumb-1x.webp', width: 29, height: 46, resolution: 1 }, '2x': { file: 'ui/slider-thumb-2x.webp', width: 29, height: 46, resolution: 2 } },
    loading: { '1x': { file: 'ui/loading-1x.webp', width: 552, height: 88, resolution: 1 }, '2x': { file: 'ui/loading-2x.webp', width: 552, height: 88, resolution: 2 } },
    sheet: { '2x': { file: 'ui/sheet-2x.webp', width: 412, height: 312, resolution: 2 } },
    'sheet-tall': { '2x': { file: 'ui/sheet-tall-2x.webp', width: 372, height: 472, resolution: 2 } },
    'sheet-wide': { '2x': { file: 'ui/sheet-wide-2x.webp', width: 660, height: 372, resolution: 2 } },
    button: { '2x': { file: 'ui/button-2x.webp', width: 204, height: 46, resolution: 2 } },
    'button-hover': { '2x': { file: 'ui/button-hover-2x.webp', width: 204, height: 46, resolution: 2 } },
    'chunk-failed': { '2x': { file: 'ui/chunk-failed-2x.webp', width: 300, height: 140, resolution: 2 } },
    'day-stumbled': { '2x': { file: 'ui/day-stumbled-2x.webp', width: 300, height: 150, resolution: 2 } },
    'still-drawn': { '2x': { file: 'ui/still-drawn-2x.webp', width: 430, height: 232, resolution: 2 } },
    'no-webgl': { '2x': { file: 'ui/no-webgl-2x.webp', width: 300, height: 150, resolution: 2 } },
    keycap: { '2x': { file: 'ui/keycap-2x.webp', width: 48, height: 40, resolution: 2 } },
    'keycap-arrow': { '2x': { file: 'ui/keycap-arrow-2x.webp', width: 192, height: 40, resolution: 2 } },
    pointer: { '1x': { file: 'ui/pointer-1x.png', width: 40, height: 40, resolution: 1 }, '2x': { file: 'ui/pointer-2x.png', width: 80, height: 80, resolution: 1 } },
    'pointer-pressed': { '1x': { file: 'ui/pointer-pressed-1x.png', width: 40, height: 40, resolution: 1 }, '2x': { file: 'ui/pointer-pressed-2x.png', width: 80, height: 80, resolution: 1 } },
    favicon: { '32': { file: 'ui/favicon-32.png', width: 32, height: 32, resolution: 1 } },
    'touch-icon': { '180': { file: 'ui/touch-icon-180.png', width: 180, height: 180, resolution: 1 }, '512': { file: 'ui/touch-icon-512.png', width: 512, height: 512, resolution: 1 } },
  },
} as const satisfies FixedManifest
