import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { GREY } from '../ink/palette'
import type { Random } from '../ink/random'
import { FILM_LENGTH, FOAM_TILE } from './shared'

/** One tile of the foam that ends the sea on the sand: (0, 0) is on its edge. Seamless. */
export const FOAM = { left: 0, top: -34, width: FOAM_TILE, height: 72 } as const
/** One tile of the crest of a wave: (0, 0) is its foot. Seamless. */
export const CREST = { left: 0, top: -62, width: FOAM_TILE, height: 84 } as const
/** The water that lies over the sand behind the edge of the foam, from its upper end down to that edge; stretched as far as it reaches. */
export const FILM = { left: 0, top: 0, width: 64, height: FILM_LENGTH } as const

/** The tile's own place of whatever is laid along it, drawn again where it leaves the tile to the right or the left. */
const AROUND = [0, FOAM.width, -FOAM.width]

/** How much further each drawing of the foam reaches than the first, in units. */
const HEAVES = [0, 3, -3] as const

/** Scallops that run up and give up, each with its own edge of wet behind it; one of three drawings of the same. */
export function drawFoam(ink: Ink, frame: number): void {
  const random = ink.fork('foam')
  for (let x = 0; x < FOAM.width; ) {
    const left = FOAM.width - x
    const length = left < 240 ? left : random.between(110, Math.min(330, left - 90))
    const scallop = scallopOf(x, length, frame, random)
    for (const shift of AROUND) drawScallop(ink, scallop, shift)
    x += length
  }
}

interface Scallop {
  readonly edge: readonly (readonly [number, number])[]
  readonly bubbles: readonly { x: number; y: number; size: number }[]
  readonly width: number
  readonly isBrush: boolean
  readonly hasWake: boolean
}

function scallopOf(x: number, length: number, frame: number, random: Random): Scallop {
  const reach = random.between(5, 12) + length * 0.04 + (HEAVES[frame] ?? 0) * random.between(0.4, 1)
  const y = random.between(-7, 4)
  const peak = random.between(0.34, 0.7)
  const edge = [
    [x - 16, y - 3],
    [x + length * peak * 0.4, y + reach * 0.72],
    [x + length * peak, y + reach],
    [x + length * lerp(peak, 1, 0.55), y + reach * 0.74],
    [x + length + 14, y - 5],
  ] as const
  const bubbles = Array.from({ length: Math.ceil(length / 60) }, () => ({
    x: x + length * random.between(0.15, 0.85),
    y: y + reach - random.between(8, 20),
    size: random.between(1.8, 5),
  }))
  return { edge, bubbles, width: random.between(2.8, 4.8), isBrush: random.chance(), hasWake: random.chance(0.7) }
}

function drawScallop(ink: Ink, { edge, bubbles, width, isBrush, hasWake }: Scallop, shift: number): void {
  const moved = (dx: number, dy: number) => edge.map(([x, y]) => [x + shift + dx, y + dy])
  ink.line(moved(0, 0), { width, profile: isBrush ? 'brush' : 'swell' })
  ink.line(moved(8, -9).slice(0, 4), { width: 1.8, profile: 'swell' })
  if (hasWake) ink.line(moved(10, 12).slice(1, 4), { width: 1.6, profile: 'swell', dry: 0.4 })
  for (const { x, y, size } of bubbles)
    ink.contour(ink.ellipse(x + shift, y, size, size * 0.66), { width: 1.4, gap: 0.2 })
}

/** A wave that stands up before the shore: its lip, the strokes that run down its face, the foam at its foot. */
export function drawCrest(ink: Ink): void {
  const lip = (x: number) => {
    const turn = (x / CREST.width) * 2 * Math.PI
    return -42 - 8 * Math.sin(turn) - 4 * Math.sin(3 * turn + 1)
  }
  const along = (from: number, to: number, lift: number) => {
    const places: [number, number][] = []
    for (let x = from; x <= to; x += 20) places.push([x, lip(x) + lift])
    return places
  }
  const [left, right] = [-40, CREST.width + 40]
  ink.cut([...along(left, right, 0), [right, 4, 1, 1], [left, 4, 1, 1]])
  const random = ink.fork('crest')
  for (let x = 0; x < CREST.width; x += random.between(9, 26)) {
    const down = random.between(12, 32)
    const lean = random.between(5, 12)
    for (const shift of AROUND) {
      const at = x + shift
      if (at < left || at > right) continue
      const stroke = [
        [at, lip(at) + 2],
        [at + lean, lip(at) + 2 + down * 0.5],
        [at + lean * 0.7, lip(at) + 2 + down],
      ]
      ink.line(stroke, { width: random.between(1.8, 3), profile: 'flick' })
    }
  }
  ink.line(along(left, right, 0), { width: 5, profile: 'even' })
  ink.line(along(left, right, 7), { width: 1.8, profile: 'even', dry: 0.5 })
  for (let x = 0; x < CREST.width; ) {
    const rest = CREST.width - x
    const length = rest < 90 ? rest : random.between(34, 58)
    const size = random.between(2, 4.6)
    for (const shift of AROUND) {
      const at = x + shift
      if (at < left - 60 || at > right) continue
      ink.line(`${at},0 ${at + length * 0.3},-9 ${at + length * 0.7},-8 ${at + length},1`, {
        width: 2.4,
        profile: 'swell',
      })
      ink.contour(ink.ellipse(at + length * 0.5, 5, size, size * 0.66), { width: 1.4, gap: 0.2 })
    }
    x += length
  }
  for (const x of [70, 190, 330, 470, 590, 730]) {
    ink.splatter(x, lip(x) - 6, { radius: 20, count: 6, direction: -60, largest: 2.4 })
  }
}

/** Water that lies thin on the sand: a breath of grey, clear above. */
export function drawFilm(ink: Ink): void {
  ink.wash('-40,0* 104,0* 104,100* -40,100*', { alpha: 0.32, color: GREY, fade: { from: [32, 100], to: [32, 4] } })
}

/** Where a finger has gone into the sea: rings that widen, drops that fall. (0, 0) is the place. */
export function drawSplash(ink: Ink, frame: number): void {
  const ring = [12, 26, 42, 56][frame] ?? 12
  ink.contour(ink.ellipse(0, 0, ring, ring * 0.3), { width: frame < 2 ? 3 : 2, gap: 0.2 + frame * 0.12 })
  if (frame > 0) ink.contour(ink.ellipse(0, 0, ring * 0.55, ring * 0.17), { width: 1.8, gap: 0.3 + frame * 0.1 })
  if (frame === 0) {
    const crown = ink.path('-14,0* -16,-20* -8,-10 -5,-30* 1,-12 9,-26* 9,-8 17,-16* 14,0*', true)
    ink.form(crown, { width: 2.2 })
  }
  if (frame === 1) {
    for (const [x, y, size] of [
      [-22, -24, 3],
      [-6, -40, 3.8],
      [12, -34, 3],
      [26, -20, 2.4],
    ] as const) {
      ink.form(ink.ellipse(x, y, size, size * 1.3), { width: 1.8 })
    }
  }
  if (frame === 2) for (const x of [-28, 14, 30]) ink.dot(x, -8 - Math.abs(x) * 0.2, 1.9)
}

/** Rings about whatever stands in the water. (0, 0) is its foot. */
export function drawPuddle(ink: Ink, frame: number): void {
  const wide = 24 + frame * 6
  ink.line(`${-wide},1 ${-wide * 0.5},6 ${wide * 0.2},6 ${wide},0`, { width: 2.4, profile: 'swell' })
  ink.line(`${-wide * 0.7},-4 ${-wide * 0.2},-7 ${wide * 0.6},-5`, { width: 1.6, profile: 'swell' })
}
