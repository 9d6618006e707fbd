import type { Face } from './faces'
import type { SetGlyph } from './setHand'
import { isTall, lines, type Profile, weightAt } from './spacing'

/** Letters whose right edges look alike, the first of a pair. Letters that stand in no class are never moved. */
const firstClasses: readonly string[] = [
  ...'A B CEÆŒ DOQØ F G HIMN JU KX L P R S T VW Y Z'.split(' '),
  ...'aulidt bopø ceæœ f gjy hmn kx q r s vw z ß'.split(' '),
  ...'.,… :; -–—‐‑ “‘ ”’ \'" ([{ «‹ »› / ¿¡ 1 4 7'.split(' '),
]

/** Letters whose left edges look alike, the second of a pair. Figures are never moved: numbers stand in even steps. */
const secondClasses: readonly string[] = [
  ...'AÆ BDEFHIKLMNPR CGOQŒØ J S T U VW X Y Z'.split(' '),
  ...'acdegoqøæœ f bhkl imnpru j s t vw x y z ß'.split(' '),
  ...'.,… :; ? ! -–—‐‑ “‘ ”’ \'" )]} «‹ »› /'.split(' '),
]

/** White in font units deeper than this between two letters makes no difference any more. */
const DEEPEST = 320
/** Weaker wishes than this, in font units, are not worth a pair. */
const FAINT = 10
/** How much of the difference in white is evened out. */
const STRENGTH = 0.7

/** Farthest that a pair may close up and move apart, the ink it must leave between, in font units, and how far up and down that counts in lines. */
interface Limit {
  readonly closer: number
  readonly wider: number
  readonly apart: number
  readonly neighbours: number
}

const LETTERS: Limit = { closer: -105, wider: 26, apart: 60, neighbours: 3 }
const COUNTERS: Limit = { closer: -20, wider: 26, apart: 60, neighbours: 3 }
const STOPS: Limit = { closer: -84, wider: 0, apart: 88, neighbours: 5 }
/** Pairs that would read as one letter if they closed up: rn, rm, ri, cl, vv. */
const MISREAD = /^(r[imnpru]|r[bhkl]|c[bhkl]|[vw][vw])$/
const STOP = /[.,…]/
/** First letters whose white on the right is their own inside, not a gap. */
const OPEN = /^[CEGSZÆŒceszæœXKxk]/
const QUOTE = /[“”‘’'"]/
const QUOTES: Limit = { closer: -42, wider: 26, apart: 80, neighbours: 5 }

/** Kerning of a class pair in font units: how far the second letter moves towards (−) or away from (+) the first. */
export type KerningTable = readonly (readonly number[])[]

/** How far the second glyph moves after the first, in font units; í and its kin keep their marks clear and stay. */
export function kernBetween(table: KerningTable, first: SetGlyph, second: SetGlyph): number {
  return table[firstClassOf(first)]?.[secondClassOf(second)] ?? 0
}

/** Row of a glyph in the kerning table, −1 for glyphs that are never moved. */
export const firstClassOf = (glyph: SetGlyph): number => classOf(firstClasses, glyph)

/** Column of a glyph in the kerning table, −1 for glyphs that are never moved. */
export const secondClassOf = (glyph: SetGlyph): number =>
  glyph.base === 'i' && glyph.name !== 'i' ? -1 : classOf(secondClasses, glyph)

function classOf(groups: readonly string[], glyph: SetGlyph): number {
  return glyph.code === undefined ? -1 : groups.findIndex((group) => group.includes(glyph.base))
}

/** Sees every pair of classes as the eye does and evens it out. Rows are first classes, columns second classes. */
export function kerningOf(glyphs: readonly SetGlyph[], face: Face): KerningTable {
  const named = new Map(glyphs.map((glyph) => [glyph.name, glyph]))
  const edges = (character: string): Profile => {
    const edge = named.get(character)?.edges
    if (!edge) throw new Error(`Kerning names a glyph the hand has not: ${character}`)
    return edge
  }
  const usual = usualWhite(edges)
  return firstClasses.map((firsts) =>
    secondClasses.map((seconds) => {
      const values = [...firsts].flatMap((first) =>
        [...seconds].map((second) => pairValue(first, second, edges, usual(first, second), face)),
      )
      const mean = values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
      return Math.abs(mean) < FAINT ? 0 : Math.round(mean)
    }),
  )
}

/** The white that a pair of this kind usually shows: letters are measured against common letters, signs against themselves. */
function usualWhite(edges: (character: string) => Profile): (first: string, second: string) => number {
  const known = new Map<string, number>()
  const company = (character: string): string => {
    if (/\p{Ll}/u.test(character)) return 'aehinorstud'
    return /\p{Lu}/u.test(character) ? 'AEHINORSTUDM' : character
  }
  return (first, second) => {
    const [before, after] = [company(first), company(second)]
    const key = `${before} ${after}`
    const found = known.get(key)
    if (found !== undefined) return found
    const letters = after.length === 1 && before.length === 1 ? 'n' : after
    const seen = [...before].flatMap((one) =>
      [...letters].map((other) => whiteBetween(edges(one), edges(other), zoneOf(one + other))),
    )
    const mean = seen.reduce((sum, white) => sum + white, 0) / seen.length
    known.set(key, mean)
    return mean
  }
}

function pairValue(
  first: string,
  second: string,
  edges: (character: string) => Profile,
  usual: number,
  face: Face,
): number {
  const left = edges(first)
  const right = edges(second)
  const seen = whiteBetween(left, right, zoneOf(first + second))
  if (MISREAD.test(first + second)) return 0
  const limit = limitOf(first + second)
  const wish = Math.min(0, Math.max(limit.closer, STRENGTH * (usual - seen)))
  const apart = face.key === 'text' ? limit.apart : limit.apart - 12
  return Math.max(wish, Math.min(limit.wider, apart - nearest(left, right, limit.neighbours)))
}

function limitOf(pair: string): Limit {
  if (QUOTE.test(pair)) return QUOTES
  if (STOP.test(pair) || pair.includes(':') || pair.includes(';')) return STOPS
  return OPEN.test(pair) ? COUNTERS : LETTERS
}

/** Where a pair's letters face each other: between baseline and x-height, up to the capitals' height, up where quotes hang, or down where stops stand. */
type Zone = 'small' | 'tall' | 'quote' | 'stop'

function zoneOf(pair: string): Zone {
  if (QUOTE.test(pair)) return 'quote'
  if (STOP.test(pair)) return 'stop'
  return [...pair].every(isTall) ? 'tall' : 'small'
}

function zoneWeight(height: number, zone: Zone): number {
  if (zone === 'quote') return height < 300 ? 0.1 : 1
  if (zone === 'stop') return height >= -60 && height <= 220 ? 1 : 0.06
  return weightAt(height, zone === 'tall')
}

function whiteBetween(left: Profile, right: Profile, zone: Zone): number {
  let sum = 0
  let weights = 0
  lines.forEach((height, index) => {
    const weight = zoneWeight(height, zone)
    sum += weight * Math.min(DEEPEST, (left.right[index] ?? DEEPEST) + (right.left[index] ?? DEEPEST))
    weights += weight
  })
  return sum / weights
}

/** Smallest level distance between the inks, looking a little up and down as well. */
function nearest(left: Profile, right: Profile, neighbours: number): number {
  let least = Number.POSITIVE_INFINITY
  left.right.forEach((depth, index) => {
    for (let offset = -neighbours; offset <= neighbours; offset++) {
      least = Math.min(least, depth + (right.left[index + offset] ?? Number.POSITIVE_INFINITY))
    }
  })
  return least
}
