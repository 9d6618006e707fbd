import type { Face } from './faces'
import type { SetGlyph } from './setHand'
import { isTall, lines, type Profile, weightAt } from './spacing'

/** Letters whose right edges look alike, the first of a pair. Letters that stand in no class are never moved. */
export const firstClasses: readonly string[] = [
  'A',
  'B',
  'CEÆŒ',
  'DOQØ',
  'F',
  'G',
  'HIMN',
  'JU',
  'KX',
  'L',
  'P',
  'R',
  'S',
  'T',
  'VW',
  'Y',
  'Z',
  'aulidt',
  'bopø',
  'ceæœ',
  'f',
  'gjy',
  'hmn',
  'kx',
  'q',
  'r',
  's',
  'vw',
  'z',
  'ß',
  '.,…',
  ':;',
  '-–—‐‑',
  '“‘',
  '”’',
  '\'"',
  '([{',
  '«‹',
  '»›',
  '/',
  '¿¡',
  '1',
  '4',
  '7',
  '69',
  '0358',
  '2',
]

/** Letters whose left edges look alike, the second of a pair. */
export const secondClasses: readonly string[] = [
  'AÆ',
  'BDEFHIKLMNPR',
  'CGOQŒØ',
  'J',
  'S',
  'T',
  'U',
  'VW',
  'X',
  'Y',
  'Z',
  'acdegoqøæœ',
  'f',
  'bhkl',
  'imnpru',
  'j',
  's',
  't',
  'vw',
  'x',
  'y',
  'z',
  'ß',
  '.,…',
  ':;',
  '?',
  '!',
  '-–—‐‑',
  '“‘',
  '”’',
  '\'"',
  ')]}',
  '«‹',
  '»›',
  '/',
  '1',
  '4',
  '7',
  '2',
  '035689',
]

/** White in font units deeper than this between two letters makes no difference any more. */
const DEEPEST = 300
const CLOSER = -105
const WIDER = 34
/** Ink closer in height than this many scan lines must keep its distance. */
const NEIGHBOURS = 3

/** Kerning of a class pair in font units: how far the second letter moves towards (−) or away from (+) the first. */
export type KerningTable = readonly (readonly number[])[]

/** Sees every pair of classes as the eye does and evens it out. Rows are first classes, columns second classes. */
export function kerningOf(glyphs: readonly SetGlyph[], face: Face): KerningTable {
  const edges = new Map(glyphs.flatMap((glyph) => (glyph.edges ? [[glyph.name, glyph.edges] as const] : [])))
  const upright = { small: edgeOf(edges, 'n'), tall: edgeOf(edges, 'H') }
  return firstClasses.map((firsts) =>
    secondClasses.map((seconds) => {
      const values = [...firsts].flatMap((first) =>
        [...seconds].map((second) => pairValue(first, second, edges, upright, face)),
      )
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      return Math.abs(mean) < 8 ? 0 : Math.round(mean)
    }),
  )
}

interface Upright {
  readonly small: Profile
  readonly tall: Profile
}

function pairValue(
  first: string,
  second: string,
  edges: ReadonlyMap<string, Profile>,
  upright: Upright,
  face: Face,
): number {
  const left = edgeOf(edges, first)
  const right = edgeOf(edges, second)
  const tallFirst = isTall(first)
  const tallSecond = isTall(second)
  const usual = whiteBetween(
    tallFirst ? upright.tall : upright.small,
    tallSecond ? upright.tall : upright.small,
    tallFirst && tallSecond,
  )
  const seen = whiteBetween(left, right, tallFirst && tallSecond)
  const wish = Math.min(WIDER, Math.max(CLOSER, 0.7 * (usual - seen)))
  const least = (face.key === 'text' ? 58 : 44) - nearest(left, right)
  return Math.max(wish, Math.min(WIDER, least))
}

function whiteBetween(left: Profile, right: Profile, tall: boolean): number {
  let sum = 0
  let weights = 0
  lines.forEach((height, index) => {
    const weight = weightAt(height, tall)
    sum += weight * Math.min(DEEPEST, (left.right[index] ?? DEEPEST) + (right.left[index] ?? DEEPEST))
    weights += weight
  })
  return sum / weights
}

/** Smallest level distance between the inks, looking a little up and down as well. */
function nearest(left: Profile, right: Profile): number {
  let least = Number.POSITIVE_INFINITY
  left.right.forEach((depth, index) => {
    for (let offset = -NEIGHBOURS; offset <= NEIGHBOURS; offset++) {
      least = Math.min(least, depth + (right.left[index + offset] ?? Number.POSITIVE_INFINITY))
    }
  })
  return least
}

function edgeOf(edges: ReadonlyMap<string, Profile>, character: string): Profile {
  const edge = edges.get(character)
  if (!edge) throw new Error(`Kerning names a glyph the hand has not: ${character}`)
  return edge
}
