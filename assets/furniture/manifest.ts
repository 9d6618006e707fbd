// biome-ignore-all format: written by `npm run draw furniture` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this room. */
export const manifest = {
  sheets: [],
  sprites: {},
  backdrops: {},
  pictures: {
    icons: { '2x': { file: 'furniture/icons-2x.webp', width: 1232, height: 528 } },
    'focus-round': { '2x': { file: 'furniture/focus-round-2x.webp', width: 352, height: 176 } },
    'focus-card': { '2x': { file: 'furniture/focus-card-2x.webp', width: 800, height: 144 } },
    'focus-button': { '2x': { file: 'furniture/focus-button-2x.webp', width: 380, height: 132 } },
    'focus-field': { '2x': { file: 'furniture/focus-field-2x.webp', width: 640, height: 132 } },
    'slider-track': { '2x': { file: 'furniture/slider-track-2x.webp', width: 840, height: 48 } },
    'slider-fill': { '2x': { file: 'furniture/slider-fill-2x.webp', width: 840, height: 48 } },
    'slider-thumb': { '2x': { file: 'furniture/slider-thumb-2x.webp', width: 58, height: 92 } },
    'loading-stroke': { '2x': { file: 'furniture/loading-stroke-2x.webp', width: 1104, height: 48 } },
    'loading-brush': { '2x': { file: 'furniture/loading-brush-2x.webp', width: 248, height: 88 } },
    'loading-gauge': { '2x': { file: 'furniture/loading-gauge-2x.webp', width: 1104, height: 24 } },
    sheet: { '2x': { file: 'furniture/sheet-2x.webp', width: 824, height: 624 } },
    'sheet-tall': { '2x': { file: 'furniture/sheet-tall-2x.webp', width: 744, height: 944 } },
    'sheet-wide': { '2x': { file: 'furniture/sheet-wide-2x.webp', width: 1320, height: 744 } },
    button: { '2x': { file: 'furniture/button-2x.webp', width: 408, height: 92 } },
    'button-hover': { '2x': { file: 'furniture/button-hover-2x.webp', width: 408, height: 92 } },
    'chunk-failed': { '2x': { file: 'furniture/chunk-failed-2x.webp', width: 600, height: 280 } },
    'day-stumbled': { '2x': { file: 'furniture/day-stumbled-2x.webp', width: 600, height: 300 } },
    'still-drawn': { '2x': { file: 'furniture/still-drawn-2x.webp', width: 860, height: 464 } },
    'no-webgl': { '2x': { file: 'furniture/no-webgl-2x.webp', width: 600, height: 300 } },
    keycap: { '2x': { file: 'furniture/keycap-2x.webp', width: 96, height: 80 } },
    'keycap-arrow': { '2x': { file: 'furniture/keycap-arrow-2x.webp', width: 384, height: 80 } },
    pointer: { '1x': { file: 'furniture/pointer-1x.png', width: 40, height: 40 }, '2x': { file: 'furniture/pointer-2x.png', width: 80, height: 80 } },
    'pointer-pressed': { '1x': { file: 'furniture/pointer-pressed-1x.png', width: 40, height: 40 }, '2x': { file: 'furniture/pointer-pressed-2x.png', width: 80, height: 80 } },
    favicon: { '32': { file: 'furniture/favicon-32.png', width: 32, height: 32 } },
    'touch-icon': { '180': { file: 'furniture/touch-icon-180.png', width: 180, height: 180 }, '512': { file: 'furniture/touch-icon-512.png', width: 512, height: 512 } },
  },
} as const satisfies FixedManifest
