import type { Ink } from '../ink/ink'
import { type Color, INK, MOSS, OCHRE, VERMILION } from '../ink/palette'
import { BRIGHT, mixed } from './tools'

/** A match standing in the book, its foot at 0, 0. */
function drawMatch(ink: Ink, state: 'new' | 'burning' | 'burnt', color: Color, seed: string): void {
  const random = ink.fork(seed)
  const lean = random.signed() * 1.6
  if (state === 'burnt') {
    const curl = random.chance(0.5) ? 1 : -1
    const bend = 3 + random.next() * 6
    const stick = ink.tube(
      [
        [0, 2, 5],
        [lean * 0.4, -12, 4.6],
        [curl * bend * 0.4, -22, 4],
        [curl * bend, -30, 3.4],
      ],
      { root: true },
    )
    ink.form(stick, { width: 1.7, halo: 0.6 })
    ink.clip(stick, () => {
      const edge = -7 - random.next() * 5
      ink.black([
        [-20, edge, 1, 1],
        [-1, edge - 2],
        [1, edge + 3],
        [20, edge - 1, 1, 1],
        [20, -60, 1, 1],
        [-20, -60, 1, 1],
      ])
    })
    ink.black(ink.ellipse(curl * (bend + 1), -32, 3.6, 3, curl * 40, 0.14))
    return
  }
  const stick = ink.path(
    [
      [-2.6, 2, 1, 1],
      [lean - 2.4, -30, 1, 1],
      [lean + 2.4, -30, 1, 1],
      [2.6, 2, 1, 1],
    ],
    true,
  )
  ink.form(stick, { width: 1.8, halo: 0.6 })
  ink.line(
    [
      [1, -1],
      [lean + 0.8, -26],
    ],
    { width: 1, profile: 'swell' },
  )
  const head = ink.path(
    [
      [lean - 4.6, -29],
      [lean - 5, -35],
      [lean - 2.6, -39.6],
      [lean + 2.4, -40],
      [lean + 5, -35],
      [lean + 4.4, -29],
      [lean, -26.6],
    ],
    true,
  )
  ink.form(head, { width: 1.9, halo: 0.6 })
  ink.tint(head, { color, alpha: 0.95, offset: 0.5 })
  ink.line(
    [
      [lean - 2.4, -36],
      [lean - 2.8, -32],
    ],
    { width: 1.3, white: true, profile: 'swell' },
  )
  if (state === 'burning')
    ink.black([
      [lean - 5, -31, 1, 1],
      [lean - 4, -39],
      [lean + 3, -40],
      [lean + 5, -31, 1, 1],
      [lean, -28],
    ])
}

/** The flame that eats a match, its foot at 0, 0; three frames, played 0-1-2-1 at 8 a second. */
export function drawFlame(ink: Ink, frame: number): void {
  const [outer, inner] = FLAMES[frame] ?? FLAMES[0]
  const flame = ink.path(outer, true)
  ink.form(flame, { width: 2.2, halo: 0.8, fill: BRIGHT })
  ink.tint(flame, { color: VERMILION, alpha: 0.9, offset: 1.2 })
  const core = ink.path(inner, true)
  ink.cut(core)
  ink.wash(core, { color: OCHRE, alpha: 0.6 })
}

/** Smoke off a match that has just gone out. */
export function drawSmoke(ink: Ink, frame: number): void {
  ink.lines(SMOKES[frame] ?? SMOKES[0], {
    width: 1.4,
    profile: 'swell',
    color: '#8d857a',
    alpha: 0.9,
  })
}

/** The colour of a match's head: from moss, when there is time, to vermilion. */
function headColor(match: number): Color {
  return match < 8 ? mixed(MOSS, OCHRE, match / 8) : mixed(OCHRE, VERMILION, (match - 7) / 7)
}

/** How many matches there are, and how many ways a burnt one curls. */
const MATCHES = 15
const BURNT = 4

/** New ones from the left, each with its colour; then one that burns; then burnt ones. */
export const MATCH_FRAMES: readonly string[] = [
  ...Array.from({ length: MATCHES }, (_, match) => `new${match}`),
  'burning',
  ...Array.from({ length: BURNT }, (_, curl) => `burnt${curl}`),
]

export function drawMatchOf(ink: Ink, frame: number): void {
  if (frame < MATCHES) drawMatch(ink, 'new', headColor(frame), `match ${frame}`)
  else if (frame === MATCHES) drawMatch(ink, 'burning', INK, 'burning')
  else drawMatch(ink, 'burnt', INK, `burnt ${frame}`)
}

const FLAMES = [
  ['-5,2 -8,-6 -5,-14 -6,-20* 0,-15 2,-26* 8,-15 8,-5 5,3 0,5', '-3,2 -4,-5 1,-13 4,-5 3,2'],
  ['-5,2 -8,-6 -7,-13 -3,-17 -4,-29* 4,-20 9,-13 8,-5 5,3 0,5', '-3,2 -4,-5 -1,-15 4,-6 3,2'],
  ['-5,2 -9,-6 -6,-15 0,-19 6,-30* 7,-20 10,-19* 9,-6 5,3 0,5', '-3,2 -4,-5 2,-16 4,-6 3,2'],
] as const

const SMOKES = [
  ['0,0 -3,-6 2,-11 -1,-17 3,-22', '2,-2 5,-8 1,-14'],
  ['-1,-4 3,-10 -3,-15 2,-22 -2,-27', '3,-7 0,-12 4,-18'],
] as const
