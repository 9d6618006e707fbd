import { asTake } from '../sound/asTake'
import { layCoin } from '../sound/coins'
import { layClick } from '../sound/contacts'
import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, lowPass } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { brass, glockenspiel, marimba } from '../sound/instruments'
import { knock } from '../sound/materials'
import { type Note, written } from '../sound/music/notation'
import { playedOnce } from '../sound/music/performance'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { around, lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { layRatchet } from '../sound/ratchet'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Stereo, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { exclaimed } from '../sound/speech'

/** A small parlour with paper on its walls. */
const PARLOUR: Room = { decay: 0.35, size: 0.6, dullness: 3800 }
const REELS_SECONDS = 2
/** How many symbols of each reel pass in that time. */
const SYMBOLS = 16

/** Cogs and paper: three reels on one axle, a click for each symbol, and the axle's own rumble. */
export const reels: Sound = {
  is: 'machine',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience,
  make() {
    const loop = stereoSilence(REELS_SECONDS)
    const random = randomNamed('reels')
    const sway = wobble(3, random, REELS_SECONDS)
    const rumble = around(pinkNoise(REELS_SECONDS, random), (signal) => lowPass(bandPass(signal, 190, 0.8), 700))
    layAround(
      loop,
      shaped(normalized(rumble), (moment) => 0.15 + 0.05 * sway(moment)),
    )
    const paper = around(whiteNoise(REELS_SECONDS, random), (signal) => bandPass(signal, 3400, 1.1))
    layAround(
      loop,
      shaped(normalized(paper), (moment) => 0.05 + 0.025 * sway(moment + 0.4)),
    )
    // One cog after the other, as evenly as an axle turns: out of step they are a fire that crackles.
    for (const [reel, pitch] of [1, 0.92, 1.08].entries()) {
      for (let symbol = 0; symbol < SYMBOLS; symbol++) {
        const cog = stereoSilence(0.2)
        const click = { pitch: 1700 * pitch * random.between(0.95, 1.05), gap: 0.016, second: 0.3 }
        layClick(cog, click, random)
        const at = ((symbol + reel / 3 + random.between(-0.02, 0.02)) / SYMBOLS) * REELS_SECONDS
        layAround(loop, cog.left, { at, gain: random.between(0.55, 0.8) })
      }
    }
    return loop
  },
}

/** The lever: a ratchet on its way down, and the spring that takes it back, past the same teeth. */
export const lever: Sound = {
  is: 'ratchet',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('lever')
    const sound = stereoSilence(1)
    layRatchet(sound, { at: 0.005, teeth: 9, pace: 23, pitch: 1700 }, random)
    layRatchet(sound, { at: 0.44, teeth: 10, pace: 23, pitch: 1700, gain: 0.5 }, random)
    const thud = shaped(sine(glide(150, 62, 0.1), 0.2), strike(0.002, 0.16))
    lay(sound, thud, { at: 0.41, gain: 0.1 })
    const spring = sum(
      shaped(
        sine((moment) => 210 + 34 * Math.sin(moment * 74), 0.5),
        strike(0.02, 0.34),
      ),
      shaped(bandPass(whiteNoise(0.5, random), throughPoints([0, 900], [0.5, 2200]), 5), strike(0.05, 0.3)),
    )
    lay(sound, normalized(spring), { at: 0.44, gain: 0.02 })
    return inRoom(sound, 0.06, PARLOUR)
  },
}

/** A reel falls into its notch. */
export const stop: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 7.5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`stop ${variation}`)
    const sound = stereoSilence(0.4)
    layClick(sound, { pitch: 1000 * random.between(0.85, 1.2), gap: random.between(0.08, 0.1), second: 0.6 }, random)
    lay(sound, shaped(sine(glide(140, 70, 0.06), 0.12), strike(0.001, 0.06)), { at: 0.004, gain: 0.35 })
    return inRoom(sound, 0.1, PARLOUR)
  },
}

/** The marker on its rail. */
export const tick: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 1,
  variations: 3,
  make(variation) {
    const sound = stereoSilence(0.4)
    const random = randomNamed(`tick ${variation}`)
    lay(sound, shaped(bandPass(whiteNoise(0.09, random), glide(1400, 2600, 0.09), 3), strike(0.03, 0.05)), {
      gain: 0.3,
    })
    const notch = { pitch: 1500 * random.between(0.85, 1.2), gap: random.between(0.08, 0.1), second: 0.6 }
    layClick(sound, notch, random, { at: 0.07 })
    return inRoom(sound, 0.08, PARLOUR)
  },
}

/** Coins rattle into the slot and fall on those that were there before. */
export const coin: Sound = {
  is: 'coin',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const sound = stereoSilence(0.9)
    layCoins(sound, `coin ${variation}`, [0.005, 0.32, 0.4, 0.52, 0.6], 0.4)
    return asTake(inRoom(sound, 0.12, PARLOUR), variation, 0.03)
  },
}

/** A win: bells, and coins that fall over each other. */
export const paid: Sound = {
  is: 'chime',
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
  is: 'chime',
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
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  variations: 2,
  make(variation) {
    const random = randomNamed(`sigh ${variation}`)
    const seconds = variation === 1 ? 0.62 : 0.5
    const sound = stereoSilence(seconds + 0.3)
    const high = variation === 1 ? 300 : 350
    const tired = { jitter: 0.015, shimmer: 0.15, halved: 0.05, breath: 0.25, tilt: 3500 }
    const line = throughPoints([0, high], [0.08, high * 1.1], [seconds, high * 0.62])
    const oh = exclaimed(
      seconds,
      line,
      variation === 1
        ? [
            [750, 1250],
            [480, 950],
          ]
        : [
            [620, 1500],
            [400, 1100],
          ],
      tired,
      random,
    )
    lay(sound, shaped(oh, throughPoints([0, 0], [0.06, 1], [seconds * 0.65, 0.6], [seconds, 0])), { at: 0.01 })
    return inHabitat(sound, { ...PARLOUR, wet: 0.1, air: 46 }, random)
  },
}

/** Not with so few coins. */
export const refused: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('refused')
    const sound = stereoSilence(0.4)
    for (const at of [0, 0.12]) {
      lay(sound, knock(176, random, 0.1), { at: 0.004 + at, gain: 0.7 })
    }
    return inRoom(sound, 0.12, PARLOUR)
  },
}

/** It lends: a grumble of iron, and ten coins counted out one by one. */
export const lent: Sound = {
  is: 'coin',
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
    lay(sound, voiced, { gain: 0.3 })
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
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  variations: 2,
  make(variation) {
    const random = randomNamed(`wink ${variation}`)
    const sound = stereoSilence(0.6)
    layClick(sound, { pitch: 850 + 250 * variation, gap: 0.07 + 0.01 * variation, second: 0.6 }, random)
    const up = { at: 0.32 + 0.04 * variation, gain: 0.6 + 0.2 * variation }
    layClick(sound, { pitch: 950 + 320 * variation, gap: 0.08, second: 0.6 }, random, up)
    return inRoom(sound, 0.08, PARLOUR)
  },
}

/** Air through a nose of nickel. */
export const sneeze: Sound = {
  is: 'sneeze',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('sneeze')
    const sound = stereoSilence(1.1)
    const drawn = bandPass(pinkNoise(0.34, random), glide(900, 1700, 0.34), 1)
    lay(sound, shaped(normalized(drawn), throughPoints([0, 0], [0.3, 0.5], [0.34, 0])), { at: 0.006 })
    const hoarse = { jitter: 0.02, shimmer: 0.2, halved: 0.15, breath: 0.6, tilt: 4000 }
    const ah = exclaimed(
      0.2,
      glide(320, 420, 0.2),
      [
        [700, 1300],
        [760, 1400],
      ],
      hoarse,
      random,
    )
    lay(sound, shaped(ah, throughPoints([0, 0], [0.15, 0.3], [0.2, 0])), { at: 0.17 })
    const burst = bandPass(whiteNoise(0.12, random), 3400, 0.6)
    lay(sound, shaped(normalized(burst), throughPoints([0, 0], [0.006, 1], [0.05, 0.8], [0.12, 0])), {
      at: 0.42,
      gain: 0.8,
    })
    const oo = exclaimed(
      0.22,
      glide(430, 240, 0.2),
      [
        [600, 1900],
        [350, 1000],
      ],
      hoarse,
      random,
    )
    lay(sound, shaped(oo, throughPoints([0, 0], [0.02, 1], [0.22, 0])), { at: 0.5, gain: 0.8 })
    layCoins(sound, 'sneeze', [0.46, 0.55, 0.66], 0.06)
    return inHabitat(sound, { ...PARLOUR, wet: 0.1, air: 46 }, random)
  },
}

/** Lays coins that fall on coins. @param moments when they do, in seconds */
function layCoins(sound: Stereo, seed: string, moments: readonly number[], gain: number): void {
  const random = randomNamed(`coins ${seed}`)
  for (const at of moments) {
    layCoin(sound, { at, gain: gain * random.between(0.7, 1.1) }, random)
  }
}

function voice(tune: string, name: string, line: string): Note[] {
  return written(line, { tune, voice: name, beats: 4 })
}

function lowered(notes: readonly Note[], semitones = -12): Note[] {
  return notes.map((note) => ({ ...note, midi: note.midi + semitones }))
}
