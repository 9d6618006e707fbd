import { layClick, layTouch } from '../sound/contacts'
import { type Envelope, glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { layScuttling } from '../sound/feet'
import { bandPass, type Formant, formants, highPass, lowPass, saturated } from '../sound/filters'
import { chopped, folds } from '../sound/folds'
import { layGlass } from '../sound/glass'
import { inHabitat } from '../sound/habitat'
import { knock as knocked } from '../sound/materials'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { around, aroundStereo, lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import {
  eachChannel,
  normalized,
  type Signal,
  type Stereo,
  secondsOf,
  shaped,
  stereoSilence,
  sum,
} from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { exclaimed, whispered } from '../sound/speech'
import { uneven } from '../sound/surface'
import { throat } from '../sound/throat'
import { layBubbles } from '../sound/water'
import { layWingbeats } from '../sound/wingbeats'

/** A burrow: earth all round, which gives hardly anything back. */
const BURROW: Room = { decay: 0.28, size: 0.7, dullness: 1900 }

const NIGHT_SECONDS = 18
/** The two breathe as slowly as they are seen to: a breath of two drawings. */
const BREATH_SECONDS = 3

/** The night as it is heard from below: wind over the hole, crickets through the roof, the flame, and two who breathe. */
export const night: Sound = {
  is: 'crickets',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience - 2,
  make() {
    const loop = stereoSilence(NIGHT_SECONDS)
    for (const pan of [-0.6, 0.6]) {
      const random = randomNamed(`night ${pan}`)
      const gust = wobble(0.4, random, NIGHT_SECONDS)
      const wind = around(pinkNoise(NIGHT_SECONDS, random), (signal) => bandPass(signal, 240, 0.7))
      layAround(
        loop,
        shaped(normalized(wind), (moment) => 0.5 + 0.3 * gust(moment)),
        { pan, gain: 0.09 },
      )
    }
    const random = randomNamed('night crickets')
    for (const [frequency, pan] of [
      [3300, -0.7],
      [3720, 0.5],
    ] as const) {
      for (let at = random.between(0, 0.6); at < NIGHT_SECONDS; at += random.between(0.9, 1.6))
        for (let chirp = 0; chirp < 3; chirp++) {
          const note = shaped(sine(frequency, 0.03), throughPoints([0, 0], [0.01, 1], [0.03, 0]))
          layAround(loop, lowPass(note, 3000), { at: at + chirp * 0.045, pan, gain: 0.035 })
        }
    }
    for (const [first, pan, pitch] of [
      [0, -0.35, 1],
      [0.7, 0.35, 1.5],
    ] as const) {
      for (let at = first; at < NIGHT_SECONDS; at += BREATH_SECONDS) {
        layAround(loop, breath(pitch, true, at), { at, pan, gain: 0.24 })
        layAround(loop, breath(pitch, false, at), { at: at + 1.5, pan, gain: 0.3 })
      }
    }
    const sparks = randomNamed('night flame')
    for (let at = sparks.between(0, 0.5); at < NIGHT_SECONDS; at += sparks.between(0.25, 1.3)) {
      const crackle = shaped(highPass(whiteNoise(0.02, sparks), 2200), strike(0.0006, 0.004))
      layAround(loop, crackle, { at, gain: sparks.between(0.02, 0.07) })
    }
    // What is sharp does not come through earth; it would cover what is done down here, too.
    return aroundStereo(loop, (sound) => eachChannel(sound, (signal) => lowPass(signal, 5200)))
  },
}

/** Air through a nose that is not awake. */
function breath(pitch: number, isIn: boolean, at: number): Signal {
  const random = randomNamed(`breath ${pitch} ${isIn} ${at}`)
  const deep = random.between(0.6, 1)
  const swell = throughPoints([0, 0], [(isIn ? 0.8 : 0.3) * random.between(0.8, 1.2), deep], [1.3, 0])
  const air = bandPass(pinkNoise(1.4, random), glide((isIn ? 420 : 620) * pitch, (isIn ? 700 : 340) * pitch, 1.2), 1.4)
  return shaped(normalized(air), swell)
}

/** What somebody says in a dream: short, soft, from under a blanket. */
interface Cry {
  readonly seconds: number
  /** Hertz. */
  readonly pitch: Envelope
  readonly loudness: Envelope
  /** What its mouth makes of it. */
  readonly mouth: readonly Formant[]
  readonly breath?: number
  /** How hoarse it is, 0…1. */
  readonly hoarse?: number
}

function voice(name: string, { seconds, pitch, loudness, mouth, breath = 0.2, hoarse = 0.2 }: Cry) {
  const swing = { jitter: 0.015 + 0.03 * hoarse, shimmer: 0.2 + 0.2 * hoarse, halved: hoarse, breath, tilt: 3500 }
  return shaped(normalized(formants(folds(seconds, pitch, swing, randomNamed(name)), [...mouth, ...UPPER])), loudness)
}

/** A cry as a sound: soft, and not for long. @param blanket what is taken from its treble, 0…1 */
function cry(is: Sound['is'], make: () => Signal, blanket = 0.75): Sound {
  return {
    is,
    kind: 'one-shot',
    channels: 1,
    // The blanket leaves most of them little treble.
    kilobits: is === 'exclaim' || is === 'owl' ? 48 : 40,
    loudness: LOUDNESS.voice - 4,
    make: () => muffled(make(), blanket),
  }
}

/** As it is heard from under a blanket, which takes away what is sharp, not all of it. */
function muffled(signal: Signal, blanket: number): Stereo {
  const sound = stereoSilence(secondsOf(signal) + 0.02)
  lay(sound, sum(shaped(lowPass(signal, 2500), blanket), shaped(signal, 1 - blanket)), { at: 0.01 })
  return inHabitat(sound, { ...BURROW, wet: 0.15, air: 46 }, randomNamed('under a blanket'))
}

function inBurrow(signal: Signal, wet: number): Stereo {
  const sound = stereoSilence(secondsOf(signal) + 0.08)
  lay(sound, signal, { at: 0.004 })
  return inRoom(sound, wet, BURROW)
}

/** Swells, and is gone, over so many seconds. */
const soft = (seconds: number, attack = 0.05): Envelope =>
  throughPoints([0, 0], [attack, 1], [seconds * 0.6, 0.7], [seconds - 0.01, 0])

/** What every mouth has above its vowel. */
const UPPER: readonly Formant[] = [
  [2900, 300, 0.4],
  [3900, 420, 0.3],
  [5200, 600, 0.15],
]
const SMALL: readonly Formant[] = [
  [900, 180, 1],
  [2300, 300, 0.5],
]

export const yapped = cry('dog', () => {
  const random = randomNamed('yap')
  const sound = stereoSilence(0.5)
  for (const [at, size] of [
    [0, 1],
    [0.24, 0.9],
  ] as const) {
    const seconds = 0.17
    const pitch = throughPoints([0, 320 * size], [0.04, 690 * size, -1], [0.1, 520 * size], [seconds, 280 * size])
    const torn = { jitter: 0.05, roughness: 0.55, roughnessRate: 92, breath: 0.1, opening: 0.25 }
    const mouth = formants(throat(seconds, pitch, torn, random), [
      [throughPoints([0, 560], [0.06, 1150], [seconds, 680]), 150, 1],
      [throughPoints([0, 1350], [0.06, 1950], [seconds, 1450]), 220, 0.8],
      [3000, 380, 0.4],
      [4300, 600, 0.25],
    ])
    const swell = throughPoints([0, 0], [0.016, 1], [0.09, 0.8], [seconds, 0, 1])
    lay(sound, normalized(saturated(normalized(shaped(mouth, swell)), 1.7)), { at, gain: size })
  }
  return sound.left
})
export const bleated = cry(
  'goat',
  () => {
    const level = chopped(11, 0.75)
    return voice('bleat', {
      seconds: 0.55,
      pitch: (moment) => (420 - 60 * moment) * (0.98 + 0.04 * level(moment)),
      loudness: (moment) => level(moment) * soft(0.55)(moment),
      mouth: [
        [890, 300, 1],
        [1590, 400, 0.9],
        [2300, 500, 0.7],
      ],
      hoarse: 0.4,
    })
  },
  0.4,
)
export const cawed = cry('birdcry', () => {
  const sound = stereoSilence(0.8)
  for (const [at, gain] of [
    [0, 1],
    [0.4, 0.8],
  ] as const) {
    const caw = voice(`caw ${at}`, {
      seconds: 0.3,
      pitch: throughPoints([0, 480], [0.08, 560], [0.3, 430]),
      loudness: soft(0.3, 0.02),
      mouth: [
        [1150, 260, 1],
        [1950, 350, 0.9],
        [3300, 600, 0.6],
      ],
      breath: 0.5,
      hoarse: 0.6,
    })
    lay(sound, caw, { at, gain })
  }
  return sound.left
})
export const gulped = cry('gulp', () => {
  const random = randomNamed('gulp')
  const sound = stereoSilence(0.6)
  for (const [at, pitch] of [
    [0, 190],
    [0.16, 300],
  ] as const) {
    lay(sound, bubble(pitch, 0.09, 1.4), { at })
    const wet = bandPass(pinkNoise(0.09, random), glide(400, 1100, 0.08), 2.5)
    lay(sound, shaped(normalized(wet), throughPoints([0, 0], [0.05, 0.4], [0.09, 0])), { at: at + 0.01 })
  }
  for (let drop = 0; drop < 7; drop++) {
    const at = 0.18 + 0.3 * random.next()
    lay(sound, bubble(random.acrossOctaves(350, 1500), 0.04, 0.8), { at, gain: 0.3 * random.next() })
  }
  return sound.left
})
export const clicked = cry('click', () => {
  const random = randomNamed('clicked')
  const sound = stereoSilence(0.6)
  for (let i = 0; i < 4; i++) {
    const tongue = { pitch: 1250 + (i % 2) * 260, gap: 0.02, second: 0.3 }
    layClick(sound, tongue, random, { at: 0.004 + i * 0.13, gain: 1 - i * 0.12 })
  }
  return sound.left
})
export const slurped = cry('gulp', () => {
  const random = randomNamed('slurp')
  const wet = bandPass(whiteNoise(0.5, random), glide(500, 1500, 0.45), 5)
  const drops = wobble(30, random)
  const sound = stereoSilence(0.6)
  const air = shaped(
    shaped(normalized(wet), (moment) => 0.4 + 0.6 * Math.max(0, drops(moment))),
    soft(0.5, 0.12),
  )
  lay(sound, air, { gain: 0.7 })
  layBubbles(sound, { from: 0.06, to: 0.5, count: 18, lowest: 350, highest: 1400, gain: 0.4, crowding: 1 }, random)
  return sound.left
})
export const croaked = cry('frog', () =>
  voice('croak', {
    seconds: 0.5,
    // Two times eight pulses, each of them heard.
    pitch: () => 40,
    loudness: throughPoints([0, 0.6], [0.18, 1], [0.2, 0], [0.27, 0], [0.28, 0.7], [0.46, 1], [0.48, 0]),
    mouth: [
      [560, 130, 1],
      [1300, 200, 0.9],
      [2100, 300, 0.6],
    ],
    breath: 0.1,
    hoarse: 0,
  }),
)
export const squeaked = cry('squeak', () =>
  voice('squeak', {
    seconds: 0.3,
    pitch: glide(1100, 1700, 0.25),
    loudness: soft(0.3),
    mouth: SMALL,
    breath: 0.05,
    hoarse: 0,
  }),
)
export const chittered = cry('squeak', () => {
  const sound = stereoSilence(0.8)
  layPeeps(sound, { pitch: 2100, calls: [0.05, 0.04, 0.05, 0.04, 0.06, 0.05, 0.07] }, randomNamed('chitter'))
  return sound.left
})
export const snored = cry('snore', () => {
  const seconds = 0.8
  // A slack palate snaps as folds do, unevenly, in a throat full of air.
  const slack = { jitter: 0.04, shimmer: 0.3, halved: 0.3, breath: 0.5, tilt: 2400 }
  const palate = exclaimed(
    seconds,
    throughPoints([0, 76], [0.32, 95], [seconds, 66]),
    [
      [500, 1100],
      [400, 990],
    ],
    slack,
    randomNamed('snore'),
  )
  return shaped(palate, throughPoints([0, 0], [0.32, 1], [0.64, 0.7], [seconds, 0]))
})
export const hummed = cry(
  'exclaim',
  () =>
    voice('hum', {
      seconds: 0.6,
      pitch: throughPoints([0, 240], [0.2, 262], [0.6, 220]),
      loudness: soft(0.6, 0.12),
      mouth: [
        [400, 110, 1],
        [1100, 180, 0.7],
      ],
      breath: 0.2,
      hoarse: 0.1,
    }),
  0.5,
)
export const groaned = cry(
  'exclaim',
  () =>
    voice('groan', {
      seconds: 0.75,
      pitch: throughPoints([0, 195], [0.2, 230], [0.75, 161]),
      loudness: soft(0.75, 0.2),
      mouth: [
        [throughPoints([0, 420], [0.25, 700], [0.75, 420]), 90, 1],
        [throughPoints([0, 900], [0.25, 1250], [0.75, 850]), 135, 0.7],
      ],
      breath: 0.3,
      hoarse: 0,
    }),
  0.4,
)
export const whistled = cry('whistle', () => {
  const random = randomNamed('kettle')
  const note = shaped(sine(glide(900, 1450, 0.4, 0.4), 0.46), soft(0.46, 0.3))
  return sum(
    note,
    shaped(bandPass(whiteNoise(0.46, random), 2300, 2), (moment) => 0.5 * soft(0.46, 0.3)(moment)),
  )
})
export const growled = cry('roar', () =>
  voice('growl', {
    seconds: 0.6,
    pitch: throughPoints([0, 92], [0.2, 118], [0.6, 96]),
    loudness: soft(0.6, 0.12),
    mouth: [
      [340, 130, 1],
      [640, 160, 0.9],
      [1100, 260, 0.6],
    ],
    breath: 0.7,
    hoarse: 0.6,
  }),
)
export const hooted = cry('owl', () => {
  // It bends by a quarter, up and down.
  const pitch = throughPoints([0, 330], [0.08, 390], [0.2, 350], [0.3, 330], [0.42, 410], [0.75, 330])
  const loudness = throughPoints([0, 0], [0.05, 0.8], [0.16, 0], [0.26, 0], [0.36, 1], [0.55, 0.7], [0.74, 0])
  const air = bandPass(pinkNoise(0.75, randomNamed('hoot')), 600, 1.5)
  const double = shaped(
    sine((moment) => 2 * pitch(moment), 0.75),
    0.1,
  )
  return shaped(sum(sine(pitch, 0.75), double, shaped(normalized(air), 0.2)), loudness)
})
export const flapped = cry('wings', () => {
  const sound = stereoSilence(0.5)
  const random = randomNamed('flap')
  layWingbeats(sound, { from: 0, to: 0.42, rate: 7, low: 420, gain: 1 }, random)
  return sound.left
})
export const snuffled = cry('breath', () => {
  const sound = stereoSilence(0.95)
  const random = randomNamed('snuffle')
  for (const [at, seconds, gain] of [
    [0, 0.22, 0.7],
    [0.27, 0.24, 0.8],
    [0.57, 0.34, 1],
  ] as const) {
    const nose = whispered(
      seconds,
      [
        [600, 1500],
        [800, 2000],
      ],
      random,
      0.3,
    )
    lay(sound, shaped(nose, throughPoints([0, 0], [seconds * 0.7, 1, -1.5], [seconds, 0])), { at, gain })
  }
  return sound.left
})
export const honked = cry('birdcry', () =>
  voice('honk', {
    seconds: 0.5,
    pitch: throughPoints([0, 300], [0.05, 380], [0.17, 330], [0.25, 320], [0.3, 420], [0.46, 330]),
    loudness: throughPoints([0, 0], [0.02, 1], [0.15, 0.8], [0.19, 0], [0.25, 0], [0.28, 1], [0.46, 0]),
    mouth: [
      [780, 150, 1],
      [1500, 200, 0.9],
      [2300, 300, 0.6],
    ],
    hoarse: 0.5,
  }),
)
export const boinged = effect('spring', LOUDNESS.voice - 4, () => {
  const shaking = (moment: number) => 1 + 0.22 * Math.exp(-4 * moment) * Math.sin(2 * Math.PI * 15 * moment)
  const swing = { jitter: 0.003, shimmer: 0.03, halved: 0, breath: 0.02, tilt: 2500 }
  const spring = folds(0.8, (moment) => 220 * shaking(moment), swing, randomNamed('boing'))
  const wound = formants(spring, [
    [(moment) => 700 * shaking(moment), 120, 1],
    [(moment) => 1500 * shaking(moment), 200, 0.7],
    [2800, 400, 0.3],
    [5200, 800, 0.15],
  ])
  return shaped(normalized(wound), strike(0.003, 0.7))
})
export const mewed = cry(
  'cat',
  () =>
    voice('mew', {
      seconds: 0.75,
      pitch: throughPoints([0, 650], [0.15, 820], [0.45, 780], [0.75, 570]),
      loudness: throughPoints([0, 0], [0.12, 0.7], [0.3, 1], [0.75, 0]),
      breath: 0.12,
      hoarse: 0,
      // A small head: its vowel lies high.
      mouth: [
        [throughPoints([0, 500], [0.25, 1600], [0.75, 500]), 300, 1],
        [throughPoints([0, 2600], [0.75, 1300]), 240, 0.8],
      ],
    }),
  0.5,
)
export const grunted = cry(
  'exclaim',
  () =>
    voice('grunt', {
      seconds: 0.34,
      pitch: glide(150, 96, 0.3),
      loudness: soft(0.34, 0.03),
      mouth: [
        [throughPoints([0, 600], [0.3, 450]), 120, 1],
        [throughPoints([0, 1200], [0.3, 950]), 180, 0.8],
      ],
      breath: 0.4,
      hoarse: 0.4,
    }),
  0.5,
)
function effect(is: Sound['is'], loudness: number, make: () => Signal, wet = 0.12): Sound {
  return { is, kind: 'one-shot', channels: 1, kilobits: 48, loudness, make: () => inBurrow(make(), wet) }
}

/** Somebody lies down in straw. */
export const rustle: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('rustle')
    const straw = wobble(44, random)
    const dry = bandPass(whiteNoise(0.5, random), 2600, 0.8)
    return inBurrow(
      shaped(
        normalized(dry),
        (moment) =>
          throughPoints([0, 0], [0.03, 0.5], [0.2, 1], [0.48, 0])(moment) * (0.3 + 0.7 * Math.abs(straw(moment))),
      ),
      0.1,
    )
  },
}
/** A frame that swings against a root. */
export const knock: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`knock ${variation}`)
    const sound = stereoSilence(0.4)
    for (const at of [
      [0, 0.11, 0.27],
      [0, 0.16],
      [0, 0.2, 0.29],
    ][variation - 1] ?? [0]) {
      lay(sound, knocked(230 + 40 * variation, random, 0.055), { at: at + 0.004, gain: 1 - at })
      layTouch(sound, at + 0.004, 0.35, random)
    }
    return inRoom(sound, 0.06, BURROW)
  },
}
/** The wheel of the lamp, and a flame that ducks. */
export const dim = effect('whoosh', LOUDNESS.effect - 2, () =>
  sum(
    shaped(sine(glide(1250, 840, 0.16), 0.2), (moment) => 0.25 * strike(0.02, 0.07)(moment)),
    shaped(lowPass(pinkNoise(0.5, randomNamed('dim')), glide(1900, 300, 0.4)), strike(0.05, 0.16)),
  ),
)
export const brighten = effect('whoosh', LOUDNESS.effect - 2, () =>
  sum(
    shaped(sine(glide(840, 1250, 0.16), 0.2), (moment) => 0.25 * strike(0.02, 0.07)(moment)),
    shaped(
      lowPass(pinkNoise(0.5, randomNamed('brighten')), glide(300, 2400, 0.3)),
      throughPoints([0, 0], [0.2, 1], [0.46, 0]),
    ),
  ),
)
export const peep = effect('squeak', LOUDNESS.touch + 3, () => {
  const sound = stereoSilence(0.3)
  layPeeps(sound, { pitch: 1700, calls: [0.11] }, randomNamed('peep'))
  return sound.left
})
export const plop = effect('bubble', LOUDNESS.effect - 2, () => {
  const sound = stereoSilence(0.2)
  lay(sound, bubble(420, 0.07, 1.4))
  lay(
    sound,
    shaped(sine(glide(1300, 700, 0.1), 0.14), (moment) => 0.3 * strike(0.005, 0.04)(moment)),
  )
  layTouch(sound, 0.004, 0.5, randomNamed('plop'))
  return sound.left
})
export const ooze = effect('bubble', LOUDNESS.effect - 5, () => {
  const random = randomNamed('ooze')
  const sound = stereoSilence(0.45)
  layBubbles(sound, { from: 0.005, to: 0.34, count: 11, lowest: 300, highest: 950, gain: 0.6, crowding: 1 }, random)
  const wet = shaped(
    normalized(bandPass(whiteNoise(0.4, random), glide(420, 900, 0.3), 5)),
    throughPoints([0, 0], [0.16, 1], [0.38, 0]),
  )
  lay(sound, wet, { gain: 0.2 })
  return sound.left
})
export const clink = effect('glass', LOUDNESS.effect - 9, () => {
  const sound = stereoSilence(0.4)
  layGlass(sound, { pitch: 2150, at: 0.004 }, randomNamed('clink'))
  return sound.left
})
export const jingle = effect(
  'chime',
  LOUDNESS.effect - 3,
  () => {
    const sound = stereoSilence(0.86)
    for (const [at, frequency] of [
      [0, 2093],
      [0.07, 2637],
      [0.16, 3136],
      [0.3, 4186],
    ] as const)
      lay(
        sound,
        struck(
          [
            { frequency, decay: 1.1, gain: 1 },
            { frequency: frequency * 2.7, decay: 0.25, gain: 0.2 },
          ],
          0.55,
        ),
        { at, gain: 0.7 },
      )
    return sound.left
  },
  0.2,
)
export const patter: Sound = {
  is: 'steps',
  kind: 'one-shot',
  channels: 1,
  kilobits: 40,
  loudness: LOUDNESS.effect - 5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`patter ${variation}`)
    const sound = stereoSilence(0.85)
    layScuttling(sound, { from: 0.005, to: 0.75, pace: 9, weight: 0.45 }, random)
    return uneven(inRoom(sound, 0.1, BURROW), 0.6, random)
  },
}
