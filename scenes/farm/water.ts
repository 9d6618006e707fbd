import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/farm/manifest'
import type { ViewKit } from '../../src/stage/scene'
import { placeOf, TRAPS } from './places'
import { type Beach, beaches, islandReach } from './shoreline'

/** Units between waves, across and down. Far beyond the stage, where only wide windows look, they lie thinner. */
const APART = { x: 104, near: 46, far: 36 } as const
const SEEN = { left: -620, right: 2220, top: -560, bottom: 1560 } as const
const TILES = { from: -3, to: 5 } as const
const BREAKERS = [
  { x: 1528, y: 668, size: 1.1 },
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

/** One of a row of waves: three drawings of it boil. */
interface Wave {
  readonly sprite: Sprite
  readonly drawings: readonly Texture[]
}

/** The sea: tiles of wash, rows of waves that slide to and fro, breakers, and foam along the shore. */
export class Water {
  readonly root = new Container({ label: 'water' })
  readonly #kit: ViewKit
  readonly #rows: Container[] = []
  readonly #waves: Wave[] = []
  readonly #laps: { sprite: Sprite; beach: Beach; lag: number }[] = []
  #boil = 0

  constructor(kit: ViewKit) {
    this.#kit = kit
    this.#layTiles()
    for (let y: number = SEEN.top, row = 0; y < SEEN.bottom; y += spacing(y), row++) this.#layRow(y, row)
    for (const breaker of BREAKERS) this.#add(this.root, 'breaker', 0, breaker.x, breaker.y, breaker.size)
    this.#layLaps()
  }

  draw(now: number): void {
    const { boil, isCalm } = this.#kit
    const drift = isCalm ? 0 : 1
    for (let index = 0; index < this.#rows.length; index++) {
      const row = this.#rows[index]
      if (row) row.x = drift * 11 * Math.sin(now / 1900 + index * 1.9)
    }
    for (let index = 0; index < this.#laps.length; index++) {
      const lap = this.#laps[index]
      if (!lap) continue
      const { sprite, beach, lag } = lap
      const phase = isCalm ? 0.35 : (now / 5200 + lag) % 1
      const out = 36 - 20 * Math.sin(phase * Math.PI)
      sprite.position.set(beach.x + beach.out.x * out, beach.y + beach.out.y * out * 0.85)
      sprite.alpha = Math.sin(phase * Math.PI) ** 0.6
    }
    if (boil === this.#boil) return
    this.#boil = boil
    for (let index = 0; index < this.#waves.length; index++) {
      const wave = this.#waves[index]
      const drawing = wave?.drawings[boil]
      if (wave && drawing) wave.sprite.texture = drawing
    }
  }

  #layTiles(): void {
    const { width, anchor } = manifest.sprites.sea
    for (let tile: number = TILES.from; tile < TILES.to; tile++) {
      const sprite = new Sprite({ texture: this.#kit.texture('sea'), anchor })
      // Every other tile is turned over, so that their edges meet; a unit of overlap hides the joint.
      const isTurned = tile % 2 !== 0
      sprite.scale.x = (isTurned ? -1 : 1) * (1 + 2 / width)
      sprite.x = (isTurned ? tile + 1 : tile) * width
      this.root.addChild(sprite)
    }
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
      if ((isBeyond && (column + (row >> 1)) % 2 === 0) || chance < 0.1 || !isOpen(x, top)) continue
      const kind = scatter(row * 31 + column * 57)
      const depth = Math.min(1.25, Math.max(0.55, 0.68 + (0.5 * top) / 1000))
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
    const { frames, anchor } = manifest.sprites[name]
    const drawings = frames.slice(shape * 3, shape * 3 + 3).map((frame) => this.#kit.texture(frame))
    const sprite = new Sprite({ anchor, x, y, scale: size, ...(drawings[0] && { texture: drawings[0] }) })
    parent.addChild(sprite)
    this.#waves.push({ sprite, drawings })
  }

  #layLaps(): void {
    const { frames, anchor } = manifest.sprites.lap
    for (const [index, beach] of beaches(86).entries()) {
      if (KEPT_CLEAR.some(({ x, y, across }) => Math.hypot(beach.x - x, (beach.y - y) * 1.6) < across)) continue
      const drawings = [0, 1, 2].map((step) => this.#kit.texture(frames[(index + step) % 3] ?? frames[0]))
      const sprite = new Sprite({ anchor, rotation: beach.turn, ...(drawings[0] && { texture: drawings[0] }) })
      this.root.addChild(sprite)
      this.#waves.push({ sprite, drawings })
      this.#laps.push({ sprite, beach, lag: (index * 0.382) % 1 })
    }
  }
}

function isOpen(x: number, y: number): boolean {
  if (islandReach({ x, y }) < 1.14) return false
  if (KEPT_CLEAR.some((kept) => Math.abs(x - kept.x) < kept.across && Math.abs(y - kept.y) < kept.down)) return false
  if (BREAKERS.some((wave) => Math.hypot((x - wave.x) / 190, (y - wave.y + 20) / 96) < 1)) return false
  return TRAPS.every(([column, row]) => {
    const trap = placeOf({ x: column, y: row })
    return Math.hypot((x - trap.x) * 0.74, y - trap.y + 16) > 64
  })
}

function spacing(y: number): number {
  return APART.far + (APART.near - APART.far) * Math.min(1, Math.max(0, y / 1000))
}

/** A share (0…1) that looks like chance, the same for the same number. */
function scatter(number: number): number {
  let mixed = Math.imul(number + 374_761, 668_265_263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
