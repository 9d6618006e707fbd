import type { manifest } from '../../../assets/eagle-later/manifest'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { TextureMesh } from '../../../src/stage/kit/textureMesh'
import { HEALS, MOST_CUTS } from '../layout'
import type { Cut } from '../state'

/** How wide a fresh cut is drawn, its soft edges counted, in scene units, and how much of that where the burin is still in it. */
const WIDTH = { most: 8, head: 0.5 } as const

/** What the burin has cut: a furrow that is as wide as the hand was sure, and closes again, the oldest of it first. */
export class Furrows extends TextureMesh {
  readonly #touch: () => void
  #isEmpty = true

  constructor(kit: LaterKit<typeof manifest>) {
    const texture = kit.texture('furrow')
    const uvs: number[] = []
    const indices: number[] = []
    for (let i = 0; i < MOST_CUTS; i++) {
      uvs.push(0.5, 0, 0.5, 1)
      if (i > 0) indices.push(2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i - 2, 2 * i + 1, 2 * i)
    }
    super(texture, {
      positions: new Float32Array(4 * MOST_CUTS),
      uvs: new Float32Array(uvs),
      indices: new Uint32Array(indices),
    })
    this.label = 'cuts'
    this.#touch = () => kit.touch()
  }

  draw(cuts: readonly Readonly<Cut>[], now: number): void {
    if (cuts.length === 0 && this.#isEmpty) return
    this.#isEmpty = cuts.length === 0
    let hasMoved = false
    for (let i = 0; i < MOST_CUTS; i++) if (this.#place(cuts, Math.min(i, cuts.length - 1), i, now)) hasMoved = true
    // While the day is paused nothing heals.
    if (!hasMoved) return
    this.geometry.getBuffer('aPosition').update()
    this.#touch()
  }

  /** Lays the two corners of a place, across the way there. Returns whether they lay elsewhere. */
  #place(cuts: readonly Readonly<Cut>[], place: number, corner: number, now: number): boolean {
    const cut = cuts[place]
    const before = cut?.isFirst ? cut : (cuts[place - 1] ?? cut)
    const next = cuts[place + 1]
    const after = !next || next.isFirst ? cut : next
    const wayX = (after?.x ?? 0) - (before?.x ?? 0)
    const wayY = (after?.y ?? 0) - (before?.y ?? 0)
    const long = Math.hypot(wayX, wayY)
    const isEnd = before === cut || corner > place
    const fresh = cut ? Math.max(0, (cut.until - now) / HEALS) : 0
    const sure = isEnd || !(long > 0) ? 0 : after === cut ? WIDTH.head : 1
    const off = long > 0 ? (sure * WIDTH.most * Math.sqrt(fresh)) / 2 / long : 0
    const offX = wayX * off
    const offY = wayY * off
    const hasMoved = this.#put(2 * corner, (cut?.x ?? 0) - offY, (cut?.y ?? 0) + offX)
    return this.#put(2 * corner + 1, (cut?.x ?? 0) + offY, (cut?.y ?? 0) - offX) || hasMoved
  }

  /** Puts one corner there. Returns whether it was elsewhere. */
  #put(corner: number, toX: number, toY: number): boolean {
    const { positions } = this.geometry
    const x = Math.fround(toX)
    const y = Math.fround(toY)
    if (positions[2 * corner] === x && positions[2 * corner + 1] === y) return false
    positions[2 * corner] = x
    positions[2 * corner + 1] = y
    return true
  }
}
