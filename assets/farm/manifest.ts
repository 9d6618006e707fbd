// biome-ignore-all format: written by `npm run draw farm` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day31/farm.json', version: '2cd3e0cf' },
    { file: 'day31/farm-2.json', version: '6c143353' },
  ],
  sprites: {
    sea: { frames: ['sea'], width: 1024, height: 2240, anchor: { x: 0, y: 0.27679 } },
    island: { frames: ['island'], width: 1240, height: 880, anchor: { x: 0, y: 0 } },
    trap: { frames: ['trap_0', 'trap_1', 'trap_2'], width: 136, height: 92, anchor: { x: 0.5, y: 0.69565 } },
    tail: { frames: ['tail_0', 'tail_1', 'tail_2'], width: 84, height: 66, anchor: { x: 0.5, y: 0.78788 } },
    mark: { frames: ['mark_0', 'mark_1', 'mark_2'], width: 104, height: 92, anchor: { x: 0.90385, y: 0.63043 } },
    mackerel: { frames: ['mackerel_0', 'mackerel_1', 'mackerel_2'], width: 192, height: 144, anchor: { x: 0.5375, y: 0.46667 } },
    puffer: { frames: ['puffer_0', 'puffer_1', 'puffer_2'], width: 192, height: 144, anchor: { x: 0.5375, y: 0.46667 } },
    eel: { frames: ['eel_0', 'eel_1', 'eel_2'], width: 192, height: 144, anchor: { x: 0.5375, y: 0.46667 } },
    sole: { frames: ['sole_0', 'sole_1', 'sole_2'], width: 192, height: 144, anchor: { x: 0.5375, y: 0.46667 } },
    crown: { frames: ['crown_0', 'crown_1', 'crown_2', 'crown_3'], width: 140, height: 110, anchor: { x: 0.5, y: 0.83636 } },
    ring: { frames: ['ring_0', 'ring_1', 'ring_2', 'ring_3'], width: 176, height: 64, anchor: { x: 0.5, y: 0.5 } },
    lap: { frames: ['lap_0', 'lap_1', 'lap_2'], width: 116, height: 36, anchor: { x: 0.5, y: 0.38889 } },
    ripple: { frames: ['ripple_0', 'ripple_1', 'ripple_2', 'ripple_3', 'ripple_4', 'ripple_5', 'ripple_6', 'ripple_7', 'ripple_8'], width: 88, height: 38, anchor: { x: 0.5, y: 0.52632 } },
    curl: { frames: ['curl_0', 'curl_1', 'curl_2', 'curl_3', 'curl_4', 'curl_5'], width: 120, height: 62, anchor: { x: 0.5, y: 0.54839 } },
    breaker: { frames: ['breaker_0', 'breaker_1', 'breaker_2'], width: 330, height: 178, anchor: { x: 0.42424, y: 0.79775 } },
    gull: { frames: ['gull_0', 'gull_1', 'gull_2'], width: 124, height: 72, anchor: { x: 0.5, y: 0.47222 } },
    keeper: { frames: ['keeper_wait', 'keeper_waitAgain', 'keeper_waitStill', 'keeper_hail', 'keeper_hailAgain', 'keeper_crouch', 'keeper_leap'], width: 184, height: 257.6, anchor: { x: 0.62, y: 0.9 } },
    cat: { frames: ['cat_sit', 'cat_flick', 'cat_doze', 'cat_startle'], width: 116, height: 112, anchor: { x: 0.41379, y: 0.875 } },
    hen: { frames: ['hen_stand', 'hen_look', 'hen_stoop', 'hen_peck'], width: 114.08, height: 92, anchor: { x: 0.53226, y: 0.9 } },
    smoke: { frames: ['smoke_0', 'smoke_1', 'smoke_2'], width: 48, height: 44, anchor: { x: 0.5, y: 0.5 } },
    plaque: { frames: ['plaque'], width: 330, height: 112, anchor: { x: 0.04242, y: 0.5 } },
    digit: { frames: ['digit_0', 'digit_1', 'digit_2', 'digit_3', 'digit_4', 'digit_5', 'digit_6', 'digit_7', 'digit_8', 'digit_9'], width: 64, height: 84, anchor: { x: 0.5, y: 0.80952 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day31/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
