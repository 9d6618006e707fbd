import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, highPass, lowPass } from '../sound/filters'
import { brass, glockenspiel, marimba } from '../sound/instruments'
import { type Note, written } from '../sound/music/notation'
import { playedOnce } from '../sound/music/performance'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { around, lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Stereo, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'

/** A small parlour with paper on its walls. */
const PARLOUR: Room = { decay: 0.35, size: 0.6, dullness: 3800 }
const REELS_SECONDS = 2

/** Cogs and paper: three reels on one axle, a click for each symbol, and the axle's own rumble. */
export const reels: Sound = {
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience + 2,
  make() {
    const loop = stereoSilence(REELS_SECONDS)
    const random = randomNamed('reels')
    const sway = wobble(3, random, REELS_SECONDS)
    const rumble = around(pinkNoise(REELS_SECONDS, random), (signal) => lowPass(bandPass(signal, 190, 0.8), 700))
    layAround(
      loop,
      shaped(normalized(rumble), (moment) => 0.5 + 0.15 * sway(moment)),
    )
    const paper = around(whiteNoise(REELS_SECONDS, random), (signal) => bandPass(signal, 3400, 1.1))
    layAround(
      loop,
      shaped(normalized(paper), (moment) => 0.1 + 0.05 * sway(moment + 0.4)),
    )
    // As many symbols as pass in two seconds, of each reel.
    for (const [clicks, pitch] of [
      [16, 1],
      [12, 0.82],
      [15, 1.17],
    ] as const) {
      for (let click = 0; click < clicks; click++) {
        const cog = struck(
          [
            { frequency: 940 * pitch, gain: 1, decay: 0.02 },
            { frequency: 2310 * pitch * random.between(0.97, 1.03), gain: 0.5, decay: 0.012 },
          ],
          0.04,
        )
        const at = ((click + 0.1 * pitch) / clicks) * REELS_SECONDS
        layAround(loop, normalized(cog), { at, gain: random.between(0.3, 0.5) })
      }
    }
    return loop
  },
}

/** The lever: a ratchet on its way down, and the spring that takes it back. */
export const lever: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('lever')
    const sound = stereoSilence(0.9)
    for (let tooth = 0; tooth < 7; tooth++) {
      const click = struck(
        [820, 1730, 3160].map((frequency, mode) => ({
          ...{ frequency: frequency * (1 - tooth * 0.03), gain: 1 / (1 + mode), decay: 0.04 },
        })),
        0.07,
      )
      lay(sound, normalized(click), { at: tooth * 0.031, gain: 0.28 + tooth * 0.03 })
    }
    const thud = shaped(sine(glide(150, 62, 0.1), 0.2), strike(0.002, 0.16))
    lay(sound, thud, { at: 0.22, gain: 0.9 })
    const spring = sum(
      shaped(
        sine((moment) => 210 + 34 * Math.sin(moment * 74), 0.5),
        strike(0.02, 0.34),
      ),
      shaped(bandPass(whiteNoise(0.5, random), throughPoints([0, 900], [0.5, 2200]), 5), strike(0.05, 0.3)),
    )
    lay(sound, normalized(spring), { at: 0.25, gain: 0.22 })
    return inRoom(sound, 0.16, PARLOUR)
  },
}

/** A reel falls into its notch. */
export const stop: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2.2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`stop ${variation}`)
    const sound = stereoSilence(0.35)
    const high = random.between(0.94, 1.08)
    const iron = struck(
      [310, 720, 1490, 2870].map((frequency, mode) => ({
        ...{ frequency: frequency * high, gain: 1 / (1 + mode * 0.5), decay: 0.12 / (1 + mode * 0.6) },
      })),
      0.2,
    )
    lay(sound, normalized(iron), { gain: 0.7 })
    lay(sound, shaped(sine(glide(140, 70, 0.06), 0.12), strike(0.001, 0.09)), { gain: 0.8 })
    lay(sound, normalized(struck([{ frequency: 1180 * high, gain: 1, decay: 0.03 }], 0.05)), { at: 0.075, gain: 0.25 })
    return inRoom(sound, 0.14, PARLOUR)
  },
}

/** The marker on its rail. */
export const tick: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const sound = stereoSilence(0.18)
    const tin = struck(
      [1480, 2930, 4410].map((frequency, mode) => ({
        ...{ frequency: frequency * (variation === 1 ? 1 : 1.06), gain: 1 / (1 + mode), decay: 0.045 },
      })),
      0.1,
    )
    const random = randomNamed(`tick ${variation}`)
    lay(sound, shaped(bandPass(whiteNoise(0.09, random), glide(1400, 2600, 0.09), 3), strike(0.03, 0.05)), {
      gain: 0.3,
    })
    lay(sound, normalized(tin), { at: 0.07, gain: 0.6 })
    return sound
  },
}

/** Coins rattle into the slot and fall on those that were there before. */
export const coin: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  variations: 2,
  make(variation) {
    const sound = stereoSilence(0.9)
    layCoins(sound, `coin ${variation}`, [0.005, 0.32, 0.4, 0.52, 0.6], 0.4)
    return inRoom(sound, 0.12, PARLOUR)
  },
}

/** A win: bells, and coins that fall over each other. */
export const paid: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect + 1,
  make() {
    const lead = voice('paid', 'bells', '| G5:.5. C6:.5. E6:.5. G6:.5. E6:.5. G6:1.5> |')
    const tune = playedOnce(
      {
        ...{ name: 'paid', beatsPerMinute: 184, beats: 4, room: PARLOUR },
        parts: [
          { voice: 'bells', notes: lead, instrument: glockenspiel, level: 0, send: 0.2 },
          { voice: 'wood', notes: lowered(lead), instrument: marimba, level: -3, send: 0.15 },
        ],
      },
      0.3,
    )
    layCoins(tune, 'paid', [0.3, 0.37, 0.46, 0.52, 0.61, 0.68, 0.8, 0.87, 1, 1.12], 0.12)
    return tune
  },
}

/** Three crowns: it hardly believes it itself. */
export const crowned: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.bigMoment,
  make() {
    const lead = voice('crowned', 'brass', '| G4:.5. G4:.25. G4:.25. C5> E5:2. | G5:.5. E5:.5. G5:.5. A5:.5. C6:2>_ |')
    const tune = playedOnce(
      {
        ...{ name: 'crowned', beatsPerMinute: 144, beats: 8, room: PARLOUR },
        parts: [
          { voice: 'brass', notes: lead, instrument: brass, level: 0, send: 0.3 },
          { voice: 'bells', notes: lowered(lead, 12), instrument: glockenspiel, level: -6, pan: 0.3, send: 0.3 },
          { voice: 'wood', notes: lowered(lead), instrument: marimba, level: -4, pan: -0.2, send: 0.2 },
        ],
      },
      0.8,
    )
    layCoins(tune, 'crowned', [1.7, 1.78, 1.85, 1.97, 2.04, 2.15, 2.21, 2.33, 2.4, 2.54, 2.7, 2.9], 0.1)
    return tune
  },
}

/** Nothing: what is left of its breath, downwards. */
export const sigh: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  variations: 2,
  make(variation) {
    const high = variation === 1 ? 1 : 1.12
    const sound = stereoSilence(0.8)
    for (const [at, pitch] of [
      [0, 233],
      [0.2, 196],
    ] as const) {
      const reed = sum(
        sine(glide(pitch * high, pitch * high * 0.93, 0.3), 0.3),
        shaped(sine(glide(pitch * 3 * high, pitch * 2.8 * high, 0.3), 0.3), 0.3),
        shaped(sine(glide(pitch * 5 * high, pitch * 4.6 * high, 0.3), 0.3), 0.12),
      )
      lay(sound, shaped(reed, throughPoints([0, 0], [0.03, 1], [0.16, 0.7], [0.3, 0])), { at, gain: 0.6 })
    }
    return inRoom(sound, 0.2, PARLOUR)
  },
}

/** Not with so few coins. */
export const refused: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const sound = stereoSilence(0.4)
    for (const at of [0, 0.12]) {
      const knock = struck(
        [
          { frequency: 176, gain: 1, decay: 0.08 },
          { frequency: 413, gain: 0.6, decay: 0.05 },
        ],
        0.14,
      )
      lay(sound, normalized(knock), { at, gain: 0.7 })
    }
    return inRoom(sound, 0.12, PARLOUR)
  },
}

/** It lends: a grumble of iron, and ten coins counted out one by one. */
export const lent: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('lent')
    const sound = stereoSilence(2)
    const grumble = bandPass(pinkNoise(0.8, random), throughPoints([0, 170], [0.3, 230], [0.8, 120]), 4)
    const shake = wobble(17, random)
    const voiced = shaped(normalized(grumble), (moment) => (0.6 + 0.4 * shake(moment)) * Math.max(0, 1 - moment / 0.8))
    lay(sound, voiced, { gain: 0.8 })
    layCoins(
      sound,
      'lent',
      Array.from({ length: 10 }, (_, count) => 0.55 + count * 0.11),
      0.3,
    )
    return inRoom(sound, 0.14, PARLOUR)
  },
}

/** A lid of sheet iron, down and up. */
export const wink: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  make() {
    const sound = stereoSilence(0.6)
    for (const [at, high] of [
      [0, 1],
      [0.36, 1.16],
    ] as const) {
      const lid = struck(
        [620, 1370, 2260].map((frequency, mode) => ({
          ...{ frequency: frequency * high, gain: 1 / (1 + mode), decay: 0.07 },
        })),
        0.12,
      )
      lay(sound, normalized(lid), { at, gain: 0.6 })
    }
    return inRoom(sound, 0.12, PARLOUR)
  },
}

/** Air through a nose of nickel. */
export const sneeze: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('sneeze')
    const sound = stereoSilence(0.6)
    const air = highPass(
      bandPass(whiteNoise(0.34, random), throughPoints([0, 900], [0.06, 2600], [0.34, 700]), 1.6),
      300,
    )
    lay(sound, shaped(normalized(air), throughPoints([0, 0], [0.04, 1], [0.12, 0.5], [0.34, 0])), { gain: 0.7 })
    layCoins(sound, 'sneeze', [0.09, 0.15, 0.24], 0.16)
    return inRoom(sound, 0.14, PARLOUR)
  },
}

/** Lays coins that fall on coins. @param moments when they do, in seconds */
function layCoins(sound: Stereo, seed: string, moments: readonly number[], gain: number): void {
  const random = randomNamed(`coins ${seed}`)
  for (const at of moments) {
    const ring = struck(
      [3640, 4980, 6910, 8420].map((frequency, mode) => ({
        ...{ frequency: frequency * random.between(0.94, 1.05), gain: random.between(0.6, 1) / (1 + mode * 0.6) },
        decay: 0.16 / (1 + mode * 0.5),
      })),
      0.2,
    )
    const touch = shaped(whiteNoise(0.004, random), strike(0.0003, 0.003))
    lay(sound, sum(normalized(ring), shaped(touch, 0.4)), { at, gain: gain * random.between(0.7, 1.1) })
  }
}

function voice(tune: string, name: string, line: string): Note[] {
  return written(line, { tune, voice: name, beats: 4 })
}

function lowered(notes: readonly Note[], semitones = -12): Note[] {
  return notes.map((note) => ({ ...note, midi: note.midi + semitones }))
}
