// biome-ignore-all format: written by `npm run draw booger` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day23/booger.json', version: '2af2d8bc' },
    { file: 'day23/booger-2.json', version: 'dd9e562d' },
    { file: 'day23/booger-3.json', version: 'a13c16e8' },
    { file: 'day23/booger-4.json', version: '42d271ca' },
  ],
  sprites: {
    air: { frames: ['air'], width: 1113.3333333333335, height: 1653.3333333333335, anchor: { x: 0.01198, y: 0.5 } },
    face: { frames: ['face'], width: 2200, height: 1653.3333333333335, anchor: { x: 0.5, y: 0.5 } },
    blush: { frames: ['blush_left', 'blush_right'], width: 1113.3333333333335, height: 186.66666666666669, anchor: { x: 0.49102, y: 0.53571 } },
    eyes: { frames: ['eyes_open', 'eyes_bliss', 'eyes_ouch'], width: 1033.3333333333335, height: 493.33333333333337, anchor: { x: 0.49032, y: 0.56757 } },
    lids: { frames: ['lids_waiting', 'lids_wide', 'lids_blink', 'lids_sly'], width: 1033.3333333333335, height: 426.6666666666667, anchor: { x: 0.49032, y: 0.65625 } },
    nose: { frames: ['nose_rest', 'nose_flat'], width: 713.3333333333334, height: 706.6666666666667, anchor: { x: 0.48598, y: 0.67925 } },
    flare: { frames: ['flare'], width: 373.33333333333337, height: 240, anchor: { x: 0.5, y: 0.38889 } },
    stuffedLeft: { frames: ['stuffedLeft'], width: 193.33333333333334, height: 473.33333333333337, anchor: { x: 0.96552, y: 0.73239 } },
    stuffedRight: { frames: ['stuffedRight'], width: 200, height: 473.33333333333337, anchor: { x: 0.03333, y: 0.73239 } },
    mouth: { frames: ['mouth_waiting', 'mouth_bracing', 'mouth_bliss', 'mouth_ouch', 'mouth_sly'], width: 1186.6666666666667, height: 700, anchor: { x: 0.5, y: 0.53333 } },
    palm: { frames: ['palm'], width: 533.3333333333334, height: 400, anchor: { x: 0.4375, y: 0.33333 } },
    index: { frames: ['index_straight', 'index_whipLeft', 'index_whipRight', 'index_crouch', 'index_thrust', 'index_crushed', 'index_sore', 'index_limp'], width: 466.6666666666667, height: 473.33333333333337, anchor: { x: 0.42857, y: 0.84507 } },
    sleeve: { frames: ['sleeve'], width: 500, height: 880, anchor: { x: 0.4, y: 0.07576 } },
    handShadow: { frames: ['handShadow_straight', 'handShadow_whipLeft', 'handShadow_whipRight', 'handShadow_limp'], width: 500, height: 1366.6666666666667, anchor: { x: 0.4, y: 0.01463 } },
    pupil: { frames: ['pupil_calm', 'pupil_pin'], width: 120, height: 120, anchor: { x: 0.5, y: 0.5 } },
    drop: { frames: ['drop_small', 'drop_full'], width: 93.33333333333334, height: 180, anchor: { x: 0.5, y: 0.25926 } },
    fly: { frames: ['fly_0', 'fly_1'], width: 140, height: 126.66666666666667, anchor: { x: 0.47619, y: 0.57895 } },
    tear: { frames: ['tear_0', 'tear_1', 'tear_2'], width: 113.33333333333334, height: 66.66666666666667, anchor: { x: 0.52941, y: 0.5 } },
    stream: { frames: ['stream_0', 'stream_1', 'stream_2'], width: 126.66666666666667, height: 306.6666666666667, anchor: { x: 0.73684, y: 0.08696 } },
    impact: { frames: ['impact_0', 'impact_1', 'impact_2'], width: 533.3333333333334, height: 433.33333333333337, anchor: { x: 0.5, y: 0.61538 } },
    dent: { frames: ['dent'], width: 286.6666666666667, height: 220, anchor: { x: 0.48837, y: 0.39394 } },
    rim: { frames: ['rim'], width: 146.66666666666669, height: 140, anchor: { x: 0.5, y: 0.61905 } },
    speed: { frames: ['speed_0', 'speed_1', 'speed_2'], width: 293.33333333333337, height: 413.33333333333337, anchor: { x: 0.5, y: 0 } },
    twinkle: { frames: ['twinkle_0', 'twinkle_1', 'twinkle_2'], width: 133.33333333333334, height: 133.33333333333334, anchor: { x: 0.5, y: 0.5 } },
    sweat: { frames: ['sweat'], width: 93.33333333333334, height: 133.33333333333334, anchor: { x: 0.5, y: 0.5 } },
    above: { frames: ['above'], width: 1680, height: 686.6666666666667, anchor: { x: 0.5, y: 0.92233 } },
    upperSleeve: { frames: ['upperSleeve'], width: 480, height: 480, anchor: { x: 0.375, y: 0.05556 } },
    bust: { frames: ['bust'], width: 1680, height: 880, anchor: { x: 0.5, y: 0.01515 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day23/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
