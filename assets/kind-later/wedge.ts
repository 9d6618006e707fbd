import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import type { Color } from '../ink/palette'
import { drawBed } from '../kind/bed'
import { drawChair, drawTable } from '../kind/furniture'
import { inLight } from '../kind/night'
import { drawFloor } from '../kind/room'
import { SLIT } from '../kind/shared'
import { drawBear, drawBlocks, drawHorse } from '../kind/toys'
import { drawShadows } from '../kind/whole'

/** How far the light reaches along the floor, how wide it opens, and what paper and shade are in it: the faintest first. */
const STEPS = [
  { reach: 1, spread: 1, paper: '#665d54', shade: '#2a2725' },
  { reach: 0.86, spread: 0.7, paper: '#937e63', shade: '#3e342b' },
  { reach: 0.7, spread: 0.4, paper: '#c5a375', shade: '#6d5439' },
  { reach: 0.5, spread: 0.16, paper: '#e8bf85', shade: '#94703f' },
] as const satisfies readonly { reach: number; spread: number; paper: Color; shade: Color }[]

/** How far along the floor it could be followed, in scene units. */
const FAR = 1560
/** What the light makes of toys, and what shade is left on them. */
const TOYS = { paper: '#e9b680', shade: '#8a6238' } as const

type Edge = readonly [x: number, y: number]

/** Its upper edge or its lower one, at that share of its way. */
function edgeAt(share: number, isUpper: boolean, spread: number): Edge {
  const x = SLIT.right + share * FAR
  return isUpper
    ? [x, 842 - share * (150 + 70 * spread) - 20 * spread]
    : [x, 896 + share * (90 + 100 * spread) + 26 * spread]
}

/** One step of it. It ends as a wash does, in a slow edge. */
function stepShape(reach: number, spread: number): readonly (readonly [number, number, number, number])[] {
  const along = Array.from({ length: 11 }, (_, place) => (reach * place) / 10)
  const [, upper] = edgeAt(reach, true, spread)
  const [end, lower] = edgeAt(reach, false, spread)
  const rim = Array.from({ length: 15 }, (_, place): Edge => {
    const share = place / 14
    const out = 90 * Math.sin(share * Math.PI) + 34 * noise1(3, place * 0.7 + reach * 9)
    return [end + out, upper + (lower - upper) * share]
  })
  const edges = [
    ...along.map((share) => edgeAt(share, true, spread)),
    ...rim,
    ...along.map((share) => edgeAt(share, false, spread)).reverse(),
  ]
  return edges.map(([x, y]) => [x, y, 1, 1] as const)
}

/** The floor, and what stands on it, where the light of the door falls: the room's own drawing, in other paper. */
export function drawWedge(ink: Ink): void {
  for (const { reach, spread, paper, shade } of STEPS)
    ink.clip(stepShape(reach, spread), () =>
      inLight(
        ink,
        paper,
        () => {
          drawFloor(ink)
          drawBed(ink)
          drawChair(ink)
          drawTable(ink)
          drawShadows(ink)
        },
        shade,
      ),
    )
}

/** A line that wanders down at the right of what is lit of a toy. */
function litSide(right: number): readonly (readonly [number, number, number, number])[] {
  const line = Array.from({ length: 14 }, (_, place) => {
    const stray = (place % 2 ? 9 : -7) + 9 * noise1(4, place)
    return [right + stray - place * 1.6, -220 + place * 24, 1, 1] as const
  })
  return [[-260, -220, 1, 1], ...line, [-260, 120, 1, 1]]
}

/** The side of a toy that has turned to the light. */
function drawLitSide(ink: Ink, right: number, draw: () => void): void {
  ink.clip(litSide(right), () => inLight(ink, TOYS.paper, draw, TOYS.shade))
}

export const drawLitBear = (ink: Ink): void => drawLitSide(ink, -4, () => drawBear(ink, true))
export const drawLitHorse = (ink: Ink): void => drawLitSide(ink, -54, () => drawHorse(ink))
export const drawLitBlocks = (ink: Ink): void => drawLitSide(ink, 0, () => drawBlocks(ink))
