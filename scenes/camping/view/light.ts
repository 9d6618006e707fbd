import { Container, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/camping/manifest'
import type { Size } from '../../../src/stage/contract/geometry'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { leftIn, scaleIn, topIn } from '../layout'
import type { CampingState } from '../state'
import { type Beam, CLEAR, HOLE } from './beam'
import { setBeam, setNight } from './night'
import { Quads } from './quads'
import { BEAM, BLACK, CLEAR_BEAM, CLEAR_WOOD, HATCHED_WOOD, WOOD } from './shaders'
import type { Wood } from './wood'

/** The middle of the tent's hem, in units of the camp. */
const HEM = { x: 960, y: 836 } as const

/** How much the tent swells as somebody breathes in, and how long a breath in takes, and out, in ms. */
const SNORE = { swell: 0.014, inward: 1500, outward: 1900 } as const

/** Into so many bands, from top to bottom, what is not black is laid: the more there are, the nearer they are to round. */
const BANDS = 28

/**
 * What the light shows of the wood, and the black where it does not come: together they are the window. Each pixel of it is drawn once,
 * by the shader that does no more there than it has to.
 */
export class Light {
  readonly root = new Container({ label: 'light' })
  readonly #clear
  readonly #hatched
  readonly #black

  constructor(kit: ViewKit<typeof manifest>, wood: Wood, night: Texture) {
    const uWood = wood.still.texture.source
    const touch = () => kit.touch()
    const clear = kit.shader({
      label: 'clear wood',
      fragment: CLEAR_WOOD,
      textures: { uWood },
      uniforms: { ...CLEAR_BEAM, ...WOOD },
    })
    const hatched = kit.shader({
      label: 'hatched wood',
      fragment: HATCHED_WOOD,
      textures: { uWood, uNight: night.source },
      uniforms: { ...BEAM, ...WOOD },
    })
    const black = kit.shader({ label: 'black', fragment: BLACK, textures: {}, uniforms: {} })
    this.#clear = new Quads(clear, BANDS, touch)
    this.#hatched = new Quads(hatched, 2 * BANDS, touch)
    this.#black = new Quads(black, 2 * BANDS + 2, touch)
    for (const mesh of [clear, hatched, black]) {
      // It hides all that is behind it.
      mesh.state.blend = false
      this.root.addChild(mesh)
    }
    // The stage destroys what it sees; this it does not.
    this.root.once('destroyed', () => wood.still.destroy({ children: true }))
  }

  resize(size: Readonly<Size>): void {
    const scale = scaleIn(size)
    for (const { mesh } of [this.#clear, this.#hatched]) {
      mesh.set('uShare', 1 / Math.max(1, size.width), 1 / Math.max(1, size.height))
      mesh.set('uHem', HEM.x * scale + leftIn(size), HEM.y * scale + topIn(size))
      mesh.set('uUnits', 1 / scale)
    }
  }

  draw({ snoredAt, nights }: Readonly<CampingState>, { now, reducedMotion, size }: Moment, beam: Readonly<Beam>): void {
    // Later there is nobody in it who snores.
    const swell = reducedMotion || nights % 3 > 0 ? 0 : SNORE.swell * breathAt(now - snoredAt)
    setBeam(this.#clear.mesh, beam)
    setNight(this.#hatched.mesh, beam)
    this.#clear.mesh.set('uSwell', swell)
    this.#hatched.mesh.set('uSwell', swell)
    const from = Math.max(0, beam.y - beam.reach * HOLE)
    const until = Math.min(size.height, beam.y + beam.reach * HOLE)
    for (let band = 0; band < BANDS; band++) {
      const bottom = band === BANDS - 1 ? until : lerp(from, until, (band + 1) / BANDS)
      this.#lay(band, lerp(from, until, band / BANDS), bottom, beam, size.width)
    }
    this.#black.setCorners(2 * BANDS, 0, 0, size.width, from)
    this.#black.setCorners(2 * BANDS + 1, 0, until, size.width, size.height)
    this.#clear.update()
    this.#hatched.update()
    this.#black.update()
  }

  /** Lays a band: black, hatched, clear, hatched, black. */
  #lay(band: number, top: number, bottom: number, { x, y, reach }: Readonly<Beam>, width: number): void {
    const nearest = Math.max(0, top - y, y - bottom)
    const farthest = Math.max(y - top, bottom - y)
    const seen = halfChord(reach * HOLE, nearest)
    const clear = halfChord(reach * CLEAR, farthest)
    const [left, right] = [Math.max(0, x - seen), Math.min(width, x + seen)]
    const [clearLeft, clearRight] = [Math.max(left, x - clear), Math.min(right, x + clear)]
    this.#black.setCorners(2 * band, 0, top, left, bottom)
    this.#hatched.setCorners(2 * band, left, top, clearLeft, bottom)
    this.#clear.setCorners(band, clearLeft, top, clearRight, bottom)
    this.#hatched.setCorners(2 * band + 1, clearRight, top, right, bottom)
    this.#black.setCorners(2 * band + 1, right, top, width, bottom)
  }
}

/** Half of what a circle of that radius is wide, so far above or below its middle. */
function halfChord(radius: number, away: number): number {
  return Math.sqrt(Math.max(0, radius * radius - away * away))
}

/** How full of air somebody is so long after he began to snore: 0…1. */
function breathAt(elapsed: number): number {
  if (elapsed < SNORE.inward) return smoothstep(0, SNORE.inward, elapsed)
  return 1 - smoothstep(SNORE.inward, SNORE.inward + SNORE.outward, elapsed)
}
