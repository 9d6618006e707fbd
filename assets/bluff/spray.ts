import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { INDIGO } from '../ink/palette'
import { WAVES } from './rollers'

/** Water that a swell throws up the rock, about its foot. It has as many drawings as the waves: one of each is seen at once. */
export const SPRAY = { left: -440, top: -380, width: 860, height: 434 } as const
export const SPRAYS = WAVES

/** Of each drawing: how old, in seconds, what was thrown first is, and what was thrown last; how high the heap at the foot stands, as a share. */
const STAGES = [
  { first: 0.16, last: 0, heap: 0.5 },
  { first: 0.4, last: 0, heap: 1 },
  { first: 0.7, last: 0.03, heap: 0.9 },
  { first: 0.98, last: 0.16, heap: 0.66 },
  { first: 1.22, last: 0.42, heap: 0.44 },
  { first: 1.46, last: 0.78, heap: 0.3 },
  { first: 1.7, last: 1.16, heap: 0.2 },
  { first: 1.95, last: 1.56, heap: 0.13 },
  { first: 2.25, last: 2, heap: 0.08 },
] as const
/** How all of it falls, and is blown to the left, in units a second a second; and where the sea swallows it. */
const FALL = 150
const WIND = 26
const SEA = 18

type Place = readonly [x: number, y: number]

/** One throw of water. */
interface Jet {
  /** Where along the foot. */
  readonly foot: number
  /** Which way, in degrees from straight up. */
  readonly lean: number
  /** In units a second. */
  readonly speed: number
  readonly breadth: number
  /** In seconds. */
  readonly late: number
}

const LONG = jets(27, 3, 8)
const SHORT = jets(22, 40, 14).map((jet) => ({ ...jet, speed: jet.speed * 0.58, breadth: jet.breadth * 0.6 }))
const BEADS = jets(54, 80, 22).map((jet, i) => ({
  ...jet,
  speed: jet.speed * (1.02 + 0.16 * noise1(9, i * 1.3)),
  breadth: 1.2 + 3.6 * Math.abs(noise1(10, i * 2.9)) ** 1.5,
}))

/** So many throws, fanned out: the middle ones go highest. */
function jets(count: number, seed: number, wide: number): Jet[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count
    const lean = -34 + 92 * share + wide * noise1(seed, i * 1.7)
    const tall = Math.max(0, Math.cos(((lean - 2) / 62) * (Math.PI / 2))) ** 0.7
    return {
      foot: -36 + 92 * share + 9 * noise1(seed + 1, i * 2.3),
      lean,
      speed: (150 + 205 * tall) * (0.72 + 0.5 * Math.abs(noise1(seed + 2, i * 1.9))),
      breadth: 2.4 + 6.4 * Math.abs(noise1(seed + 3, i * 2.7)) ** 1.3,
      late: 0.16 * Math.abs(noise1(seed + 4, i * 3.1)),
    }
  })
}

/** Where water of a jet is when it is so old. */
function at({ foot, lean, speed }: Jet, age: number): Place {
  const turn = (lean / 180) * Math.PI
  return [
    foot + Math.sin(turn) * speed * age * 0.9 - WIND * age * age,
    16 - Math.cos(turn) * speed * age + FALL * age * age,
  ]
}

/** The way of a jet between two ages, as far as it is above the sea. */
function wayOf(jet: Jet, from: number, to: number, steps: number): Place[] {
  const way = Array.from({ length: steps + 1 }, (_, step) => at(jet, from + ((to - from) * step) / steps))
  return way.filter(([, y]) => y < SEA)
}

/** Spray: all the water between two ages, thrown off a brush, with a heavy head and a thread behind it. (0, 0) is its foot. */
export function drawSpray(ink: Ink, frame: number): void {
  const stage = STAGES[frame] ?? STAGES[0]
  drawBody(ink, stage)
  for (const jet of LONG) drawJet(ink, jet, stage, 1.6)
  for (const jet of SHORT) drawJet(ink, jet, stage, 1.3)
  drawBeads(ink, frame, stage)
  drawHeap(ink, frame, stage)
  if (frame > 3) drawFoam(ink, frame)
}

type Stage = (typeof STAGES)[number]

/** Broad dry strokes of paper, that give it weight from afar. */
function drawBody(ink: Ink, { first, last }: Stage): void {
  if (last >= 0.7) return
  const from = Math.max(0, last - 0.04)
  for (const [i, jet] of LONG.entries()) {
    const to = Math.min(first - jet.late, from + (first - from) * (0.72 - 0.3 * last))
    const way = wayOf(jet, from, to, 7)
    if (i % 2 > 0 || to - from <= 0.08 || way.length < 4) continue
    const width = 17 * (1 - 0.9 * last)
    ink.line(way, { width, white: true, dry: 0.75, profile: last > 0.05 ? 'swell' : 'flick' })
  }
}

/** One jet, torn once on its way when it is old enough. */
function drawJet(ink: Ink, jet: Jet, { first, last }: Stage, full: number): void {
  const to = first - jet.late
  const from = Math.max(0, last - jet.late * 0.5)
  const way = wayOf(jet, from, to, 13)
  if (to - from < 0.05 || way.length < 4) return
  const breadth = jet.breadth * (1 - 0.66 * Math.min(1, from / 1.2)) * full + 2
  const tear = Math.max(2, Math.round(way.length * (0.3 + 0.2 * Math.abs(noise1(51, jet.foot)))))
  if (first > 0.5 && way.length > 6) {
    drawPiece(ink, jet, way.slice(tear + 1), breadth)
    drawPiece(ink, jet, way.slice(from > 0.02 ? 1 : 0, tear), breadth * 0.55)
  } else drawPiece(ink, jet, way, breadth * 0.6)
}

/** Paper first, so that it stands before black rock and blue sea; ink along its shadow side. */
function drawPiece(ink: Ink, { lean }: Jet, way: readonly Place[], breadth: number): void {
  const back = way.toReversed()
  const [head] = back
  if (!head || back.length < 3) return
  const side = lean < 6 ? 1 : -1
  ink.line(back, { width: breadth + 3, profile: 'flick' })
  const lit = back.map(([x, y]) => [x - side * 0.9, y - 0.7])
  ink.line(lit, { width: breadth, white: true, profile: 'flick' })
  if (breadth < 5) return
  const [x, y] = head
  ink.form(ink.ellipse(x, y, breadth * 0.46, breadth * 0.6, lean), { width: 1.9, gap: 0.16 })
}

function drawBeads(ink: Ink, frame: number, { first }: Stage): void {
  for (const [i, jet] of BEADS.entries()) {
    const age = first - jet.late - 0.12 * Math.abs(noise1(11, i))
    if (age < 0.3 || (frame > 6 && i % (frame === 7 ? 2 : 4) > 0)) continue
    const [x, y] = at(jet, age)
    if (y > 12) continue
    const radius = jet.breadth
    if (radius > 2.2) {
      const turn = lean(jet, age)
      ink.form(ink.ellipse(x, y, radius * 0.9, radius * 1.25, turn), { width: 1.8, gap: 0, halo: 1 })
    } else {
      ink.dot(x, y, radius + 1.2, { white: true })
      ink.dot(x, y, radius * 0.8)
    }
  }
}

const lean = (jet: Jet, age: number) => jet.lean * 0.6 - 14 * age

/** The heap of water at its foot: no outline, a torn edge of flicks, blue below. */
function drawHeap(ink: Ink, frame: number, { heap }: Stage): void {
  const high = 50 * heap
  const crest = Array.from({ length: 23 }, (_, step): [number, number] => {
    const share = step / 22
    const swell = Math.sin(Math.PI * share) ** 0.8 * (0.7 + 0.5 * Math.abs(noise1(21 + frame, step * 0.8)))
    return [-86 + 190 * share, 20 - high * swell]
  })
  const body = ink.path([[-96, 30, 1, 1], ...crest, [116, 30, 1, 1]], true)
  ink.cut(body, { halo: 1 })
  ink.wash(body, { alpha: 0.62, color: INDIGO, fade: { from: [0, 30], to: [0, 16 - high * 0.8] } })
  if (high > 5) {
    ink.feather(crest, {
      ...{ side: -1, length: 5 + high * 0.3, width: 3, spacing: 8, slant: -10, jitter: 0.2, curl: 0 },
      envelope: (along) => 0.3 + 0.7 * Math.abs(noise1(22 + frame, along * 11)),
    })
  }
  for (let step = 1; step < 20; step += 3)
    if ((step + frame) % 4 > 0) ink.line(crest.slice(step, step + 4), { width: 3, profile: 'swell', dry: 0.3 })
}

/** What runs back. */
function drawFoam(ink: Ink, frame: number): void {
  for (let i = 0; i < 7; i++) {
    const reach = 10 + 4.2 * (frame - 3) + 6 * noise1(32, i)
    const x = -84 + 32 * i + 8 * noise1(31, i)
    const streak = [
      [x - reach, 22 + 3 * noise1(33, i)],
      [x - reach * 0.2, 17],
      [x + reach * 0.5, 19],
      [x + reach, 23],
    ]
    ink.line(streak, { width: 3, profile: 'swell', white: i % 2 > 0 })
  }
}
