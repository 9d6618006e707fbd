import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm/manifest'
import { clamp, lerp, scatter } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { placeOf, TRAPS } from '../layout'
import { beaches, islandReach } from './shore'

/** Units between waves, across and down. Far beyond the stage, where only wide windows look, they lie thinner. */
const APART = { x: 104, near: 46, far: 36 } as const
const SEEN = { left: -620, right: 2220, top: -560, bottom: 1560 } as const
/** Tiles of the sea as far as any window shows it; two units of overlap hide their joints. */
const TILES = { columns: [-3, 5], rows: [0, 1], overlap: 2 } as const
/** Where breakers are, in scene units, and their scale. */
const BREAKERS = [
  { x: 1528, y: 640, size: 1.1 },
  { x: -250, y: 540, size: 1.2 },
  { x: 1980, y: 1010, size: 1.4 },
  { x: -420, y: 1130, size: 1.5 },
] as const
/** What moves in the water keeps clear of the counted fish and of the boat. */
const KEPT_CLEAR = [
  { x: 170, y: 940, across: 230, down: 70 },
  { x: 486, y: 890, across: 110, down: 46 },
  { x: 860, y: 880, across: 70, down: 40 },
] as const

/** One of a row of waves, and the first of the three drawings of it that boil. */
interface Wave {
  readonly sprite: DrawnSprite
  readonly first: number
}

/** The sea: tiles of wash, rows of waves that slide to and fro, breakers, and foam along the shore. */
export class Water {
  /** What of it never moves. */
  readonly still
  readonly root = new Container({ label: 'water' })
  readonly #kit: ViewKit<typeof manifest>
  readonly #rows: Container[] = []
  readonly #waves: Wave[] = []
  readonly #laps
  #boil = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.#kit = kit
    this.still = kit.mirrored('sea', TILES.columns, TILES.rows, TILES.overlap)
    for (let y: number = SEEN.top, row = 0; y < SEEN.bottom; y += rowSpacing(y), row++) this.#layRow(y, row)
    for (const { x, y, size } of BREAKERS) this.#add(this.root, 'breaker', 0, x, y, size)
    this.#laps = [...beaches(86).entries()].flatMap(([index, beach]) => {
      if (KEPT_CLEAR.some(({ x, y, across }) => Math.hypot(beach.x - x, (beach.y - y) * 1.6) < across)) return []
      const sprite = kit.sprite('lap')
      sprite.rotation = beach.turn
      this.root.addChild(sprite)
      return { sprite, beach, index, lag: (index * 0.382) % 1 }
    })
  }

  draw(now: number, { boil, reducedMotion }: Moment): void {
    const drift = reducedMotion ? 0 : 1
    for (let index = 0; index < this.#rows.length; index++) {
      const row = this.#rows[index]
      if (row) row.x = drift * 11 * Math.sin(now / 1900 + index * 1.9)
    }
    for (const { sprite, beach, index, lag } of this.#laps) {
      const phase = reducedMotion ? 0.35 : (now / 5200 + lag) % 1
      const out = 36 - 20 * Math.sin(phase * Math.PI)
      sprite.position.set(beach.x + beach.out.x * out, beach.y + beach.out.y * out * 0.85)
      sprite.alpha = Math.sin(phase * Math.PI) ** 0.6
      sprite.show((index + boil) % 3)
    }
    // There are hundreds: they are gone through only when their lines boil.
    if (boil === this.#boil) return
    this.#boil = boil
    for (const { sprite, first } of this.#waves) sprite.show(first + boil)
  }

  #layRow(y: number, row: number): void {
    const line = new Container()
    this.#rows.push(line)
    this.root.addChild(line)
    const isFar = y < -60 || y > 1060
    for (let column = 0; SEEN.left + column * APART.x < SEEN.right; column++) {
      const chance = scatter(row * 97 + column)
      const x = SEEN.left + (column + (row % 2) * 0.5 + (chance - 0.5) * 0.5) * APART.x
      const top = y + (scatter(row + column * 89) - 0.5) * 18
      const isBeyond = isFar || x < -80 || x > 1680
      if ((isBeyond && (column + (row >> 1)) % 2 === 0) || chance < 0.1 || !isOpenSea(x, top)) continue
      const kind = scatter(row * 31 + column * 57)
      const depth = clamp(0.68 + (0.5 * top) / 1000, 0.55, 1.25)
      if (kind < 0.74) {
        const size = depth * (0.85 + 0.4 * scatter(column + row * 13))
        this.#add(line, 'ripple', Math.floor((kind / 0.74) * 3), x, top, size)
      } else if (islandReach({ x, y: top }) > 1.2) {
        const size = depth * (0.66 + 0.7 * scatter(column * 7 + row))
        this.#add(line, 'curl', kind < 0.87 ? 0 : 1, x, top, size)
      }
    }
  }

  #add(
    parent: Container,
    name: 'ripple' | 'curl' | 'breaker',
    shape: number,
    x: number,
    y: number,
    size: number,
  ): void {
    const first = shape * 3
    const sprite = this.#kit.sprite(name).show(first).updateTransform({ x, y, scaleX: size, scaleY: size })
    parent.addChild(sprite)
    this.#waves.push({ sprite, first })
  }
}

function isOpenSea(x: number, y: number): boolean {
  if (islandReach({ x, y }) < 1.14) return false
  if (KEPT_CLEAR.some((kept) => Math.abs(x - kept.x) < kept.across && Math.abs(y - kept.y) < kept.down)) return false
  if (BREAKERS.some((wave) => Math.hypot((x - wave.x) / 190, (y - wave.y + 20) / 96) < 1)) return false
  return TRAPS.every(([column, row]) => {
    const trap = placeOf({ x: column, y: row })
    return Math.hypot((x - trap.x) * 0.74, y - trap.y + 16) > 64
  })
}

function rowSpacing(y: number): number {
  return lerp(APART.far, APART.near, clamp(y / 1000, 0, 1))
}
