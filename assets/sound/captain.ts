import type { Swing } from './folds'
import { inHabitat } from './habitat'
import { lay } from './placing'
import { randomNamed } from './random'
import type { Room } from './reverb'
import { stereoSilence } from './signal'
import { LOUDNESS, type Sound } from './sound'
import { spoken, type Vowel } from './speech'

/** A low room of boards, and little in it that answers. */
export const TAVERN: Room = { decay: 0.4, size: 0.7, dullness: 2600 }

/** Something about landlubbers, into his beard: nobody can tell the words. */
export const mutter: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('mutter')
    const onsets = ['m', 'h', 's', 'm', 'h', 'm', 's', 'h'] as const
    const syllables = onsets.map((onset, place) => ({
      ...{ onset, seconds: random.between(0.12, 0.22), vowel: VOWELS[place % VOWELS.length] ?? VOWELS[0] },
      pitch: (place % 3 === 1 ? 118 : 96) * random.between(0.9, 1.12) * (1 - place * 0.015),
    }))
    const sound = stereoSilence(1.45)
    lay(sound, spoken(syllables, 74, OLD, random), { at: 0.005 })
    return inHabitat(sound, { ...TAVERN, wet: 0.15, air: 45 }, random)
  },
}

/** Where a mouth under a moustache resonates, in Hz. */
const VOWELS: readonly [Vowel, ...Vowel[]] = [
  [420, 900],
  [560, 1250],
  [460, 1600],
  [640, 1050],
]
/** The captain's throat: an old one. */
export const OLD: Swing = { jitter: 0.015, shimmer: 0.15, halved: 0.1, breath: 0.08, tilt: 3200 }
