import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/scallop-later/manifest'
import { FAR_NICHE, PLACES } from '../../../assets/scallop-later/shared'
import { scatter, spread } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FIGURINES } from '../layout'
import type { ScallopState } from '../state'

/** Beyond the cabinet it is dark, as far as any window reaches, in scene units. */
const DARK = { from: -2400, size: 6400, color: 0x17130f } as const
/** Where the heaps of sheets lie along the foot, the first ones first, and which is drawn. */
const HEAPS = [
  { x: 150, frame: 0, turn: -1 },
  { x: 1450, frame: 0, turn: 1 },
  { x: 430, frame: 1, turn: -1 },
  { x: 1130, frame: 1, turn: 1 },
  { x: 800, frame: 2, turn: 1 },
] as const
const FLOOR = 1002
/** How many sheets have fallen for a heap of them. */
const OF_A_HEAP = 22
/** The frame that says how many, over the niche, and how large its numbers are. */
const TALLY = { x: FAR_NICHE.x, y: 131, scale: 1.1 } as const

/** The whole cabinet from further away, with nothing in it. */
export function createShelves(kit: LaterKit<typeof manifest>): View<ScallopState> {
  const { from, size, color } = DARK
  const root = new Container({ label: 'shelves' })
  root.addChild(
    new Graphics().rect(from, from, size, size).fill(color),
    kit.sprite('cornice'),
    kit.sprite('plinth').updateTransform({ y: 1000 }),
    kit.sprite('cabinet'),
  )
  return { root, draw: () => undefined }
}

/** What lies over those who have not been looked at, and what lay over the others. */
export function createCovers(kit: LaterKit<typeof manifest>): View<ScallopState> {
  const root = new Container({ label: 'covers' })
  const heaps = HEAPS.map(({ x, frame, turn }) =>
    kit.sprite('heap').show(frame).updateTransform({ x, y: FLOOR, scaleX: turn }),
  )
  const covers = PLACES.map(({ x, y }, index) => {
    const cover = kit.sprite('cover').show(coverOf(index))
    const high = 0.94 + 0.06 * spread(index + 7)
    return cover.updateTransform({ x, y, scaleX: spread(index) < 0 ? -0.94 : 0.94, scaleY: high })
  })
  const tally = new Tally(kit)
  tally.root.updateTransform({ ...TALLY, scaleX: TALLY.scale, scaleY: TALLY.scale })
  root.addChild(...covers, ...heaps, tally.root)
  return {
    root,
    draw({ cabinet, selected }) {
      if (!cabinet.visit) return
      for (let index = 0; index < covers.length; index++) {
        const cover = covers[index]
        if (cover) cover.visible = cabinet.looked[index] === false && index !== selected
      }
      for (let heap = 0; heap < heaps.length; heap++) {
        const lying = heaps[heap]
        if (lying) lying.visible = cabinet.count > heap * OF_A_HEAP + 1
      }
      tally.write(cabinet.count)
    },
  }
}

/** Which of three sheets lies over somebody. */
export const coverOf = (index: number) => COVERS[Math.floor(scatter(index) * COVERS.length)] ?? 'tall'
const COVERS = ['tall', 'broad', 'pointed'] as const

/** How large numbers are in the frame, in scene units, and where they begin: at its middle, by the half of so much a letter. */
const NUMBERS = { size: 27, y: 30, letter: 13, color: 0x28211b } as const

/** The frame that says how many have been looked at. */
export class Tally {
  readonly root = new Container({ label: 'tally' })
  readonly #line
  #count = -1

  constructor(kit: LaterKit<typeof manifest>) {
    this.#line = kit.text('tally', 7, NUMBERS.size)
    this.#line.tint = NUMBERS.color
    this.root.addChild(kit.sprite('tally'), this.#line)
  }

  write(count: number): void {
    if (count === this.#count) return
    this.#count = count
    const text = `${count}/${FIGURINES}`
    this.#line.write(text)
    this.#line.position.set(-this.#line.width / 2, NUMBERS.y)
  }
}
