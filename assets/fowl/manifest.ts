// biome-ignore-all format: written by `npm run draw fowl` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day16/fowl.json', version: 'b726494d' },
    { file: 'day16/fowl-2.json', version: '395ebb08' },
    { file: 'day16/fowl-3.json', version: 'b01da083' },
    { file: 'day16/fowl-4.json', version: '3efe50e0' },
  ],
  sprites: {
    earth: { frames: ['earth'], width: 2400, height: 1666.6666666666667, anchor: { x: 0.16667, y: 0.2 } },
    square: { frames: ['square'], width: 2400, height: 1666.6666666666667, anchor: { x: 0.16667, y: 0.2 } },
    sideRun: { frames: ['sideRun_0', 'sideRun_1', 'sideRun_2', 'sideRun_3', 'sideRun_4', 'sideRun_5'], width: 226.56, height: 216.95999999999998, anchor: { x: 0.49153, y: 0.92035 } },
    sideStartle: { frames: ['sideStartle'], width: 226.56, height: 216.95999999999998, anchor: { x: 0.49153, y: 0.92035 } },
    sideFlight: { frames: ['sideFlight_0', 'sideFlight_1', 'sideFlight_2'], width: 408, height: 390, anchor: { x: 0.52206, y: 0.54615 } },
    sideHalo: { frames: ['sideHalo_0', 'sideHalo_1', 'sideHalo_2'], width: 204, height: 195, anchor: { x: 0.52206, y: 0.54615 } },
    frontRun: { frames: ['frontRun_0', 'frontRun_1', 'frontRun_2', 'frontRun_3'], width: 222.72, height: 240, anchor: { x: 0.5, y: 0.896 } },
    frontStartle: { frames: ['frontStartle'], width: 222.72, height: 240, anchor: { x: 0.5, y: 0.896 } },
    frontFlight: { frames: ['frontFlight_0', 'frontFlight_1', 'frontFlight_2'], width: 450, height: 369, anchor: { x: 0.5, y: 0.56911 } },
    frontHalo: { frames: ['frontHalo_0', 'frontHalo_1', 'frontHalo_2'], width: 225, height: 184.5, anchor: { x: 0.5, y: 0.56911 } },
    backRun: { frames: ['backRun_0', 'backRun_1', 'backRun_2', 'backRun_3'], width: 222.72, height: 240, anchor: { x: 0.5, y: 0.896 } },
    backStartle: { frames: ['backStartle'], width: 222.72, height: 240, anchor: { x: 0.5, y: 0.896 } },
    backFlight: { frames: ['backFlight_0', 'backFlight_1', 'backFlight_2'], width: 450, height: 369, anchor: { x: 0.5, y: 0.56911 } },
    backHalo: { frames: ['backHalo_0', 'backHalo_1', 'backHalo_2'], width: 225, height: 184.5, anchor: { x: 0.5, y: 0.56911 } },
    feather: { frames: ['feather_0', 'feather_1', 'feather_2', 'feather_3'], width: 66, height: 66, anchor: { x: 0.5, y: 0.5 } },
    shadow: { frames: ['shadow'], width: 143, height: 35.2, anchor: { x: 0.49231, y: 0.5 } },
    puff: { frames: ['puff_0', 'puff_1', 'puff_2', 'puff_3'], width: 105.60000000000001, height: 66, anchor: { x: 0.45833, y: 0.76667 } },
    flash: { frames: ['flash_0', 'flash_1'], width: 341, height: 314.6, anchor: { x: 0.5, y: 0.5 } },
    countryside: { frames: ['countryside'], width: 1626.6666666666667, height: 633.3333333333334, anchor: { x: 0.0082, y: 0 } },
    meadow: { frames: ['meadow'], width: 1626.6666666666667, height: 626.6666666666667, anchor: { x: 0.0082, y: 0 } },
    speed: { frames: ['speed'], width: 99.00000000000001, height: 52.800000000000004, anchor: { x: 0.06667, y: 0.5 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day16/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
