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
    hedgehogFar: { frames: ['hedgehogFar_0', 'hedgehogFar_1', 'hedgehogFar_2', 'hedgehogFar_3', 'hedgehogFar_4', 'hedgehogFar_5', 'hedgehogFar_6', 'hedgehogFar_7'], width: 350.88000000000005, height: 320.96000000000004, anchor: { x: 0.45736, y: 0.90678 } },
    hedgehogBody: { frames: ['hedgehogBody_0', 'hedgehogBody_1', 'hedgehogBody_2', 'hedgehogBody_3'], width: 350.88000000000005, height: 320.96000000000004, anchor: { x: 0.45736, y: 0.90678 } },
    hedgehogNear: { frames: ['hedgehogNear_0', 'hedgehogNear_1', 'hedgehogNear_2', 'hedgehogNear_3', 'hedgehogNear_4', 'hedgehogNear_5', 'hedgehogNear_6', 'hedgehogNear_7'], width: 350.88000000000005, height: 320.96000000000004, anchor: { x: 0.45736, y: 0.90678 } },
    hedgehogHop: { frames: ['hedgehogHop_crouch', 'hedgehogHop_leap'], width: 350.88000000000005, height: 320.96000000000004, anchor: { x: 0.45736, y: 0.90678 } },
    inventorLegs: { frames: ['inventorLegs_0', 'inventorLegs_1', 'inventorLegs_2', 'inventorLegs_3', 'inventorLegs_4', 'inventorLegs_5', 'inventorLegs_6', 'inventorLegs_7'], width: 384, height: 445.44, anchor: { x: 0.42667, y: 0.97126 } },
    inventorUpper: { frames: ['inventorUpper_0', 'inventorUpper_1', 'inventorUpper_2', 'inventorUpper_3'], width: 384, height: 445.44, anchor: { x: 0.42667, y: 0.97126 } },
    inventorFumble: { frames: ['inventorFumble_stumble', 'inventorFumble_lunge'], width: 384, height: 445.44, anchor: { x: 0.42667, y: 0.97126 } },
    spring: { frames: ['spring_squashed', 'spring_resting', 'spring_stretched'], width: 57.599999999999994, height: 122.39999999999999, anchor: { x: 0.5, y: 0.96078 } },
    ring: { frames: ['ring_0', 'ring_1', 'ring_2', 'ring_3', 'ring_4', 'ring_5', 'ring_6', 'ring_7'], width: 66, height: 62, anchor: { x: 0.5, y: 0.5 } },
    spark: { frames: ['spark_0', 'spark_1', 'spark_2'], width: 130, height: 130, anchor: { x: 0.5, y: 0.5 } },
    glint: { frames: ['glint_0', 'glint_1', 'glint_2'], width: 34, height: 34, anchor: { x: 0.5, y: 0.5 } },
    puff: { frames: ['puff_0', 'puff_1', 'puff_2', 'puff_3'], width: 198, height: 82.8, anchor: { x: 0.76364, y: 0.78261 } },
    speed: { frames: ['speed_0', 'speed_1', 'speed_2'], width: 187.6, height: 170.79999999999998, anchor: { x: 0.95522, y: 0.4918 } },
    shadow: { frames: ['shadow'], width: 204, height: 36, anchor: { x: 0.5, y: 0.5 } },
    cog: { frames: ['cog'], width: 220, height: 220, anchor: { x: 0.5, y: 0.5 } },
    pinion: { frames: ['pinion'], width: 136, height: 136, anchor: { x: 0.5, y: 0.5 } },
    moon: { frames: ['moon'], width: 248, height: 248, anchor: { x: 0.5, y: 0.5 } },
    sky: { frames: ['sky'], width: 1600, height: 1150, anchor: { x: 0, y: 0 } },
    mist: { frames: ['mist'], width: 1600, height: 234, anchor: { x: 0, y: 0 } },
    clouds: { frames: ['clouds'], width: 1616, height: 300, anchor: { x: 0.00495, y: 0 } },
    skyline: { frames: ['skyline'], width: 1616, height: 700, anchor: { x: 0.00495, y: 0 } },
    bridge: { frames: ['bridge'], width: 1616, height: 408, anchor: { x: 0.00495, y: 0 } },
    foreground: { frames: ['foreground'], width: 1616, height: 412, anchor: { x: 0.00495, y: 0 } },
  },
  backdrops: {},
  pictures: {
    vignette: { card: { file: 'day2/vignette-card.webp', width: 56, height: 50, resolution: 2 } },
    'vignette-hover': { strip: { file: 'day2/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
