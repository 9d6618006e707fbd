import { bass, brush, clarinet, glockenspiel, marimba } from '../sound/instruments'
import { type Note, written } from '../sound/music/notation'
import { type Feel, playedRound, type Tune } from '../sound/music/performance'
import type { Stereo } from '../sound/signal'

const BEATS = 2
const BARS = 16

/** Sixteen bars in C, a bar for a bite: two beats of 0.4 s. */
const MELODY = `
  | E5:.5 F5:.5 G5   | G5:.5. A5:.5 G5 | E5:.5 C5:.5 E5:.5 G5:.5   | D5:1.5 r:.5 | F5:.5 E5:.5 D5        | D5:.5 E5:.5 F5 | A5:.5 G5:.5 F5:.5 D5:.5 | E5:1.5 r:.5
  | E5:.5 F5:.5 G5   | C6:.5. B5:.5 A5 | A5:.5 G5:.5 F#5:.5 A5:.5> | G5:1.5 r:.5 | A5:.5. C6:.5 A5:.5 F5:.5 | G5:.5 E5:.5 C5 | D5:.5 F5:.5 B4:.5 D5:.5 | C5. C6.> |`

/** On the beats. */
const BASS = `
  | C3. G2. | E3. G2. | C3. E3.   | G2. D3. | G2. B2. | D3. G2. | B2. G2. | C3. G2.
  | C3. G2. | F2. A2. | D3. F#2.  | G2. G2. | F2. A2. | C3. G2. | G2. B2. | C3. C3. |`

/** The chords of the bars, off the beats. */
const CHORDS: readonly string[] = [
  ...['E4 G4 C5', 'E4 G4 C5', 'E4 G4 C5', 'F4 G4 B4', 'F4 G4 B4', 'F4 G4 B4', 'F4 G4 B4', 'E4 G4 C5'],
  ...['E4 G4 C5', 'F4 A4 C5', 'F#4 A4 C5', 'F4 G4 B4', 'F4 A4 C5', 'E4 G4 C5', 'F4 G4 B4', 'E4 G4 C5'],
]

const TROTTED: Feel = { stress: [1, 0.84] }

/** What she runs to: a clarinet over marimba and bass, as light as sponge. */
export function galop(): Stereo {
  const lead = inVoice('lead', MELODY)
  const chords = inVoice('chords', CHORDS.map((chord) => `r:.5 [${chord}]:.5.~ r:.5 [${chord}]:.5.~`).join('|'))
  const tune: Tune = {
    name: 'galop',
    beatsPerMinute: 150,
    beats: BARS * BEATS,
    room: { decay: 0.5, size: 0.5, dullness: 4500 },
    parts: [
      { voice: 'clarinet', notes: lead, instrument: clarinet, level: 0, pan: -0.1, send: 0.16, feel: TROTTED },
      {
        ...{ voice: 'bells', notes: lead.filter(({ bar }) => bar >= 8), instrument: glockenspiel },
        ...{ level: -9, pan: 0.34, send: 0.3 },
      },
      { voice: 'bass', notes: inVoice('bass', BASS), instrument: bass, level: -4, send: 0.05, feel: TROTTED },
      { voice: 'marimba', notes: chords, instrument: marimba, level: -6, pan: 0.22, send: 0.14 },
      { voice: 'brush', notes: brushes(), instrument: brush, level: -15, pan: -0.24, send: 0.08 },
    ],
  }
  return playedRound(tune)
}

function inVoice(voice: string, line: string): Note[] {
  return written(line, { tune: 'galop', voice, beats: BEATS })
}

/** Off the beats, as her feet. */
function brushes(): Note[] {
  return Array.from({ length: BARS }, (_, bar) =>
    [0.5, 1.5].map((place) => ({
      ...{ beat: bar * BEATS + place, length: 0.15, midi: 60, strength: place > 1 ? 0.5 : 0.4, bar, place },
    })),
  ).flat()
}
