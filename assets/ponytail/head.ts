import type { Ink } from '../ink/ink'
import { PLUM, VERMILION } from '../ink/palette'
import { EXPRESSIONS } from './expressions'
import { CARRIAGE, type Mood } from './shared'

/** The head, its nape at the origin; she looks to the left. The tail's root lies behind it. */
export function drawHead(ink: Ink, mood: Mood): void {
  const { rotate, x, y } = CARRIAGE[mood]
  ink.at(x, y, { rotate }, () => ink.at(-14, -38, {}, () => drawFace(ink, mood)))
}

function drawFace(ink: Ink, mood: Mood): void {
  const open = mood === 'laughing' ? 9 : mood === 'aghast' ? 10 : mood === 'bored' ? 3 : 0
  // The skull, the cheek, the jaw: a chin that has been told no, and did it anyway.
  const head = ink.path(
    `-26,-28* -30,-17 -31,-9 -29,-3 -33,5 -34,13 -31,23 -26,${33 + open * 0.7} -18,${41 + open} -7,${43 + open} 6,${39 + open * 0.7} 19,28 27,14 32,-4 30,-24 14,-38 -8,-38`,
    true,
  )
  ink.form(head, {
    width: 3,
    halo: 1.4,
    gap: 0.08,
    tone: { from: 0.62, to: 0.95, width: 1.5, spacing: 2.3, angle: -58 },
  })
  // The jaw's shade on its own neck side.
  ink.clip(head, () => {
    ink.feather(`30,8 22,24 8,${38 + open * 0.7}`, { side: 1, length: 8, width: 1.5, spacing: 2.3, slant: 20 })
    blush(ink, -30, 15)
    blush(ink, 8, 15)
    for (const [fx, fy] of [
      [-28, 9],
      [-6, 11],
      [-3, 14],
      [3, 10],
      [9, 9],
      [13, 12],
      [6, 19],
    ] as const)
      ink.dot(fx, fy, 0.8)
  })
  drawHair(ink, mood)
  drawEar(ink)
  EXPRESSIONS[mood](ink)
}

function blush(ink: Ink, x: number, y: number): void {
  ink.wash(ink.ellipse(x, y, 7, 4.6, -6), { alpha: 0.5, color: VERMILION })
}

function drawEar(ink: Ink): void {
  ink.form('17,-6* 22,-12 28,-10 29,-2 25,8 18,11 15,6*', {
    width: 2.2,
    halo: 0.8,
    tone: { from: 0.55, width: 1.3, spacing: 2.2 },
  })
  ink.line('19,-4 24,-7 25,-1 21,4', { width: 1.4, profile: 'swell' })
  const ring = ink.ellipse(20, 15, 3.4, 4)
  ink.line(ring, { width: 1.8, closed: true, profile: 'even' })
}

/** The hair drawn back tight, so that all of it is in the tail. */
function drawHair(ink: Ink, mood: Mood): void {
  const cap = ink.path(
    '-29,-20* -26,-34 -14,-45 4,-49 22,-45 34,-32 37,-14 34,6 28,20 24,26* 22,16 18,6* 16,-4 10,-15 0,-22 -12,-24 -22,-18*',
    true,
  )
  ink.cut(cap, { halo: 1.2 })
  ink.black(cap)
  ink.clip(cap, () => {
    ink.lines(
      [
        '-22,-24 -12,-36 4,-42 20,-42',
        '-8,-27 4,-34 20,-38',
        '6,-20 16,-28 26,-36',
        '16,-8 24,-18 31,-30',
        '22,8 30,-6 34,-22',
      ],
      { width: 1.8, white: true, profile: 'swell' },
    )
    ink.lines(['-18,-30 -8,-40 6,-45', '12,-16 20,-22 27,-30', '20,2 27,-8 32,-20'], {
      width: 1.1,
      white: true,
      profile: 'swell',
    })
  })
  // A forelock that never obeys.
  const lock =
    mood === 'aghast'
      ? '-20,-34* -26,-52 -40,-60* -34,-50 -32,-38 -26,-30*'
      : '-16,-40* -30,-38 -40,-26 -40,-8* -35,-18 -28,-25 -20,-27*'
  const fringe = ink.path(lock, true)
  ink.cut(fringe, { halo: 0.8 })
  ink.black(fringe)
  if (mood !== 'aghast') {
    ink.line('-20,-36 -31,-32 -37,-20', { width: 1.3, white: true, profile: 'swell' })
    ink.black('-12,-26* -20,-20 -22,-10* -17,-17 -8,-23*')
  } else {
    ink.lines(['-8,-46 -12,-58 -10,-66', '2,-48 2,-60 7,-68', '-14,-42 -22,-56 -22,-66'], {
      width: 2.6,
      profile: 'flick',
    })
  }
  // The ribbon: a knot as wide as a fist.
  const band = ink.path('22,-50* 33,-44 42,-33* 36,-27 27,-36 17,-42*', true)
  ink.form(band, { width: 2.2, halo: 1 })
  ink.tint(band, { color: PLUM, offset: 1, alpha: 0.95 })
  ink.lines(['24,-45 31,-39 37,-31'], { width: 1.3, profile: 'swell' })
}
