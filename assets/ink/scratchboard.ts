import { directionOf, lengthsAlong, pointAlong } from './geometry'
import type { Ink } from './ink'
import { noise1, noise2 } from './noise'
import { clamp, itemAt, lerp, type Options, radians, smoothstep } from './numbers'
import { PAPER } from './palette'
import { isLine, type Line, type PathSource, type PenPoint, type Point } from './path'
import { type Medium, mediumOf } from './pen'

/** Scratchboard: all is black, and what is seen is cut out of it. Lay the black with `ink.solid`, then cut. */
export interface Cut extends Medium {
  /** Units below which the knife leaves the board; 0.9 when not given. */
  least: number
  /** How far the hand shakes, in units; 0.3 when not given. */
  wobble: number
}

/** How a black form is engraved: as `tone` with the light turned about, and numbers for lights. */
export interface Engraving extends Medium {
  /** Degrees from the right, clockwise; 76 when not given. */
  angle: number
  /** The lightness (0…1) at which lines begin; 0.5 when not given. */
  from: number
  /** The lightness at which they have their full width; 0.94 when not given. */
  to: number
  /** Full width of a line, in units; 1.9 when not given. */
  width: number
  /** Units between two lines; 2.8 when not given. */
  spacing: number
  /** How far lines bow over the form; 0.4 when not given. */
  bulge: number
  /** The line of light around the form, in units; 0.8 when not given. */
  halo: number
  /** The light along its lit edge, in units; 1.2 when not given. */
  rim: number
}

/** How a round bar is engraved along its length. */
export interface TubeEngraving extends Medium {
  /** The side the light comes from: 1 is to the right of the way the spine runs, -1 to its left. */
  side: 1 | -1
  /** How many lines; 3 when not given. */
  lines: number
  /** The thin light along the other edge, in units, which sets it off from the black behind; 0.8 when not given. */
  edge: number
}

/** How a skin between two guides is engraved. */
export interface SkinEngraving extends Medium {
  /** Units between two lines where the guides begin; 3.2 when not given. They lie a quarter closer at the end. */
  spacing: number
  /** Full width of a line, in units; 2.6 when not given. */
  width: number
  /** How far (0…1) lines hang back towards the guides' beginning: the scallop of a wing; 0.3 when not given. */
  sag: number
  /** How light (0…1) the skin is `along` the guides and `across` from the first to the second; brightest at its edge when not given. */
  light: (along: number, across: number) => number
}

/** How ruled lines make a wall, a night, a glow. */
export interface Ruling extends Medium {
  /** Degrees from the right, clockwise; 0 when not given. */
  angle: number
  /** Units between two lines; 3 when not given. */
  spacing: number
  /** Full width of a line as a share of the spacing; 0.72 when not given. */
  width: number
  /** How far lines wander, in units; 0.5 when not given. */
  wander: number
}

/** Units between two looks at the light. */
const STEP = 1.2

/** Cuts a line out of the black: the path's pressure is its width in units (`'x,y@width …'`), and where it is too thin, nothing. */
export function scratch(ink: Ink, path: PathSource, cut: Options<Cut> = {}): void {
  const { least = 0.9, wobble = 0.3 } = cut
  let run: PenPoint[] = []
  const lift = () => {
    if (run.length > 3) {
      const widest = run.reduce((most, { pressure }) => Math.max(most, pressure), 0)
      const points = run.map((point, i) => {
        const ends = Math.min(1, (i + 0.6) / 3, (run.length - i - 0.4) / 3)
        return { ...point, pressure: (point.pressure / widest) * ends }
      })
      const stroke = { ...light(cut), width: widest, profile: 'even', still: true, wobble } as const
      ink.line({ points, closed: false, corners: [] }, stroke)
    }
    run = []
  }
  for (const point of ink.path(path).points) {
    if (point.pressure < least) lift()
    else run.push(point)
  }
  lift()
}

/** A black form with the light cut into it: lines that bow over it and swell where it looks into the light. */
export function engraveForm(ink: Ink, shape: PathSource, engraving: Options<Engraving> = {}): Line {
  const {
    angle = 76,
    from = 0.5,
    to = 0.94,
    width = 1.9,
    spacing = 2.8,
    bulge = 0.4,
    halo = 0.8,
    rim = 1.2,
  } = engraving
  const line = ink.path(shape, true)
  ink.solid(line, { halo })
  const tone = { angle, from, to, width, spacing, bulge, breaks: 0.14, jitter: 0.02 }
  ink.tone(line, { ...light(engraving), ...tone, lights: true })
  if (rim) ink.rim(line, { ...light(engraving), distance: rim })
  return line
}

/** A round bar, black, engraved along its length: the nearer to its lit edge, the thicker the lines. `'x,y@thickness …'` as for `tube`. */
export function engraveTube(ink: Ink, spine: PathSource, engraving: Options<TubeEngraving> = {}): Line {
  const { side = 1, lines = 3, edge = 0.8 } = engraving
  const bar = ink.tube(spine, { root: true })
  ink.solid(bar)
  const thickness = ink.path(spine).points
  const scale = isLine(spine) ? 1 : ink.scale
  const medium = light(engraving)
  for (let line = 0; line < lines; line++) {
    const share = (line + 0.5) / lines
    const { points } = ink.beside(spine, { share: lerp(0.84, -0.3, share) * side })
    const cuts = points.map((point, i): PenPoint => {
      const worn = noise1(ink.seed + line * 7, i / 22) * 0.5 + noise1(ink.seed + line * 3 + 50, i / 7) * 0.22
      const room = (itemAt(thickness, i).pressure * scale) / lines
      return { ...point, pressure: room * 0.52 * (1.2 - 1 * share) * (1 + worn) }
    })
    scratch(ink, openLine(cuts.slice(2, -2)), { ...medium, least: 0.45 })
  }
  if (edge) {
    const { points } = ink.beside(spine, { share: -0.86 * side })
    const cuts = points.map((point, i) => ({ ...point, pressure: edge * (1 + 0.3 * noise1(ink.seed + 71, i / 24)) }))
    scratch(ink, openLine(cuts.slice(3, -3)), { ...medium, least: edge * 0.7 })
  }
  return bar
}

/** The skin between two guides that leave one place, as a wing's between its bones: lines from one to the other that hang like its edge. */
export function engraveSkin(
  ink: Ink,
  first: PathSource,
  second: PathSource,
  engraving: Options<SkinEngraving> = {},
): void {
  const { spacing = 3.2, width = 2.6, sag = 0.3, light: lightAt = skinLight } = engraving
  const place = onSkin(ink, first, second, sag)
  const seed = ink.seed + Math.round(place(1, 0.5).x)
  let before: Point | undefined
  for (let along = 0.12; along <= 0.985; along += 0.004) {
    const middle = place(along, 0.45)
    if (before && Math.hypot(middle.x - before.x, middle.y - before.y) < spacing * lerp(1, 0.75, along)) continue
    before = middle
    const cuts = Array.from({ length: 46 }, (_, step): PenPoint => {
      const across = (step + 1) / 47
      const spot = place(along, across)
      const worn = 0.28 * noise2(seed + 3, spot.x / 24, spot.y / 15)
      return { ...spot, pressure: width * clamp(lightAt(along, across) * (1 + worn)) }
    })
    scratch(ink, openLine(cuts), { ...light(engraving), least: 0.5 })
  }
  const edge = Array.from({ length: 40 }, (_, i): PenPoint => {
    const share = i / 39
    return { ...place(0.992, 0.03 + 0.94 * share), pressure: 0.5 * width * Math.sin(Math.PI * share) ** 0.5 }
  })
  scratch(ink, openLine(edge), { ...light(engraving), least: 0.4 })
}

/** The outline of such a skin, to lay it black: along the first guide, along the hanging edge, and back along the second. */
export function skinBetween(ink: Ink, first: PathSource, second: PathSource, sag = 0.3): Line {
  const place = onSkin(ink, first, second, sag)
  const outer = ink.path(first).points
  const edge = Array.from({ length: 24 }, (_, i): PenPoint => ({ ...place(1, (i + 1) / 25), pressure: 1 }))
  const inner = ink.path(second).points.toReversed()
  const points = [...outer, ...edge, ...inner].map((point) => ({ ...point, pressure: 1 }))
  return { points, closed: true, corners: [0, outer.length - 1, outer.length + edge.length] }
}

/**
 * Ruled lines across a shape, as thick as it is light there (0…1): a wall by lamplight, a night that glows behind a head.
 * Where it is dark they end, and the black runs on.
 */
export function engraveWall(
  ink: Ink,
  shape: PathSource,
  lightness: (x: number, y: number) => number,
  ruling: Options<Ruling> = {},
): void {
  const line = ink.path(shape, true)
  const scale = ink.textureScale
  const spacing = scale * (ruling.spacing ?? 3)
  const wander = scale * (ruling.wander ?? 0.5)
  const full = spacing * (ruling.width ?? 0.72)
  if (!(spacing >= 0.6)) throw new Error(`A spacing of ${spacing} units; at least 0.6 is needed.`)
  const lightAt = ink.textureAt(lightness)
  const random = ink.fork('ruling')
  const angle = radians(ink.textureAngle(ruling.angle ?? 0))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = line.points.map(({ x, y }) => ({ along: x * cos + y * sin, across: y * cos - x * sin }))
  const alongs = reach.map(({ along }) => along)
  const acrosses = reach.map(({ across }) => across)
  ink.clip(line, () => {
    const last = Math.max(...acrosses)
    for (
      let across = Math.min(...acrosses) + spacing / 2;
      across < last;
      across += spacing * random.between(0.92, 1.08)
    ) {
      const seed = random.integer(1, 9999)
      const cuts: PenPoint[] = []
      for (let along = Math.min(...alongs) - 2; along <= Math.max(...alongs) + 2; along += STEP) {
        const side = across + wander * noise1(seed + 1, along / 30)
        const [x, y] = [along * cos - side * sin, along * sin + side * cos]
        cuts.push({ x, y, pressure: full * clamp(lightAt(x, y)) * (1 + 0.16 * noise1(seed, along / 18)) })
      }
      scratch(ink, openLine(cuts), { ...light(ruling), least: 0.5, wobble: 0.2 })
    }
  })
}

/** What is cut shows as paper, unless something else is asked for. */
function light(options: Options<Medium>): Options<Medium> {
  const medium = mediumOf(options)
  return medium.gouache || medium.color || medium.white ? medium : { ...medium, gouache: PAPER }
}

/** The place `along` two guides and `across` from the first to the second, hanging back towards where they begin. */
function onSkin(ink: Ink, first: PathSource, second: PathSource, sag: number) {
  const outer = evenly(ink.path(first))
  const inner = evenly(ink.path(second))
  const root = itemAt(outer.points, 0)
  return (along: number, across: number): Point => {
    const a = pointAlong(outer, along)
    const b = pointAlong(inner, along)
    const hang = 4 * across * (1 - across) * sag * along
    const [x, y] = [lerp(a.x, b.x, across), lerp(a.y, b.y, across)]
    return { x: lerp(x, root.x, hang), y: lerp(y, root.y, hang) }
  }
}

/** Light gathers in the belly of the skin and towards its edge, and leaves the folds. */
function skinLight(along: number, across: number): number {
  const belly = Math.sin(Math.PI * across ** 0.62) ** 1.5
  const fold = 0.34 * Math.sin(across * 15 + 2.4 * along) * (0.4 + across)
  return smoothstep(0.12, 1, along + 0.04 * Math.sin(across * 9)) * belly * (1 + fold)
}

/** A guide with its places at even distances, so that shares of it are shares of its length. */
function evenly(line: Line): Line {
  const lengths = lengthsAlong(line.points)
  const total = itemAt(lengths, lengths.length - 1)
  let at = 0
  const points = Array.from({ length: 161 }, (_, i): PenPoint => {
    const wanted = (i / 160) * total
    while (at < lengths.length - 2 && itemAt(lengths, at + 1) < wanted) at++
    const [from, to] = [itemAt(line.points, at), itemAt(line.points, at + 1)]
    const way = directionOf(from, to)
    const rest = wanted - itemAt(lengths, at)
    return { x: from.x + way.x * rest, y: from.y + way.y * rest, pressure: 1 }
  })
  return { ...line, points, corners: [] }
}

function openLine(points: readonly PenPoint[]): Line {
  return { points, closed: false, corners: [] }
}
