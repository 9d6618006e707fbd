/** One note of a written line. */
export interface Note {
  /** Beats from the start of the tune. */
  readonly beat: number
  /** Beats for which it sounds: less than written for most, for that is how lines are played. */
  readonly length: number
  /** MIDI note number; 60 is C4. */
  readonly midi: number
  /** 0…1. */
  readonly strength: number
  /** 0 is the first bar. */
  readonly bar: number
  /** Beats from the start of the bar. */
  readonly place: number
}

/** What a line belongs to, for messages, and how many beats a bar of it has. */
export interface Staff {
  readonly tune: string
  readonly voice: string
  readonly beats: number
}

interface Marked {
  readonly sounding: number
  readonly strength: number
}

const TOKENS = /\[[^\]]*\]\S*|\S+/g
const TOKEN = /^(\[[^\]]+\]|[A-G][#b]?-?\d|r)(?::(\d+(?:\.\d+)?|\.\d+))?([.>_~]*)$/
const PITCH = /^([A-G])([#b]?)(-?\d)$/
const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/**
 * Reads a line of music: `C4:1.5 r:.5 [E4 G4]. A4:.5> | …`.
 *
 * Bars are parted by `|`. A note is a pitch, or several in brackets, or `r` for a rest; then `:` and its beats (1 when
 * left out); then marks: `.` short, `_` held over, `>` stressed, `~` soft. Thirds of a beat are written to three places.
 *
 * @throws Error naming tune, voice and bar when something cannot be read or a bar does not add up
 */
export function written(line: string, staff: Staff): Note[] {
  const bars = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
  return bars.flatMap((text, bar) => notesOfBar(text.trim(), bar, staff))
}

/** The MIDI note number of a pitch such as `F#3`. @throws Error when it is none */
export function midiOf(pitch: string): number {
  const [, letter = '', accidental, octave] = PITCH.exec(pitch) ?? []
  const semitones = SEMITONES[letter]
  if (semitones === undefined) throw new Error(`"${pitch}" is no pitch.`)
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0
  return 12 * (Number(octave) + 1) + semitones + shift
}

function notesOfBar(text: string, bar: number, staff: Staff): Note[] {
  const notes: Note[] = []
  let place = 0
  for (const token of text.match(TOKENS) ?? []) {
    const [, what = '', beats, marks = ''] = TOKEN.exec(token) ?? []
    if (what === '') throw new Error(`${nameOf(staff, bar)} cannot be read at "${token}".`)
    const length = beats === undefined ? 1 : Number(beats)
    const { sounding, strength } = marked(length, marks)
    for (const pitch of pitchesOf(what)) {
      const midi = midiOf(pitch)
      notes.push({ beat: bar * staff.beats + place, length: sounding, midi, strength, bar, place })
    }
    place += length
  }
  // Three thirds, written to three places, are a thousandth of a beat short.
  if (Math.abs(place - staff.beats) > 0.005) {
    throw new Error(`${nameOf(staff, bar)} has ${Number(place.toFixed(3))} beats instead of ${staff.beats}: "${text}".`)
  }
  return notes
}

function pitchesOf(what: string): string[] {
  if (what === 'r') return []
  return what.startsWith('[') ? what.slice(1, -1).trim().split(/\s+/) : [what]
}

function marked(length: number, marks: string): Marked {
  const strength = marks.includes('>') ? 1 : marks.includes('~') ? 0.62 : 0.8
  if (marks.includes('.')) return { strength, sounding: Math.min(length * 0.5, 0.3) }
  return { strength, sounding: length * (marks.includes('_') ? 1.02 : 0.94) }
}

function nameOf({ tune, voice }: Staff, bar: number): string {
  return `${tune}, ${voice}, bar ${bar + 1}`
}
