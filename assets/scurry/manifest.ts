// biome-ignore-all format: written by `npm run draw scurry` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this room. */
export const manifest = {
  sheets: [
    'day2/scurry.json',
    'day2/scurry-2.json',
    'day2/scurry-3.json',
  ],
  sprites: {
    hedgehog: { frames: ['hedgehog_0', 'hedgehog_1', 'hedgehog_2', 'hedgehog_3', 'hedgehog_4', 'hedgehog_5', 'hedgehog_6', 'hedgehog_7'], width: 350.88000000000005, height: 320.96000000000004, anchor: { x: 0.45736, y: 0.90678 } },
    hedgehogHop: { frames: ['hedgehogHop_crouch', 'hedgehogHop_leap'], width: 350.88000000000005, height: 320.96000000000004, anchor: { x: 0.45736, y: 0.90678 } },
    inventor: { frames: ['inventor_0', 'inventor_1', 'inventor_2', 'inventor_3', 'inventor_4', 'inventor_5', 'inventor_6', 'inventor_7'], width: 384, height: 445.44, anchor: { x: 0.42667, y: 0.97126 } },
    inventorFumble: { frames: ['inventorFumble_stumble', 'inventorFumble_lunge'], width: 384, height: 445.44, anchor: { x: 0.42667, y: 0.97126 } },
    spring: { frames: ['spring_squashed', 'spring_resting', 'spring_stretched'], width: 57.599999999999994, height: 122.39999999999999, anchor: { x: 0.5, y: 0.96078 } },
    ring: { frames: ['ring_0', 'ring_1', 'ring_2', 'ring_3', 'ring_4', 'ring_5', 'ring_6', 'ring_7'], width: 66, height: 62, anchor: { x: 0.5, y: 0.5 } },
    spark: { frames: ['spark_0', 'spark_1', 'spark_2'], width: 130, height: 130, anchor: { x: 0.5, y: 0.5 } },
    glint: { frames: ['glint_0', 'glint_1', 'glint_2'], width: 34, height: 34, anchor: { x: 0.5, y: 0.5 } },
    puff: { frames: ['puff_0', 'puff_1', 'puff_2', 'puff_3'], width: 143, height: 59.800000000000004, anchor: { x: 0.76364, y: 0.78261 } },
    speed: { frames: ['speed_0', 'speed_1', 'speed_2'], width: 187.6, height: 170.79999999999998, anchor: { x: 0.95522, y: 0.4918 } },
    shadow: { frames: ['shadow'], width: 204, height: 36, anchor: { x: 0.5, y: 0.5 } },
    cog: { frames: ['cog'], width: 220, height: 220, anchor: { x: 0.5, y: 0.5 } },
    pinion: { frames: ['pinion'], width: 136, height: 136, anchor: { x: 0.5, y: 0.5 } },
    moon: { frames: ['moon'], width: 360, height: 360, anchor: { x: 0.5, y: 0.5 } },
  },
  backdrops: {
    sky: { file: 'day2/sky.webp', width: 1600, height: 1500, resolution: 0.64 },
    skyline: { file: 'day2/skyline.webp', width: 1600, height: 700, resolution: 1.28 },
    mist: { file: 'day2/mist.webp', width: 1600, height: 300, resolution: 0.32 },
    bridge: { file: 'day2/bridge.webp', width: 1600, height: 428.125, resolution: 1.28 },
    foreground: { file: 'day2/foreground.webp', width: 1600, height: 432.03125, resolution: 1.28 },
  },
  pictures: {},
} as const satisfies FixedManifest
