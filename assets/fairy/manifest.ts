// biome-ignore-all format: written by `npm run draw fairy` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day24/fairy.json', version: '9f53f1cd' },
    { file: 'day24/fairy-2.json', version: '2e86deb6' },
    { file: 'day24/fairy-3.json', version: 'abaf60df' },
    { file: 'day24/fairy-4.json', version: '88dd669c' },
    { file: 'day24/fairy-5.json', version: '422a549f' },
  ],
  sprites: {
    garden: { frames: ['garden'], width: 1680, height: 1036.6666666666667, anchor: { x: 0.02282, y: 0 } },
    wood: { frames: ['wood'], width: 2300, height: 1013.3333333333334, anchor: { x: 0.15217, y: 0.00658 } },
    glade: { frames: ['glade'], width: 1633.3333333333335, height: 920, anchor: { x: 0.0102, y: 0.98913 } },
    trail: { frames: ['trail'], width: 1633.3333333333335, height: 877.5, anchor: { x: 0.0102, y: 0.00095 } },
    acorn: { frames: ['acorn_fly0', 'acorn_fly1', 'acorn_fly2', 'acorn_laugh0', 'acorn_laugh1', 'acorn_caught0', 'acorn_caught1'], width: 294.40000000000003, height: 249.60000000000002, anchor: { x: 0.5, y: 0.47436 } },
    sprout: { frames: ['sprout_fly0', 'sprout_fly1', 'sprout_fly2', 'sprout_laugh0', 'sprout_laugh1', 'sprout_caught0', 'sprout_caught1'], width: 294.40000000000003, height: 249.60000000000002, anchor: { x: 0.5, y: 0.47436 } },
    ponytail: { frames: ['ponytail_fly0', 'ponytail_fly1', 'ponytail_fly2', 'ponytail_laugh0', 'ponytail_laugh1', 'ponytail_caught0', 'ponytail_caught1'], width: 294.40000000000003, height: 249.60000000000002, anchor: { x: 0.5, y: 0.47436 } },
    acornWings: { frames: ['acornWings_0', 'acornWings_1', 'acornWings_2'], width: 294.40000000000003, height: 249.60000000000002, anchor: { x: 0.5, y: 0.47436 } },
    sproutWings: { frames: ['sproutWings_0', 'sproutWings_1', 'sproutWings_2'], width: 294.40000000000003, height: 249.60000000000002, anchor: { x: 0.5, y: 0.47436 } },
    ponytailWings: { frames: ['ponytailWings_0', 'ponytailWings_1', 'ponytailWings_2'], width: 294.40000000000003, height: 249.60000000000002, anchor: { x: 0.5, y: 0.47436 } },
    bottleBack: { frames: ['bottleBack'], width: 202.8, height: 209.04000000000002, anchor: { x: 0.46154, y: 0.1194 } },
    bottleFront: { frames: ['bottleFront_0', 'bottleFront_1', 'bottleFront_2'], width: 202.8, height: 209.04000000000002, anchor: { x: 0.46154, y: 0.1194 } },
    cork: { frames: ['cork'], width: 51.2, height: 54.400000000000006, anchor: { x: 0.5, y: 0.58824 } },
    shadow: { frames: ['shadow'], width: 166.4, height: 57.6, anchor: { x: 0.5, y: 0.5 } },
    reflection: { frames: ['reflection_0', 'reflection_1', 'reflection_2'], width: 176, height: 102.4, anchor: { x: 0.5, y: 0.46875 } },
    ripple: { frames: ['ripple_0', 'ripple_1', 'ripple_2', 'ripple_3'], width: 198.4, height: 96, anchor: { x: 0.5, y: 0.5 } },
    swell: { frames: ['swell_0', 'swell_1', 'swell_2'], width: 198.4, height: 54.400000000000006, anchor: { x: 0.5, y: 0.5 } },
    sparks: { frames: ['sparks_0', 'sparks_1', 'sparks_2', 'sparks_3'], width: 256, height: 256, anchor: { x: 0.5, y: 0.5 } },
    mote: { frames: ['mote_0', 'mote_1', 'mote_2'], width: 35.2, height: 35.2, anchor: { x: 0.5, y: 0.5 } },
    laundry: { frames: ['laundry'], width: 256, height: 172.8, anchor: { x: 0.5, y: 0.77778 } },
    admirer: { frames: ['admirer'], width: 153.60000000000002, height: 121.60000000000001, anchor: { x: 0.5, y: 0.76316 } },
    toad: { frames: ['toad_calm', 'toad_blink', 'toad_gulp', 'toad_gush'], width: 280, height: 193.33333333333334, anchor: { x: 0.46429, y: 0.41379 } },
    jet: { frames: ['jet_0', 'jet_1', 'jet_2'], width: 120, height: 146.66666666666669, anchor: { x: 0.5, y: 0.13636 } },
    gush: { frames: ['gush_0', 'gush_1', 'gush_2'], width: 193.33333333333334, height: 146.66666666666669, anchor: { x: 0.5, y: 0.13636 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day24/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
