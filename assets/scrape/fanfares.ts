import { bass, brass, glockenspiel, kettledrum, marimba } from '../sound/instruments'
import { type Note, written } from '../sound/music/notation'
import { playedOnce, type Tune } from '../sound/music/performance'
import type { Room } from '../sound/reverb'
import type { Stereo } from '../sound/signal'

const KIOSK: Room = { decay: 0.6, size: 0.6, dullness: 5500 }
const TOWN_HALL: Room = { decay: 1.4, size: 1.1, dullness: 4600, delay: 0.02 }

/** Three coins: a grin. */
export function coinsFanfare(): Stereo {
  const lead = inVoice('coins', 'bells', 4, '| A5:.5. D6:.5. F#6:.5. A6:2.5> |')
  const tune: Tune = {
    name: 'coins',
    beatsPerMinute: 176,
    beats: 4,
    room: KIOSK,
    parts: [
      { voice: 'bells', notes: lead, instrument: glockenspiel, level: 0, send: 0.2 },
      { voice: 'wood', notes: raised(lead, -12), instrument: marimba, level: -3, send: 0.15 },
    ],
  }
  return playedOnce(tune, 0.2)
}

/** Three purses: a small dance on the spot. */
export function pursesFanfare(): Stereo {
  const lead = inVoice('purses', 'bells', 4, '| D5:.5. F#5:.5. A5:.5. B5:.5> A5:.5. F#5:.5. A5 | D6:4> |')
  const tune: Tune = {
    name: 'purses',
    beatsPerMinute: 168,
    beats: 8,
    room: KIOSK,
    parts: [
      { voice: 'wood', notes: lead, instrument: marimba, level: 0, pan: -0.1, send: 0.2 },
      { voice: 'bells', notes: raised(lead, 12), instrument: glockenspiel, level: -7, pan: 0.2, send: 0.3 },
      {
        voice: 'middle',
        notes: inVoice(
          'purses',
          'middle',
          4,
          '| r [F#4 A4]:.5. r [G4 B4]:.5. r:.5 [G4 C#5]:.5. | [F#4 A4 D5]:2> r:2 |',
        ),
        instrument: marimba,
        level: -5,
        send: 0.2,
      },
      {
        voice: 'bass',
        notes: inVoice('purses', 'bass', 4, '| D3:.5. r:.5 A2:.5. r:.5 G2:.5. r:.5 A2:.5. r:.5 | D2:.5.> r:3.5 |'),
        instrument: bass,
        level: -4,
        send: 0.1,
      },
    ],
  }
  return playedOnce(tune, 0.1)
}

/** Three houses, one chance in a hundred: the town band. */
export function housesFanfare(): Stereo {
  const staff = (voice: string, line: string) => inVoice('houses', voice, 4, line)
  const melody = staff(
    'melody',
    '| A4:.333. A4:.333. A4:.334. D5> F#5:.5. E5:.5. G5 | F#5:.5. A5:.5. E5:.5. G5:.5. F#5:2>_ |',
  )
  const tune: Tune = {
    name: 'houses',
    beatsPerMinute: 132,
    beats: 8,
    room: TOWN_HALL,
    parts: [
      { voice: 'melody', notes: melody, instrument: brass, level: 0, pan: 0.12, send: 0.3 },
      {
        voice: 'horns',
        notes: staff('horns', '| r [F#4 A4].> [A4 D5]. [B4 E5]. | [A4 D5]. [G4 C#5]. [A4 D5]:2>_ |'),
        instrument: brass,
        level: -5,
        pan: -0.3,
        send: 0.35,
      },
      {
        voice: 'trombone',
        notes: staff('trombone', '| r D3.> D3. G2. | A2. A2. D3:2>_ |'),
        instrument: brass,
        level: -4,
        pan: -0.1,
        send: 0.25,
      },
      {
        voice: 'drum',
        notes: staff(
          'drum',
          '| A2:.333~ A2:.333~ A2:.334~ D2> r G2 | A2:.5~ A2:.5~ A2:.25 A2:.25 A2:.25 A2:.25 D2:2> |',
        ),
        instrument: kettledrum,
        level: -5,
        send: 0.25,
      },
      {
        voice: 'bells',
        notes: staff('bells', '| r:4 | r:2 D6:.25 F#6:.25 A6:.25 D7:1.25> |'),
        instrument: glockenspiel,
        level: -9,
        pan: 0.4,
        send: 0.4,
      },
    ],
  }
  return playedOnce(tune, 1.1)
}

function inVoice(tune: string, voice: string, beats: number, line: string): Note[] {
  return written(line, { tune, voice, beats })
}

function raised(notes: readonly Note[], semitones: number): Note[] {
  return notes.map((note) => ({ ...note, midi: note.midi + semitones }))
}
