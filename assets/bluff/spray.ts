import { tangentAt } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, lerp } from '../ink/numbers'
import type { PenPoint } from '../ink/path'
import { pullFoam } from './foam'
import { WAVES } from './rollers'

/** Water that a swell throws up the rock, about its foot. It has as many drawings as the waves: one of each is seen at once. */
export const SPRAY = { left: -206, top: -268, width: 440, height: 322 } as const
export const SPRAYS = WAVES

/** Of each drawing: how far up the brush has come, from where on its stroke is still there, and how far that has fallen, in units; how high water stands at its foot. */
const STAGES = [
  { to: 0.3, from: 0, fallen: 0, dry: 0.2, well: 0.62 },
  { to: 0.66, from: 0, fallen: 0, dry: 0.3, well: 1 },
  { to: 0.92, from: 0.04, fallen: 0, dry: 0.45, well: 0.94 },
  { to: 1, from: 0.22, fallen: 0, dry: 0.6, well: 0.7 },
  { to: 1, from: 0.44, fallen: 16, dry: 0.78, well: 0.4 },
  { to: 1, from: 0.62, fallen: 48, dry: 0.92, well: 0.16 },
  { to: 1, from: 1, fallen: 100, dry: 1, well: 0 },
  { to: 1, from: 1, fallen: 164, dry: 1, well: 0 },
  { to: 1, from: 1, fallen: 240, dry: 1, well: 0 },
] as const
type Stage = (typeof STAGES)[number]

/** Flicks of a brush, from the foot of the rock outwards, the far ones first: how broad, and by which share of the way they are behind. */
const FLICKS = [
  { path: '-26,18 -50,-40 -64,-96 -104,-140 -158,-142', width: 40, late: 0.04 },
  { path: '-14,18 -22,-56 -20,-116 -44,-170 -84,-186', width: 24, late: 0.14 },
  { path: '0,18 10,-60 22,-134 10,-200 -36,-242', width: 58, late: 0 },
  { path: '14,18 34,-60 52,-120 84,-168 120,-186', width: 26, late: 0.16 },
  { path: '26,18 52,-42 88,-96 136,-122 182,-108', width: 40, late: 0.08 },
  { path: '44,18 84,-14 122,-34 162,-36 198,-10', width: 26, late: 0.18 },
] as const
/** What wells up at the foot of these, and sinks back: in which direction, how far. */
const WELLS = [
  { lean: -56, far: 68 },
  { lean: -24, far: 88 },
  { lean: 6, far: 98 },
  { lean: 36, far: 88 },
  { lean: 66, far: 66 },
] as const

/** Spray: it is flung up, tears, and comes down as drops. (0, 0) is its foot. */
export function drawSpray(ink: Ink, frame: number): void {
  const stage = STAGES[frame] ?? STAGES[0]
  for (const [place, flick] of FLICKS.entries()) drawFlick(ink, place, flick, stage)
  drawWells(ink, stage)
  drawHeap(ink, frame)
}

function drawFlick(ink: Ink, place: number, { path, width, late }: (typeof FLICKS)[number], stage: Stage): void {
  const whole = ink.path(path).points
  const at = (share: number) => Math.round(clamp(share) * (whole.length - 1))
  const to = clamp(stage.to - late)
  const from = Math.max(0, stage.from - late)
  const left = whole.slice(at(from), at(to) + 1).map((point, i, { length }): PenPoint => {
    const share = i / Math.max(1, length - 1)
    // A full brush sets off, a nearly empty one flies.
    const pressure = lerp(1, 0.5, lerp(from, to, share)) * (from > 0 ? 0.5 + 0.5 * Math.min(1, share * 3) : 1)
    return { x: point.x - stage.fallen * 0.12, y: point.y + stage.fallen, pressure }
  })
  const stroke = {
    name: `flick ${place}`,
    width,
    wet: 0.9 - stage.dry,
    dry: 0.3 + stage.dry * 0.7,
    tail: 1.3,
    entry: stage.from > 0 ? 0.7 : 0.1,
  }
  if (left.length > 6) pullFoam(ink, left, stroke)
  drawDrops(ink, place, whole, stage, late)
}

/** What wells up at the foot: short and full strokes, torn at their ends. */
function drawWells(ink: Ink, { well }: Stage): void {
  if (well === 0) return
  for (const [place, { lean, far }] of WELLS.entries()) {
    const turn = (lean / 180) * Math.PI
    const points = Array.from({ length: 24 }, (_, step): PenPoint => {
      const out = (step / 23) * far * well
      return { x: lean * 0.8 + Math.sin(turn) * out, y: 20 - Math.cos(turn) * out, pressure: 1 }
    })
    pullFoam(ink, points, { name: `well ${place}`, width: 46, wet: 0.3, dry: 0.8, tail: 1, entry: 0 })
  }
}

/** Drops that fly ahead of the brush, and what it has lost on its way: it all comes down. */
function drawDrops(
  ink: Ink,
  place: number,
  whole: readonly PenPoint[],
  { to, from, fallen }: Stage,
  late: number,
): void {
  const random = ink.fork(`drops ${place}`)
  for (let i = 0; i < 17; i++) {
    const along = random.between(0.3, 1.22)
    const [off, radius] = [(random.signed() + random.signed()) * 17, lerp(0.9, 4.6, random.next() ** 4)]
    const falls = fallen * (0.75 + 0.35 * random.next())
    const isThere = along < to - late + 0.26 && along > to - late - 0.34 && along > from - 0.16
    const index = Math.round(Math.min(1, along) * (whole.length - 1))
    const point = whole[index]
    if (!isThere || !point) continue
    const way = tangentAt(whole, index, 3)
    const beyond = Math.max(0, along - 1) * 200
    const x = point.x + way.x * beyond - way.y * off - fallen * 0.12
    const y = point.y + way.y * beyond + way.x * off + falls
    if (y > 4 || x < SPRAY.left + 10 || x > SPRAY.left + SPRAY.width - 10 || y < SPRAY.top + 10) continue
    const turn = fallen > 30 ? 84 : (Math.atan2(way.y, way.x) * 180) / Math.PI
    if (radius > 2) ink.form(ink.ellipse(x, y, radius * 1.5, radius * 0.86, turn), { width: 1.9, gap: 0.1 })
    else {
      ink.dot(x + 0.7, y + 0.7, radius + 0.6)
      ink.dot(x, y, radius, { white: true })
    }
  }
}

/** The water at its foot: white, torn upwards, and foam when it has fallen back. */
function drawHeap(ink: Ink, frame: number): void {
  const random = ink.fork('heap')
  const high = 24 * Math.sin(Math.min(1, (frame + 0.7) / 7) * Math.PI) ** 0.7
  if (high > 3) {
    const crest = Array.from({ length: 15 }, (_, i): [number, number] => {
      const share = i / 14
      return [
        lerp(-96, 112, share),
        22 - high * Math.sin(Math.PI * share) ** 0.7 * (0.8 + 0.3 * noise1(37 + frame, i * 1.1)),
      ]
    })
    const body = ink.path([[-104, 28, 1, 1], ...crest, [120, 28, 1, 1]], true)
    ink.cut(body)
  }
  if (frame < 4) return
  for (let streak = 0; streak < 6; streak++) {
    const reach = random.between(14, 30) + (frame - 4) * 5
    const [x, y] = [lerp(-70, 96, streak / 5), 18 + random.signed() * 4]
    ink.line(
      [
        [x - reach, y + 3],
        [x - reach * 0.2, y - 2],
        [x + reach * 0.6, y],
        [x + reach, y + 4],
      ],
      { width: 3.4, white: streak % 3 !== 2, profile: 'swell' },
    )
  }
}
