/** A leaf that turns about the wire, in tenths of the book's units; x is counted from the wire, y from the leaf's upper edge. */
const LEAF = { width: 590, height: 750 } as const
/** From the eye to the table, and how far the leaf lies nearer to its upper end: what rises looks larger, and higher. */
const EYE = 4600
const RISE = 0.05
/** How much further its free edge has turned than where it is held, at the most, in radians. */
const BEND = 1.1
/** The parts that it is drawn in, each with a shade of its own. */
export const PARTS = 8
/** How dark it is where it stands upright. */
const DARK = 0.36

/** A leaf on its way. */
export interface LeafShape {
  readonly outline: string
  /** What it throws on the leaves below. */
  readonly shadow: string
  readonly parts: readonly { readonly outline: string; readonly shade: number }[]
  /** Where its free edge is, in widths of the leaf: from 1, at the right, to -1. */
  readonly edge: number
}

interface Place {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly height: number
}

/** The leaf after that share (0…1) of its way from the right to the left, bent as much as `pull` (-1…1) says: 1 where the free edge leads. */
export function leafShape(share: number, pull: number): LeafShape {
  const bend = BEND * pull * Math.sin(Math.PI * share)
  const slope = (along: number) => Math.PI * share + bend * (along - 0.35)
  const places: Place[] = []
  let [x, z] = [0, 0]
  for (let part = 0; part <= PARTS; part++) {
    const nearer = EYE / (EYE - z)
    const middle = LEAF.height / 2
    const at = (y: number) => middle + (y - middle) * nearer - z * RISE
    places.push({ x: x * nearer, top: at(0), bottom: at(LEAF.height), height: z })
    const angle = slope((part + 0.5) / PARTS)
    x += (Math.cos(angle) * LEAF.width) / PARTS
    z = Math.max(0, z + (Math.sin(angle) * LEAF.width) / PARTS)
  }
  const parts = places.slice(1).map((place, part) => ({
    outline: outlineOf([places[part] ?? place, place]),
    shade: DARK * Math.abs(Math.sin(slope((part + 0.5) / PARTS))) ** 2,
  }))
  const thrown = places.map((place) => ({
    ...place,
    x: place.x + place.height * 0.14,
    bottom: place.bottom + place.height * 0.08,
  }))
  return { outline: outlineOf(places), shadow: outlineOf(thrown), parts, edge: (places.at(-1)?.x ?? 0) / LEAF.width }
}

/** Along the upper edge and back along the lower one. */
function outlineOf(places: readonly Place[]): string {
  const upper = places.map(({ x, top }) => `${x.toFixed(1)} ${top.toFixed(1)}`)
  const lower = places.map(({ x, bottom }) => `${x.toFixed(1)} ${bottom.toFixed(1)}`).reverse()
  return `M${[...upper, ...lower].join('L')}Z`
}

/** The share of its way at which a leaf that is pulled so has its free edge there, in widths of the leaf: it follows the hand. */
export function shareAt(edge: number, pull: number): number {
  let [before, after] = [0, 1]
  for (let step = 0; step < 12; step++) {
    const share = (before + after) / 2
    if (leafShape(share, pull).edge > edge) before = share
    else after = share
  }
  return (before + after) / 2
}
