import { bass, brush, clarinet, glockenspiel } from '../sound/instruments'
import { type Note, written } from '../sound/music/notation'
import { type Feel, playedRound, type Tune } from '../sound/music/performance'
import type { Stereo } from '../sound/signal'
import { accordion, flute, guitar } from './players'

const BEATS = 3
const BARS = 32

/** Thirty-two bars in G: asked, asked again, doubted in the minor, and asked once more. */
const MELODY = `
  | B4:1.5 C5:.5 D5 | G5:2> D5       | E5:1.5 F#5:.5 G5   | D5:2 B4  | C5:1.5 D5:.5 E5 | G5:2> E5         | C#5 E5 G5         | F#5:2 A4
  | B4:1.5 C5:.5 D5 | B5:2> G5       | A5:1.5 G5:.5 E5    | G5:2 Eb5 | D5 G5 B5>       | B5:1.5 A5:.5 G#5 | E5 G5:.5 A5:.5 F#5 | G5:2 r
  | E5. G5. B5      | A5:1.5> G5:.5 F#5 | G5:1.5 F#5:.5 E5 | B4:2 D5 | C5. E5. G5      | F#5:1.5> E5:.5 D5 | E5:1.5 D5:.5 C#5 | D5 C5 A4
  | B4:1.5 C5:.5 D5 | G5:1.5> A5:.5 B5 | E5:1.5 F#5:.5 G5 | A5:2 Eb5 | D5 G5 B5        | D6:1.5> B5:.5 G#5 | A5 C6 F#5       | G5:2 r:.5 A4:.5 |`

const COUNTER = `
  | r:3  | r:3   | r:3  | r:3   | r:3  | r:3   | r:3          | r:3
  | D4:3 | F4:3  | E4:3 | Eb4:3 | D4:3 | D4:3  | C4:1.5 C4:1.5 | B3:3
  | G4:3 | F#4:3 | E4:3 | G4:3  | E4:3 | D4:3  | G4:3         | F#4:2 E4
  | D4:3 | F4:3  | E4:3 | Eb4:3 | B4:3 | G#4:3 | G4:1.5 C5:1.5 | B4:3 |`

/** The bass on the first beat; on the third too, where the chord changes there. */
const BASS = `
  | G2:1. r:2 | B2:1. r:2  | C3:1. r:2 | B2:1. r:2  | A2:1. r:2 | E2:1. r:2  | A2:1. r:2         | D3:1. r:2
  | G2:1. r:2 | F2:1. r:2  | E2:1. r:2 | Eb2:1. r:2 | D2:1. r:2 | G#2:1. r:2 | A2:1. r D3:1.     | G2:1. r:2
  | E2:1. r:2 | D#2:1. r:2 | E2:1. r:2 | D2:1. r:2  | C3:1. r:2 | B2:1. r:2  | C#3:1. r:2        | D3:1. r:2
  | G2:1. r:2 | F2:1. r:2  | E2:1. r:2 | Eb2:1. r:2 | D2:1. r:2 | G#2:1. r:2 | A2:1. r D3:1.     | G2:1. r:2 |`

/** The chords of the bars, on the second beat and the third. */
const CHORDS: readonly string[] = [
  ...['B3 D4 G4', 'B3 D4 G4', 'C4 E4 G4', 'B3 D4 G4', 'C4 E4 G4', 'B3 E4 G4', 'A3 C#4 G4', 'A3 C4 F#4'],
  ...['B3 D4 G4', 'B3 D4 F4', 'C4 E4 G4', 'C4 Eb4 G4', 'B3 D4 G4', 'B3 D4 E4', 'C4 E4 G4', 'B3 D4 G4'],
  ...['B3 E4 G4', 'A3 D#4 F#4', 'B3 E4 G4', 'B3 E4 G4', 'C4 E4 G4', 'A3 D4 F#4', 'A3 E4 G4', 'A3 C4 F#4'],
  ...['B3 D4 G4', 'B3 D4 F4', 'C4 E4 G4', 'A3 C4 Eb4', 'B3 D4 G4', 'B3 D4 E4', 'C4 E4 G4', 'B3 D4 G4'],
]

/** A waltz comes down hard on its first beat; the second is a little early, as in Vienna. */
const DANCED: Feel = { stress: [1, 0.86, 0.9] }
const EARLY: Feel = { stress: [1, 1, 0.88], late: -0.012 }

/** What is played while a daisy is asked: a wooden flute, then a musette, over guitar and bass. */
export function waltz(): Stereo {
  const lead = inVoice('lead', MELODY)
  const chords = inVoice('chords', CHORDS.map((chord) => `r [${chord}]. [${chord}].~`).join('|'))
  const tune: Tune = {
    name: 'waltz',
    beatsPerMinute: 160,
    beats: BARS * BEATS,
    room: { decay: 1.1, size: 0.85, dullness: 5500, delay: 0.018 },
    parts: [
      {
        ...{ voice: 'flute', notes: between(lead, 0, 16).concat(between(lead, 24, 32)), instrument: flute },
        ...{ level: 0, pan: -0.08, send: 0.26, feel: { ...DANCED, late: 0.008 } },
      },
      {
        ...{ voice: 'musette', notes: between(lead, 16, 32), instrument: accordion },
        ...{ level: -2, pan: 0.12, send: 0.2, feel: DANCED },
      },
      {
        ...{ voice: 'bells', notes: raised(between(lead, 24, 32), 12), instrument: glockenspiel },
        ...{ level: -9, pan: 0.35, send: 0.35 },
      },
      {
        ...{ voice: 'reed', notes: inVoice('reed', COUNTER), instrument: clarinet },
        ...{ level: -7, pan: -0.38, send: 0.25 },
      },
      { voice: 'bass', notes: inVoice('bass', BASS), instrument: bass, level: -4.5, send: 0.06, feel: DANCED },
      { voice: 'guitar', notes: chords, instrument: guitar, level: -8, pan: -0.3, send: 0.14, feel: EARLY },
      { voice: 'bellows', notes: chords, instrument: accordion, level: -11, pan: 0.34, send: 0.14, feel: EARLY },
      { voice: 'brush', notes: brushes(), instrument: brush, level: -16, pan: 0.2, send: 0.1 },
    ],
  }
  return playedRound(tune)
}

function inVoice(voice: string, line: string): Note[] {
  return written(line, { tune: 'waltz', voice, beats: BEATS })
}

function between(notes: readonly Note[], from: number, to: number): Note[] {
  return notes.filter(({ bar }) => bar >= from && bar < to)
}

function raised(notes: readonly Note[], semitones: number): Note[] {
  return notes.map((note) => ({ ...note, midi: note.midi + semitones }))
}

/** On two and three. */
function brushes(): Note[] {
  return Array.from({ length: BARS }, (_, bar) =>
    [1, 2].map((place) => ({
      ...{ beat: bar * BEATS + place, length: 0.2, midi: 60, strength: place === 1 ? 0.5 : 0.42, bar, place },
    })),
  ).flat()
}
