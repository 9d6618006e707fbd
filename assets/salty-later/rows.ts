import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { type Breaker, drawBreaker } from './breaker'
import { LAP, ROWS } from './shared'

/** A long swell between two heights of the page, that goes on as it began; a height for each fifth of it. */
interface Swell {
  readonly wide: number
  readonly crest: readonly number[]
  readonly bottom: number
}

/** The line of a swell so far below its crest, and from before its tile to behind it. */
function lineOf({ wide, crest }: Swell, below: number, rise = 1): string {
  const mean = crest.reduce((sum, y) => sum + y, 0) / crest.length
  const points: string[] = []
  for (let step = -2; step <= crest.length + 2; step++) {
    const y = crest[(step + crest.length) % crest.length] ?? mean
    points.push(`${(step / crest.length) * wide},${mean + (y - mean) * rise + below}`)
  }
  return points.join(' ')
}

function drawSwell(ink: Ink, swell: Swell, strands: number): void {
  const { wide, bottom } = swell
  const body = ink.path(`${lineOf(swell, 0)}* ${wide * 1.5},${bottom}* ${-wide * 0.5},${bottom}*`, true)
  ink.form(body, { width: 3, halo: 1.6, contour: false })
  ink.wash(body, { alpha: 0.5, color: INDIGO, fade: { from: [0, bottom], to: [0, bottom - 70] } })
  ink.line(lineOf(swell, 0), { width: 2.8, profile: 'even' })
  ink.between(lineOf(swell, 6, 1.2), lineOf(swell, 22, 0.4), strands, {
    ...{ width: 2, profile: 'swell', trim: 0.2, jitter: 0.7 },
  })
}

function drawBreakers(ink: Ink, breakers: readonly Omit<Breaker, 'deep'>[]): void {
  for (const breaker of breakers) drawBreaker(ink, { ...breaker, deep: 0.5 })
}

export function drawFar(ink: Ink): void {
  drawBreakers(ink, [
    { x: 24, y: 234, wide: 66, high: 30, strands: 4 },
    { x: 186, y: 230, wide: 54, high: 24, strands: 4 },
  ])
  drawSwell(ink, { wide: ROWS.far.wide, crest: [236, 230, 222, 226, 235], bottom: 282 }, 4)
}

export function drawMiddle(ink: Ink): void {
  drawBreakers(ink, [
    { x: 20, y: 270, wide: 104, high: 42, strands: 6 },
    { x: 238, y: 270, wide: 92, high: 38, strands: 5 },
  ])
  drawSwell(ink, { wide: ROWS.middle.wide, crest: [272, 280, 272, 263, 262], bottom: 308 }, 5)
}

export function drawUnder(ink: Ink): void {
  drawSwell(ink, { wide: ROWS.under.wide, crest: [288, 279, 283, 290, 286], bottom: 324 }, 4)
  ink.lines(['64,282 88,277 112,280', '210,292 236,290 258,288'], { width: 1.6, white: true, profile: 'swell' })
}

/** The nearest swell is black, and there he writes. */
export function drawNear(ink: Ink): void {
  const swell: Swell = { wide: ROWS.near.wide, crest: [300, 302, 293, 289, 294, 302], bottom: 372 }
  const { wide, bottom } = swell
  const body = ink.path(`${lineOf(swell, 0)}* ${wide * 1.5},${bottom}* ${-wide * 0.5},${bottom}*`, true)
  ink.cut(body, { halo: 1.6 })
  ink.black(body)
  ink.line(lineOf(swell, 2.4), { width: 3.2, white: true, profile: 'even', dry: 0.3 })
  drawBreaker(ink, { x: 456, y: 350, wide: 102, high: 50, strands: 7, deep: 0.5 })
  drawBreaker(ink, { x: 6, y: 354, wide: 96, high: 44, strands: 6, deep: 0.5 })
  for (const [x, y, reach] of [
    [62, 312, 24],
    [128, 340, 14],
    [470, 310, 16],
    [440, 338, 14],
    [540, 312, 16],
  ] as const)
    ink.line(`${x - reach},${y} ${x},${y - 3} ${x + reach},${y + 1}`, { width: 1.8, white: true, profile: 'swell' })
}

/** As much of a row as is printed: a tile, and what of it reaches under the next. */
export function tileOf(row: keyof typeof ROWS) {
  const { wide, top, bottom } = ROWS[row]
  return { left: 0, top, width: wide + LAP, height: bottom - top, anchor: [0, top] as const }
}

/** His beard leaves his chin, and is a river's mouth. */
export function drawMouthOfBeard(ink: Ink): void {
  const mouth = ink.path(
    '230,118* 222,156 206,180 176,200 130,214 84,232* 120,246 210,262 290,266 360,262 440,248 478,228* 430,212 382,198 354,176 340,150 334,116*',
    true,
  )
  ink.form(mouth, { width: 3, halo: 1.6, contour: false })
  ink.clip(mouth, () => {
    const water = { width: 2.3, profile: 'swell', trim: 0.24, jitter: 0.5 } as const
    ink.between('232,130 224,160 202,188 160,208 96,230', '270,130 268,180 258,220 230,244 190,252', 9, water)
    ink.between('332,128 342,160 364,190 410,212 466,228', '292,130 298,180 312,224 340,244 380,252', 9, water)
    ink.between('272,140 272,190 268,250', '290,140 294,190 302,252', 3, water)
    for (const hollow of [
      '228,160* 214,188 186,206 150,220* 190,216 220,198 234,174',
      '338,160* 350,188 380,206 416,220* 376,214 350,196 334,172',
      '268,190* 262,222 240,248* 262,244 274,216',
    ])
      ink.black(hollow)
    ink.wash('330,130 480,226 380,260 300,260 316,180', {
      ...{ alpha: 0.4, color: INDIGO },
      fade: { from: [430, 240], to: [300, 150] },
    })
  })
  ink.lines(['228,150 218,172 198,190 168,204', '338,148 350,174 378,196 414,208'], { width: 2.8, profile: 'swell' })
}
