import type { manifest } from '../../../assets/baddog/manifest'
import { BLACK, BLADES } from '../../../assets/baddog/shared'
import { lerp, scatter, smoothstep } from '../../../src/stage/contract/math'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { TextureMesh } from '../../../src/stage/kit/textureMesh'
import type { Wind } from './wind'

/** From edge to edge of the widest window, in scene units; and what all windows show of that. */
const MEADOW = { from: -1200, to: 2800 } as const
const MIDDLE = { from: -60, to: 1660 } as const
/** What of the meadow a mesh may be. What most windows do not show would cost them as much as what they do. */
const PARTS = {
  whole: [MEADOW],
  middle: [MIDDLE],
  sides: [
    { from: MEADOW.from, to: MIDDLE.from },
    { from: MIDDLE.to, to: MEADOW.to },
  ],
} as const
/** Where the meadow is lowest, and how much higher it is towards the edges of the page, in scene units. */
const VALLEY = { x: 780, near: 420, far: 900, rim: 84 } as const
/** All blades grow out of this line, in scene units, seen or not. */
const GROUND = 1040
/** Of how many lengths a blade is made that bend one after the other. */
const JOINTS = 4

/** How much of their columns the broadest blades of each kind take at their foot, 0…1: what is empty would cost as much as ink. */
const BREADTHS = { 0: 0.72, 6: 0.78, 12: 0.82, 18: 0.3 } as const

/** A row of grass, from the back to the front. */
export interface Row {
  readonly name: number
  /** Where its tips are, about, and by how much they differ, in scene units. */
  readonly top: number
  readonly spread: number
  /** How far from one blade to the next. */
  readonly step: number
  readonly width: readonly [least: number, most: number]
  /** Which kinds there are, by where they begin among the drawn blades: black 0, lit on one side 6, bare 12, stalks 18. */
  readonly kinds: readonly (keyof typeof BREADTHS)[]
  /** From here on downwards nothing is seen of it, in scene units: what lies before it is black. */
  readonly base: number
  /** How much it gives way, and how late, 0…1. */
  readonly gives: number
  readonly lag: number
}

/** Behind the dog: pale, and all but still. */
export const BEHIND: readonly Row[] = [
  { name: 1, top: 696, spread: 62, step: 17, width: [11, 20], kinds: [12, 12, 6, 0, 18], base: 930, gives: 0, lag: 0 },
]
/** Before him: a wall, black at its foot, cut into blades towards the light. */
export const BEFORE: readonly Row[] = [
  { name: 2, top: 726, spread: 60, step: 16, width: [15, 27], kinds: [0, 0, 6, 12], base: 900, gives: 1, lag: 0.2 },
  {
    name: 3,
    top: 806,
    spread: 66,
    step: 19,
    width: [20, 36],
    kinds: [6, 0, 6, 0, 12],
    base: 946,
    gives: 0.8,
    lag: 0.6,
  },
  { name: 4, top: 888, spread: 50, step: 20, width: [26, 44], kinds: [0, 0, 0, 6, 6], base: 990, gives: 0.4, lag: 1 },
]
/** The darkness at the foot of each row, and how broad and high its spikes are, in scene units. */
const DARKNESS = { above: 12, below: 1900, narrowest: 14, broadest: 34, lowest: 16, highest: 112 } as const

/** From the left to the right, in scene units. */
interface Stretch {
  readonly from: number
  readonly to: number
}

interface Blade {
  readonly x: number
  readonly base: number
  /** How long it is in all, and how much of that is above its base, in scene units. */
  readonly length: number
  readonly shown: number
  readonly width: number
  /** How much of its column is drawn at its foot, 0…1. */
  readonly breadth: number
  /** How it leans by itself, in radians at its tip. */
  readonly lean: number
  readonly kind: number
  readonly isTurned: boolean
  readonly gives: number
  readonly lag: number
}

/**
 * Rows of grass as one mesh, blade by blade: each is a ribbon that the wind bends. It costs no more than what is seen of it, and
 * gives way wherever something comes through.
 */
export class Grass extends TextureMesh {
  readonly #blades: readonly Blade[]
  /** The corners of each blade begin here. */
  readonly #places: readonly number[]
  readonly #onChange: () => void

  constructor(
    kit: Pick<ViewKit<typeof manifest>, 'texture' | 'touch'>,
    rows: readonly Row[],
    part: keyof typeof PARTS,
  ) {
    const made = meshOf(rows, PARTS[part])
    super(kit.texture('blades'), made)
    this.label = 'meadow'
    this.#blades = made.blades
    this.#places = made.places
    this.#onChange = () => kit.touch()
    this.bend(null)
  }

  /** Bends every blade as the wind is; `null` is none. */
  bend(wind: Wind | null): void {
    const { positions } = this.geometry
    let hasChanged = false
    for (let i = 0; i < this.#blades.length; i++) {
      const blade = this.#blades[i]
      if (!blade) continue
      const bend = wind ? blade.gives * wind.bendAt(blade.x, blade.lag) : 0
      if (bendBlade(blade, bend, positions, this.#places[i] ?? 0)) hasChanged = true
    }
    if (!hasChanged) return
    this.geometry.getBuffer('aPosition').update()
    this.#onChange()
  }
}

/** Writes the corners of a blade from its base to its tip. Returns whether they are others than before. */
function bendBlade(blade: Blade, bend: number, positions: Float32Array, place: number): boolean {
  const { base, shown, length, width, breadth, lean } = blade
  const step = shown / JOINTS
  let { x } = blade
  let y = base
  let hasChanged = false
  for (let part = 0; part <= JOINTS; part++) {
    const share = part / JOINTS
    const angle = lean * share + bend * (0.35 + 0.65 * share)
    // Small angles: nobody sees the rest of the series.
    const across = angle * (1 - (angle * angle) / 6)
    const up = 1 - (angle * angle) / 2
    if (part > 0) {
      x += across * step
      y -= up * step
    }
    const half = (width / 2) * breadthAt((length - shown + shown * share) / length, breadth)
    const at = place + part * 4
    const left = Math.fround(x - up * half)
    if (positions[at] !== left) hasChanged = true
    positions[at] = left
    positions[at + 1] = y - across * half
    positions[at + 2] = x + up * half
    positions[at + 3] = y + across * half
  }
  return hasChanged
}

/** How broad the ribbon is so far along a blade, 0…1, as a share of its column: hardly broader than what is drawn there. */
function breadthAt(along: number, breadth: number): number {
  return breadth * (1 - 0.55 * along * (0.3 + 0.7 * along))
}

function meshOf(rows: readonly Row[], stretches: readonly Stretch[]) {
  const blades: Blade[] = []
  const places: number[] = []
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  const width = BLADES.count * BLADES.apart + BLADES.apart
  for (const [place, row] of rows.entries()) {
    for (const blade of bladesOf(row)) {
      if (!stretches.some(({ from, to }) => blade.x >= from && blade.x < to)) continue
      const first = positions.length / 2
      places.push(positions.length)
      blades.push(blade)
      const middle = ((blade.kind + 0.5) * BLADES.apart) / width
      for (let part = 0; part <= JOINTS; part++) {
        const along = (blade.length - blade.shown + (blade.shown * part) / JOINTS) / blade.length
        const half = ((BLADES.apart / 2) * breadthAt(along, blade.breadth)) / width
        const down = 1 - along
        positions.push(0, 0, 0, 0)
        uvs.push(middle - (blade.isTurned ? -half : half), down, middle + (blade.isTurned ? -half : half), down)
        if (part === 0) continue
        const corner = first + part * 2
        indices.push(corner - 2, corner - 1, corner + 1, corner - 2, corner + 1, corner)
      }
    }
    for (const { from, to } of stretches) {
      const corner = positions.length / 2
      const top = row.base - DARKNESS.above
      // From there on the next row is as dark.
      const end = rows[place + 1]?.base ?? DARKNESS.below
      positions.push(from, top, to, top, to, end, from, end)
      indices.push(corner, corner + 1, corner + 2, corner, corner + 2, corner + 3)
      for (const [left, tip, right, height] of spikesOf(row.name, from, to)) {
        const spike = positions.length / 2
        positions.push(left, top, tip, top - height, right, top)
        indices.push(spike, spike + 1, spike + 2)
      }
      while (uvs.length < positions.length) uvs.push(BLACK.x / width, BLACK.y / BLADES.length)
    }
  }
  return {
    blades,
    places,
    positions: new Float32Array(positions),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  }
}

/** What of the darkness stands up among the blades: where each spike begins, points and ends, and how high it is, in scene units. */
function spikesOf(
  row: number,
  from: number,
  to: number,
): (readonly [left: number, tip: number, right: number, height: number])[] {
  const spikes: (readonly [number, number, number, number])[] = []
  let left = from
  for (let i = 0; left < to; i++) {
    const random = (throwing: number) => scatter(row * 100_000 + i * 4 + throwing)
    const right = left + lerp(DARKNESS.narrowest, DARKNESS.broadest, random(0))
    const height = lerp(DARKNESS.lowest, DARKNESS.highest, random(1) * random(1))
    spikes.push([left, lerp(left, right, 2 * random(2) - 0.5), right, height])
    // They overlap: no valley between them is as deep as the next.
    left = lerp(left, right, lerp(0.5, 0.9, random(3)))
  }
  return spikes
}

/** The blades of a row, from the left. */
function bladesOf({ name, top, spread, step, width, kinds, base, gives, lag }: Row): Blade[] {
  const blades: Blade[] = []
  let x: number = MEADOW.from
  for (let i = 0; x < MEADOW.to; i++) {
    const random = (throwing: number) => scatter(name * 100_000 + i * 16 + throwing)
    const rim = VALLEY.rim * smoothstep(VALLEY.near, VALLEY.far, Math.abs(x - VALLEY.x))
    const gust = Math.sin(x / 67 + name * 2.1) * 0.6 + Math.sin(x / 29 + name * 5.3) * 0.4
    const clump = Math.sin(x / 19.7 + name) * 0.5 + Math.sin(x / 9.1 + name * 3) * 0.5
    let length = GROUND - top + rim + spread * (0.45 * gust + 0.5 * clump + 0.55 * (2 * random(0) - 1))
    let tip = 46 * Math.sin(x / 48 + name * 1.7) + 34 * (2 * random(1) - 1) + 16
    // Here and there one hangs over.
    if (random(2) < 0.08) {
      tip *= 2.4
      length *= 0.88
    }
    const kind = kinds[Math.floor(random(3) * kinds.length)] ?? 0
    const drawings = kind === 18 ? 2 : 6
    const shown = Math.max(40, length - (GROUND - base))
    blades.push({
      x,
      base,
      length: Math.max(length, shown + 10),
      shown,
      // The drawn blade fills some three fifths of its column.
      width: (lerp(width[0], width[1], random(4)) / 25) * BLADES.apart,
      breadth: BREADTHS[kind],
      lean: (2.1 * tip) / length,
      kind: kind + Math.floor(random(5) * drawings),
      // The light comes from the right: what is lit on one side is never turned over.
      isTurned: kind !== 6 && random(6) < 0.5,
      gives,
      lag: lag + 0.3 * random(7),
    })
    x += step * lerp(0.5, 1.6, random(8))
  }
  return blades
}
