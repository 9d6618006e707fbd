import { bass, brush, clarinet, marimba, snap, vibraphone } from '../sound/instruments'
import { type Note, written } from '../sound/music/notation'
import { type Feel, playedRound, type Tune } from '../sound/music/performance'
import type { Stereo } from '../sound/signal'

const BEATS = 4
const BARS = 12

/** Twelve bars in D minor: two times four on tiptoe, and four in which one stands still and looks about. */
const BASS = `
  | D2:.5. r:.5 F2:.5. r:.5 G2:.5. G#2:.5. A2:.5.> r:.5   | D3:.5. r:.5 C3:.5. r:.5 A2:.5. F2:.5. E2:.5. r:.5
  | D2:.5. r:.5 F2:.5. r:.5 G2:.5. G#2:.5. A2:.5.> r:.5   | Bb2:.5. r:.5 A2:.5. r:.5 G#2:.5. A2:.5. r:.5 A1:.5.
  | G2:.5. r:.5 Bb2:.5. r:.5 C3:.5. C#3:.5. D3:.5.> r:.5  | F3:.5. r:.5 D3:.5. r:.5 Bb2:.5. G2:.5. F2:.5. r:.5
  | E2:.5. r:.5 G2:.5. r:.5 Bb2:.5. A2:.5. G2:.5. F2:.5.  | E2:.5. r:.5 A1:.5.> r:.5 C#2:.5. E2:.5. r
  | D2:.5.> r:3 C#2:.5.                                   | D2:.5.> r:2.5 F2:.5. E2:.5.
  | Bb1:.5. r:.5 D2:.5. r:.5 F2:.5. r:.5 Ab2:.5.> r:.5    | A2:.5. G2:.5. F2:.5. E2:.5. C#2:.5. r:.5 A1:.5.> r:.5 |`

const REED = `
  | r:4                                          | r:2.5 A4:.5. C5:.5. D5:.5.
  | r:4                                          | r:2 G#4:.5. A4:.5. r
  | D5:1.5> C#5:.5 D5:.5. F5:.5. r               | r D5:.5. Bb4:.5. G4 r
  | E4:.5. G4:.5. Bb4:.5. C#5:.5. E5:1.5> D5:.5  | C#5:1.5 r:.5 A4:.5. r:1.5
  | r A5:.5.> G#5:.5. G5:.5. F#5:.5. F5:.5. r:.5 | r F5:.5.> E5:.5. Eb5:.5. D5:.5. C#5:.5. r:.5
  | r:.5 D4:.5 F4:.5. Bb4:.5. D5:1.5> Ab4:.5     | A4:1.5_ r:.5 E5:.5. r:.5 A4:.5.~ r:.5 |`

const CHORDS = `
  | r:3.5 [F4 A4 D5]:.5.                       | r:4
  | r:3.5 [F4 B4 D5]:.5.                       | r:4
  | r:3.5 [F4 Bb4 D5]:.5.                      | r:4
  | r:4                                        | r:2.5 [G4 C#5 E5]:.5.> r
  | [F4 A4 C#5]:.5.> r:3.5                     | [F4 A4 C5]:.5.> r:3.5
  | r:1.5 [D4 F4 Ab4]:.5. r:1.5 [D4 F4 Ab4]:.5.~ | r:2.5 [G4 C#5 F5]:.5.> r |`

const SWUNG: Feel = { swing: 0.14, stress: [1, 0.85, 0.95, 0.85] }

/** The thief's tune: plucked bass on tiptoe, a clarinet that has an idea, fingers snapping. */
export function tiptoe(): Stereo {
  const low = inVoice('bass', BASS)
  const tune: Tune = {
    name: 'tiptoe',
    beatsPerMinute: 100,
    beats: BARS * BEATS,
    room: { decay: 0.9, size: 0.9, dullness: 3800 },
    parts: [
      { voice: 'bass', notes: low, instrument: bass, level: 0, send: 0.08, feel: SWUNG },
      // Small speakers know no bass: wood an octave above it keeps the line to be heard.
      { voice: 'wood', notes: raised(low, 12), instrument: marimba, level: -6, pan: -0.12, send: 0.15, feel: SWUNG },
      {
        voice: 'reed',
        notes: inVoice('reed', REED),
        instrument: clarinet,
        level: -3,
        pan: 0.25,
        send: 0.25,
        feel: { ...SWUNG, late: 0.012 },
      },
      {
        voice: 'chords',
        notes: inVoice('chords', CHORDS),
        instrument: vibraphone,
        level: -7,
        pan: -0.3,
        send: 0.35,
        feel: SWUNG,
      },
      { voice: 'fingers', notes: fingers(), instrument: snap, level: -10, pan: -0.1, send: 0.4 },
      { voice: 'brush', notes: brushes(), instrument: brush, level: -13, pan: 0.35, send: 0.1, feel: SWUNG },
    ],
  }
  return playedRound(tune)
}

function inVoice(voice: string, line: string): Note[] {
  return written(line, { tune: 'tiptoe', voice, beats: BEATS })
}

function raised(notes: readonly Note[], semitones: number): Note[] {
  return notes.map((note) => ({ ...note, midi: note.midi + semitones }))
}

/** On two and four; none while he stands still. */
function fingers(): Note[] {
  const standing = [8, 9]
  return everyBar((bar) => (standing.includes(bar) ? [] : [1, 3]), 0.8)
}

/** Every half beat, the second one stronger. */
function brushes(): Note[] {
  return [...everyBar(() => [0, 1, 2, 3], 0.4), ...everyBar(() => [0.5, 1.5, 2.5, 3.5], 0.65)]
}

function everyBar(places: (bar: number) => number[], strength: number): Note[] {
  return Array.from({ length: BARS }, (_, bar) =>
    places(bar).map((place) => ({ beat: bar * BEATS + place, length: 0.1, midi: 60, strength, bar, place })),
  ).flat()
}
