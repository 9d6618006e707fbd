/** What a sound is meant to be taken for: one of the classes that recordings were measured of, or one of those for which there were none. */
export type SoundClass =
  | 'bell'
  | 'birdcry'
  | 'breath'
  | 'bubble'
  | 'burp'
  | 'buzzer'
  | 'cat'
  | 'chime'
  | 'click'
  | 'coin'
  | 'creak'
  | 'crickets'
  | 'cry'
  | 'dog'
  | 'drip'
  | 'exclaim'
  | 'fire'
  | 'fountain'
  | 'frog'
  | 'glass'
  | 'goat'
  | 'gulp'
  | 'hen'
  | 'hiccup'
  | 'laugh'
  | 'machine'
  | 'metal'
  | 'munch'
  | 'music'
  | 'owl'
  | 'phone'
  | 'purr'
  | 'ratchet'
  | 'roar'
  | 'rumble'
  | 'rustle'
  | 'scratch'
  | 'sea'
  | 'slam'
  | 'sneeze'
  | 'snip'
  | 'snore'
  | 'songbird'
  | 'speech'
  | 'splash'
  | 'spring'
  | 'squeak'
  | 'steps'
  | 'stone'
  | 'whistle'
  | 'whoosh'
  | 'wind'
  | 'wings'
  | 'wood'

/** From a lowest to a highest value of a feature; `null` where there is no such end. */
type Limit = readonly [lowest: number | null, highest: number | null]

/** A feature that has limits in some class. */
export type LimitedFeature = 'harmonicity' | 'purity' | 'decay' | 'syllables' | 'treble'

/** What gives a sound of a class away as made up, and no recording of the class does. Units are those of `Features`. */
export const CLASS_LIMITS: Partial<Record<SoundClass, Partial<Record<LimitedFeature, Limit>>>> = {
  wood: { harmonicity: [null, 1], purity: [0.35, 0.85], decay: [0.018, 1.4] },
  creak: { harmonicity: [null, 1.5], purity: [null, 0.75] },
  steps: { harmonicity: [null, -2] },
  goat: { harmonicity: [1, 10], syllables: [-13, null] },
  exclaim: { treble: [-39, -15] },
  laugh: { syllables: [-6, null] },
  stone: { harmonicity: [null, 7.8] },
  glass: { harmonicity: [null, 9.5] },
  click: { harmonicity: [null, 26] },
}
