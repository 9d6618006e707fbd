import { glockenspiel, vibraphone } from '../sound/instruments'
import { type Note, written } from '../sound/music/notation'
import { playedRound, type Tune } from '../sound/music/performance'
import type { Stereo } from '../sound/signal'

const BEATS = 3
const BARS = 8

/** A waltz on a music box, in A minor: the second time it has lost the end of every phrase. */
const MELODY = `
  | A5 C6 E6 | D6:2 B5 | C6 A5 B5 | G#5:2 r | A5 C6 E6 | D6:2 r | C6 r:2 | r:3 |`

const ACCOMPANIMENT = `
  | A3 [C4 E4] [C4 E4]~ | G3 [B3 D4] [B3 D4]~ | F3 [A3 C4] [A3 C4]~ | E3 [G#3 B3] r
  | A3 [C4 E4] r        | G3 [B3 D4] r        | F3 r:2              | r:3 |`

/** What one nearly remembers. */
export function tune(): Stereo {
  const played: Tune = {
    name: 'tune',
    beatsPerMinute: 90,
    beats: BARS * BEATS,
    room: { decay: 1.8, size: 1.1, dullness: 3400 },
    parts: [
      { voice: 'box', notes: inVoice('box', MELODY), instrument: glockenspiel, level: 0, send: 0.4 },
      { voice: 'comb', notes: inVoice('comb', ACCOMPANIMENT), instrument: vibraphone, level: -8, send: 0.3 },
    ],
  }
  return playedRound(played)
}

function inVoice(voice: string, line: string): Note[] {
  return written(line, { tune: 'tune', voice, beats: BEATS })
}
