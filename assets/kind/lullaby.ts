import { glockenspiel, vibraphone } from '../sound/instruments'
import { type Note, written } from '../sound/music/notation'
import { playedRound, type Tune } from '../sound/music/performance'
import type { Stereo } from '../sound/signal'

const BEATS = 3
const BARS = 8

/** A lullaby in G, whose bass goes down a step a bar, and whose last phrase asks and is not answered. */
const MELODY = `
  | B5:2 D6 | A5:2 B5 | G5 A5 B5 | D5:2 r | C6:2 B5 | A5 G5 E5 | F5:2 A5 | D5:2 r |`

const ACCOMPANIMENT = `
  | G3 [B3 D4] [B3 D4]~ | F#3 [A3 D4] [A3 D4]~ | E3 [G3 B3] [G3 B3]~ | D3 [G3 B3] r
  | C3 [G3 C4] [G3 C4]~ | C3 [Eb3 G3] [Eb3 G3]~ | F3 [A3 C4] [A3 C4]~ | D3 [F#3 C4] r |`

/** What the music box plays. */
export function lullaby(): Stereo {
  const played: Tune = {
    name: 'lullaby',
    beatsPerMinute: 80,
    beats: BARS * BEATS,
    room: { decay: 1.2, size: 0.9, dullness: 3600 },
    parts: [
      { voice: 'box', notes: inVoice('box', MELODY), instrument: glockenspiel, level: 0, send: 0.35 },
      { voice: 'comb', notes: inVoice('comb', ACCOMPANIMENT), instrument: vibraphone, level: -9, send: 0.25 },
    ],
  }
  return playedRound(played)
}

function inVoice(voice: string, line: string): Note[] {
  return written(line, { tune: 'lullaby', voice, beats: BEATS })
}
