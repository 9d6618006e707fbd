import { type Geometry, Mesh, Shader, type Texture, UniformGroup } from 'pixi.js'
import type { manifest } from '../../../assets/eagle/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { scatter, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { CachedLayer } from '../../../src/stage/kit/cachedLayer'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { REWIND, STARS, VANISHING } from '../layout'
import { KIND, laneOf, replaceDrawing, StarCorners } from './starCorners'
import { FRAGMENT, VERTEX } from './starShader'

/** How many stars a layer has, and how many of them are cut stars with streaks behind. */
const EACH_LAYER = { plain: 44, cut: 4 } as const

/** How large a layer is as it begins and how many times as large as it ends, and in what of its time it comes and goes, as shares. */
const ZOOM = { from: 0.11, times: 14, appears: 0.4 / 3, vanishes: 0.93 } as const

/** How far out a layer of size 1 is, in scene units, where the window shows the stage and no more. */
const REACH = 640

/** How far the lane of one star is turned aside, in turns: it would pass behind the pen's nib, and seem to be stuck on it. */
const BESIDE_NIB = 0.045

/** How far the stars give way when it looks all the way aside, in scene units. */
const LEAN = 34

/** In which pass of which star something else looks out of it, and what of that pass (0…1) its eye is half shut and shut. */
const WATCHER = { layer: 1, star: 1, passes: 20, pass: 2, blinks: [0.66, 0.69, 0.74, 0.77] } as const

/**
 * Four layers of stars that rush outwards, each as one sheet: the farther a star has come, the longer it is. All of them are one mesh
 * that the graphics card moves, and they are seen where the plate is: what is cut into it lies before them.
 */
export class StarsView extends Mesh<Geometry, Shader> {
  readonly #numbers: Readonly<Record<'uFar' | 'uShown' | 'uAsideX' | 'uAsideY' | 'uWide', Float32Array>>
  readonly #star: Texture
  readonly #eyes: readonly Texture[]
  readonly #watcher: number
  #face: Texture
  readonly #onChange: () => void

  /** @param plate what they fly over, and what lies before them */
  constructor(kit: ViewKit<typeof manifest>, plate: CachedLayer) {
    const star = kit.texture('cutStar')
    const numbers = new UniformGroup({
      uFar: { value: new Float32Array(STARS.layers), type: 'vec4<f32>' },
      uShown: { value: new Float32Array(STARS.layers), type: 'vec4<f32>' },
      uAsideX: { value: new Float32Array(STARS.layers), type: 'vec4<f32>' },
      uAsideY: { value: new Float32Array(STARS.layers), type: 'vec4<f32>' },
      uWide: { value: new Float32Array(2), type: 'vec2<f32>' },
    })
    const shader = Shader.from({
      gl: { vertex: VERTEX, fragment: FRAGMENT, name: 'stars' },
      resources: {
        uSheet: star.source,
        uSheetSampler: star.source.style,
        uPlate: plate.texture.source,
        uPlateSampler: plate.texture.source.style,
        numbers,
      },
    })
    const { geometry, watcher } = createStars(kit, star)
    super({ geometry, shader, label: 'stars', position: VANISHING })
    this.#numbers = numbers.uniforms
    this.#star = star
    this.#face = star
    this.#eyes = kit.textures('watcher')
    this.#watcher = watcher
    this.#onChange = () => kit.touch()
    // The stage destroys what it sees; these it does not.
    this.once('destroyed', () => {
      shader.destroy()
      geometry.destroy(true)
    })
  }

  /** @param look how far it looks aside, which the stars give way to */
  draw(look: Readonly<Point>, { now, reducedMotion, size, viewport: { visible } }: Moment): void {
    const { uFar, uShown, uAsideX, uAsideY, uWide } = this.#numbers
    // They reach the edges of every window.
    uWide[0] = visible.width / size.width
    uWide[1] = visible.height / size.height
    const flown = reducedMotion ? STARS.zoom / 2 : flownAt(now)
    const lean = reducedMotion ? 0 : LEAN
    let hasChanged = false
    for (let layer = 0; layer < STARS.layers; layer++) {
      const passes = flown / STARS.zoom + STARS.layers - (layer * STARS.stagger) / STARS.zoom
      const pass = Math.floor(passes)
      const phase = passes - pass
      const far = Math.fround(REACH * ZOOM.from * ZOOM.times ** phase)
      // What is far gives way the most.
      const asideX = Math.fround(look.x * lean * (1 - phase))
      const asideY = Math.fround(look.y * lean * (1 - phase))
      if (far !== uFar[layer] || asideX !== uAsideX[layer] || asideY !== uAsideY[layer]) hasChanged = true
      uFar[layer] = far
      uShown[layer] = smoothstep(0, ZOOM.appears, phase) * (1 - smoothstep(ZOOM.vanishes, 1, phase))
      uAsideX[layer] = asideX
      uAsideY[layer] = asideY
      if (layer === WATCHER.layer) this.#drawWatcher(phase, pass)
    }
    if (hasChanged) this.#onChange()
  }

  /** Once a minute one of them is an eye, and blinks as it passes. */
  #drawWatcher(phase: number, pass: number): void {
    const [half, shut, opens, open] = WATCHER.blinks
    const isShut = phase >= shut && phase < opens
    const lid = isShut ? 2 : phase >= half && phase < open ? 1 : 0
    const face = pass % WATCHER.passes === WATCHER.pass ? (this.#eyes[lid] ?? this.#star) : this.#star
    if (face === this.#face) return
    this.#face = face
    replaceDrawing(this.geometry, this.#watcher, face)
  }
}

/** How long the stars have flown at that moment, in ms: they fly backwards first, and then out. */
function flownAt(now: number): number {
  return Math.abs(now - REWIND)
}

function createStars(kit: ViewKit<typeof manifest>, star: Texture): { geometry: Geometry; watcher: number } {
  const corners = new StarCorners()
  const streaks = kit.textures('streak')
  let watcher = 0
  for (let layer = 0; layer < STARS.layers; layer++) {
    for (let i = 0; i < EACH_LAYER.plain; i++) {
      const texture = streaks[i % 7 === 3 ? 1 : 0]
      if (texture) corners.add(texture, layer, laneOf(layer * 100 + i, i / EACH_LAYER.plain), KIND.streak)
    }
    for (let i = 0; i < EACH_LAYER.cut; i++) {
      const isWatcher = layer === WATCHER.layer && i === WATCHER.star
      const around = (i + 0.3 + layer * 0.22) / EACH_LAYER.cut + (isWatcher ? BESIDE_NIB : 0)
      const lane = laneOf(layer * 100 + 60 + i, around)
      corners.add(kit.texture('trail'), layer, lane, KIND.trail)
      const which = corners.add(star, layer, lane, KIND.cut, scatter(i + layer * 9))
      if (isWatcher) watcher = which
    }
  }
  return { geometry: corners.geometry(), watcher }
}
