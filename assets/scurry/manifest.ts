// biome-ignore-all format: written by `npm run draw scurry` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day2/scurry.json', version: '0499838c' },
    { file: 'day2/scurry-2.json', version: '4e77f465' },
    { file: 'day2/scurry-3.json', version: '22b32a94' },
    { file: 'day2/scurry-4.json', version: '9d312b1b' },
    { file: 'day2/scurry-5.json', version: '295dd33b' },
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
    skyline: { frames: ['skyline'], width: 1616, height: 700, anchor: { x: 0.00495, y: 0 } },
    bridge: { frames: ['bridge'], width: 1616, height: 280, anchor: { x: 0.00495, y: 0 } },
    foreground: { frames: ['foreground'], width: 1616, height: 284, anchor: { x: 0.00495, y: 0 } },
    arches: { frames: ['arches'], width: 1616, height: 688, anchor: { x: 0.00495, y: 0 } },
    glitter: { frames: ['glitter'], width: 400, height: 392, anchor: { x: 0.5, y: 0 } },
    boat: { frames: ['boat'], width: 280, height: 212, anchor: { x: 0.4, y: 0.66038 } },
  },
  words: {
    display: { size: 50, lineHeight: 62.06896551724138, baseline: 47.41379310344828, glyphs: { '0': { frame: 'display_u30', x: -0.8620689655172414, y: 13.793103448275863, advance: 24.13793103448276 }, '1': { frame: 'display_u31', x: 3.4482758620689657, y: 12.06896551724138, advance: 24.13793103448276 }, '2': { frame: 'display_u32', x: 0.8620689655172414, y: 12.931034482758621, advance: 24.13793103448276 }, '3': { frame: 'display_u33', x: 0, y: 12.931034482758621, advance: 24.13793103448276 }, '4': { frame: 'display_u34', x: -0.8620689655172414, y: 13.793103448275863, advance: 24.13793103448276 }, '5': { frame: 'display_u35', x: 0.8620689655172414, y: 12.931034482758621, advance: 24.13793103448276 }, '6': { frame: 'display_u36', x: 0, y: 12.931034482758621, advance: 24.13793103448276 }, '7': { frame: 'display_u37', x: 0, y: 12.06896551724138, advance: 24.13793103448276 }, '8': { frame: 'display_u38', x: 0, y: 12.931034482758621, advance: 24.13793103448276 }, '9': { frame: 'display_u39', x: 0, y: 12.06896551724138, advance: 24.13793103448276 }, ':': { frame: 'display_u3a', x: 1.7241379310344829, y: 23.27586206896552, advance: 13.793103448275863 }, S: { frame: 'display_u53', x: -0.8620689655172414, y: 11.206896551724139, advance: 24.13793103448276 }, C: { frame: 'display_u43', x: 0, y: 11.206896551724139, advance: 28.448275862068968 }, O: { frame: 'display_u4f', x: 0, y: 12.06896551724138, advance: 33.62068965517241 }, R: { frame: 'display_u52', x: 1.7241379310344829, y: 11.206896551724139, advance: 27.586206896551726 }, E: { frame: 'display_u45', x: 0.8620689655172414, y: 11.206896551724139, advance: 23.27586206896552 }, T: { frame: 'display_u54', x: -0.8620689655172414, y: 11.206896551724139, advance: 25.862068965517242 }, I: { frame: 'display_u49', x: 1.7241379310344829, y: 12.06896551724138, advance: 12.06896551724138 }, M: { frame: 'display_u4d', x: 1.7241379310344829, y: 9.482758620689657, advance: 38.793103448275865 }, N: { frame: 'display_u4e', x: 1.7241379310344829, y: 10.344827586206897, advance: 32.758620689655174 }, G: { frame: 'display_u47', x: 0, y: 12.06896551724138, advance: 30.172413793103452 } }, kerning: { '1:': -1.7241379310344829, '1T': -1.7241379310344829, '4T': -2.586206896551724, ':T': -1.7241379310344829, CS: 1.7241379310344829, OT: -2.586206896551724, ES: 1.7241379310344829, 'T:': -1.7241379310344829, TC: -2.586206896551724, TO: -2.586206896551724, TT: 1.7241379310344829, TG: -2.586206896551724, IT: -1.7241379310344829, MT: -1.7241379310344829, NT: -1.7241379310344829 } },
  },
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day2/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
