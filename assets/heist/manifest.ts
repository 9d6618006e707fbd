// biome-ignore-all format: written by `npm run draw heist` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day22/heist.json', version: 'fd29c04a' },
  ],
  sprites: {
    walk: { frames: ['walk_0', 'walk_1', 'walk_2', 'walk_3'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    walkLegs: { frames: ['walkLegs_0', 'walkLegs_1', 'walkLegs_2', 'walkLegs_3', 'walkLegs_4', 'walkLegs_5', 'walkLegs_6', 'walkLegs_7'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    idle: { frames: ['idle_0', 'idle_1', 'idle_2', 'idle_3'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    hush: { frames: ['hush_0'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    stand: { frames: ['stand_0', 'stand_1'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    fright: { frames: ['fright_0'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    frightLegs: { frames: ['frightLegs_0'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    statue: { frames: ['statue_0'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    statueLegs: { frames: ['statueLegs_0'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    glance: { frames: ['glance_0'], width: 436.79999999999995, height: 431.2, anchor: { x: 0.51282, y: 0.92208 } },
    shadow: { frames: ['shadow'], width: 266, height: 67.19999999999999, anchor: { x: 0.65263, y: 0.41667 } },
    print: { frames: ['print_0', 'print_1', 'print_2', 'print_3'], width: 80, height: 50, anchor: { x: 0.46875, y: 0.5 } },
    drop: { frames: ['drop_0', 'drop_1', 'drop_2'], width: 110, height: 124, anchor: { x: 0.49091, y: 0.90323 } },
    ripple: { frames: ['ripple_0', 'ripple_1', 'ripple_2'], width: 128, height: 60, anchor: { x: 0.5, y: 0.5 } },
    night: { frames: ['night'], width: 264, height: 228, anchor: { x: 0.5, y: 0.5 } },
    bricks: { frames: ['bricks'], width: 896, height: 640, anchor: { x: 0, y: 0 } },
    grain: { frames: ['grain'], width: 512, height: 512, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day22/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
