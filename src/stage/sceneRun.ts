import { type Application, Container } from 'pixi.js'
import { Announcer } from './announcer'
import { ArrowPointer } from './arrowPointer'
import { type Fit, toStage, toWindow } from './fit'
import type { FrameGauge } from './frameGauge'
import { areaAt, centreOf } from './hitTest'
import { Playhead } from './playhead'
import { Pointer } from './pointer'
import type { EventData, HitArea, Input, InputKind, Point, Size, View, ViewKit } from './scene'
import { SceneSounds } from './sceneSounds'
import type { Sheets } from './sheets'
import { StageInWindow } from './stageInWindow'
import type { AnyScene, StageRequest } from './stageRequests'

/** How often a boiling line is drawn anew, in simulated ms, and in how many drawings. */
const BOIL = { every: 1000 / 6, drawings: 3 } as const

/** Whether the visitor asked for less motion. */
const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)')

type RunningPlayhead = Playhead<unknown, Record<string, number>>

/**
 * One visit to a day on the stage: its state, its picture and its moment, brought together once a frame. Nothing is kept
 * of it once it is destroyed but what `Sheets` counts.
 */
export class SceneRun {
  readonly playhead: RunningPlayhead
  readonly app: Application
  /** Hears every event: the toy box, the debug overlay. */
  readonly eventListeners = new Set<(name: string, data: EventData) => void>()
  /** Called once a frame, when its state and areas are settled. */
  readonly frameListeners = new Set<() => void>()
  /** `null` unless somebody looks on. */
  gauge: FrameGauge | null = null
  /** Whether what the visitor does is left out, so that a recording plays undisturbed. */
  isDeaf = false

  readonly #request: StageRequest
  #scene: AnyScene
  #sheets: Sheets
  readonly #layer = new Container({ label: 'day' })
  readonly #kit: ViewKit
  readonly #pointer: Pointer
  readonly #arrows: ArrowPointer | null
  #sounds: SceneSounds
  readonly #announcer: Announcer
  readonly #listening = new AbortController()
  #view: View<unknown>
  #placed: StageInWindow
  #areas: readonly HitArea[] = []
  #publishedAreas: readonly HitArea[] = []
  /** Where a key pressed last. */
  #pressedAt: Point = { x: 0, y: 0 }
  #frame = 0
  #lastFrameAt: number | null = null
  #isDirty = true

  constructor(app: Application, request: StageRequest, sheets: Sheets, window: Size) {
    const { scene, link, day, surface } = request
    this.app = app
    this.#request = request
    this.#scene = scene
    this.#sheets = sheets
    this.#placed = new StageInWindow(scene.stage, window)
    this.playhead = new Playhead<unknown, Record<string, number>>({
      day: day.slug,
      rules: scene.rules,
      tuning: { ...startValues(scene), ...link.tuning },
      seed: link.seed ?? freshSeed(),
      size: scene.stage === 'window' ? window : scene.stage,
      onEvent: (name, data) => this.#emit(name, data),
    })
    if (link.isDebugged) this.playhead.remember()
    this.playhead.seek(link.at)
    this.playhead.speed = link.speed
    if (link.isPaused) this.playhead.pause()

    this.#sounds = new SceneSounds(scene)
    this.#announcer = new Announcer((announcement) => request.store.update({ announcement }))
    this.#kit = this.#createKit()
    this.#view = scene.createView(this.#kit)
    this.#layer.addChild(this.#view.root)
    app.stage.addChild(this.#layer)
    this.#place()

    this.#pointer = new Pointer(
      surface,
      {
        fit: () => this.fit,
        areas: () => this.#areas,
        input: (input) => this.input(input),
        isReliving: () => this.playhead.now < this.playhead.horizon,
        tookOver: () => this.#hideVirtualCursor(),
      },
      { usesSecondButton: scene.usesSecondButton ?? false, cursor: scene.drawsPointer ? 'none' : '' },
    )
    this.#arrows = scene.followsPointer ? new ArrowPointer() : null
    this.#listen(app.canvas)
    this.#request.store.update({ status: { kind: 'playing', run: this } })
    this.#schedule()
  }

  /** Hands an input over, in scene units. */
  input(input: Input & { kind: InputKind }): void {
    if (this.isDeaf) return
    // Whoever goes on from a moment that was played in another window does so in this one.
    if (this.#placed.isOfAnotherWindow) this.resize(this.#placed.window)
    this.playhead.queue(input)
  }

  /** What can be pressed at this moment, front to back. */
  get areas(): readonly HitArea[] {
    return this.#areas
  }

  /** How the stage lies in the window. */
  get fit(): Fit {
    return this.#placed.fit
  }

  /** Presses an area in its middle, as a key or a screen reader does. */
  pressArea(id: string, button: Input['button']): void {
    const area = this.#areas.find((candidate) => candidate.id === id)
    if (area) this.#press(centreOf(area.shape), id, button)
  }

  /** Presses where the virtual cursor is. */
  pressAtPointer(button: Input['button']): void {
    const at = { ...this.playhead.world.pointer }
    this.#press(at, areaAt(this.#areas, at)?.id ?? null, button)
  }

  /** Lets go of what was pressed, where the virtual cursor has taken it meanwhile. */
  release(button: Input['button']): void {
    const at = this.#request.store.read().virtualCursor ? { ...this.playhead.world.pointer } : this.#pressedAt
    this.input({ kind: 'release', at, area: areaAt(this.#areas, at)?.id ?? null, button })
  }

  /** The focus is on an area: it is pointed at by that, no longer by the arrow keys. */
  focusArea(id: string): void {
    this.#hideVirtualCursor()
    this.#tellOfFocus(id, 'hover')
  }

  blurArea(id: string): void {
    this.#tellOfFocus(id, 'leave')
  }

  /** Starts the day over, from another chance. */
  replay(): void {
    this.isDeaf = false
    this.playhead.restart(freshSeed())
    this.#isDirty = true
  }

  /** Draws the same state from other sheets from now on. */
  swapSheets(sheets: Sheets): void {
    const worn = this.#sheets
    this.#sheets = sheets
    this.#remakeView()
    worn.release()
    this.redraw()
  }

  /** Goes on from this moment with the scene's changed code: somebody is working on it. Numbers that were turned stay so. */
  goOnWith(scene: AnyScene): void {
    const before = startValues(this.#scene)
    const turned = Object.entries(this.playhead.world.tuning).filter(([name, value]) => value !== before[name])
    this.#scene = scene
    this.#placed = new StageInWindow(scene.stage, this.#placed.window)
    this.playhead.goOnBy(scene.rules)
    this.playhead.tune({ ...startValues(scene), ...Object.fromEntries(turned) })
    this.#sounds.leave()
    this.#sounds = new SceneSounds(scene)
    this.#remakeView()
    this.redraw()
  }

  resize(size: Size): void {
    if (this.#placed.isWindow && !this.isDeaf) this.playhead.queue({ kind: 'resize', size: size })
    this.#placed.resize(size, this.isDeaf)
    this.#place()
  }

  /** Draws this very moment, whether or not anything seems to have changed. */
  redraw(): void {
    this.#isDirty = true
    this.#drawFrame()
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame)
    this.#listening.abort()
    this.#pointer.destroy()
    this.#arrows?.destroy()
    this.#announcer.destroy()
    this.#sounds.leave()
    this.app.stage.removeChild(this.#layer)
    this.#layer.destroy({ children: true, texture: false, context: true })
    this.#sheets.release()
    this.app.render()
  }

  #createKit(): ViewKit {
    const { playhead } = this
    return {
      texture: (frame) => this.#sheets.texture(frame),
      get size() {
        return playhead.world.size
      },
      get pointer() {
        return playhead.world.pointer
      },
      get boil() {
        return calmMotion.matches ? 0 : Math.floor(playhead.now / BOIL.every) % BOIL.drawings
      },
      get isCalm() {
        return calmMotion.matches
      },
    }
  }

  #listen(canvas: HTMLCanvasElement): void {
    const { signal } = this.#listening
    const { store } = this.#request
    document.addEventListener('visibilitychange', () => this.#schedule(), { signal })
    calmMotion.addEventListener(
      'change',
      () => {
        this.#isDirty = true
      },
      { signal },
    )
    canvas.addEventListener(
      'webglcontextlost',
      () => {
        cancelAnimationFrame(this.#frame)
        this.#sounds.standStill()
        store.update({ status: { kind: 'context lost' } })
      },
      { signal },
    )
    canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal })
  }

  /** Makes a new picture of the same state. What was rendered into textures went with the lost context. */
  #restore(): void {
    this.#remakeView()
    this.#request.store.update({ status: { kind: 'playing', run: this } })
    this.#schedule()
  }

  #remakeView(): void {
    this.#view.root.destroy({ children: true, texture: false, context: true })
    this.#view = this.#scene.createView(this.#kit)
    this.#layer.addChild(this.#view.root)
    this.#place()
  }

  #place(): void {
    const { fit, size, isWindow } = this.#placed
    this.#layer.position.set(fit.x, fit.y)
    this.#layer.scale.set(fit.scale)
    if (isWindow) this.#view.resize?.(size)
    this.#isDirty = true
  }

  /** The next frame, if somebody can see it. A hidden tab is a stopped clock: what goes by meanwhile is not made up for. */
  #schedule(): void {
    cancelAnimationFrame(this.#frame)
    this.#lastFrameAt = null
    if (!document.hidden) this.#frame = requestAnimationFrame(this.#onFrame)
  }

  readonly #onFrame = (time: number): void => {
    const elapsed = this.#lastFrameAt === null ? 0 : time - this.#lastFrameAt
    this.#lastFrameAt = time
    try {
      this.#moveVirtualCursor(elapsed)
      this.gauge?.begin()
      const ticks = this.playhead.advance(elapsed)
      this.gauge?.stepped(ticks)
      this.#drawFrame()
    } catch (error) {
      this.#request.store.update({ status: { kind: 'failed', error: asError(error) } })
      return
    }
    this.#frame = requestAnimationFrame(this.#onFrame)
  }

  #drawFrame(): void {
    const { rules, canReplay } = this.#scene
    if (this.#placed.follow(this.playhead.world.size)) this.#place()
    this.#areas = rules.hitAreas?.(this.playhead.state, this.playhead.world) ?? NO_AREAS
    this.#pointer.follow()
    this.#publishAreas()
    const isReplayable = canReplay?.(this.playhead.state) ?? false
    if (isReplayable !== this.#request.store.read().canReplay) this.#request.store.update({ canReplay: isReplayable })
    this.#sounds.follow(this.playhead)
    for (const listener of this.frameListeners) listener()
    this.gauge?.drawing()
    const isRendered = this.#view.draw(this.playhead.state, this.playhead.between) || this.#isDirty
    if (isRendered) {
      this.#isDirty = false
      this.app.render()
    }
    this.gauge?.drawn(isRendered)
  }

  /** Tells React of areas that came, went or were renamed; where they are is read anew every frame by their twins. */
  #publishAreas(): void {
    const published = this.#publishedAreas
    const isSame =
      this.#areas.length === published.length &&
      this.#areas.every((area, place) => area.id === published[place]?.id && area.label === published[place]?.label)
    if (isSame) return
    this.#publishedAreas = [...this.#areas]
    const inOrder = [...this.#areas].sort((a, b) => (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE))
    this.#request.store.update({ areas: inOrder })
  }

  #press(at: Point, area: string | null, button: Input['button']): void {
    this.#pressedAt = at
    this.input({ kind: 'press', at, area, button })
  }

  #tellOfFocus(id: string, kind: 'hover' | 'leave'): void {
    const area = this.#areas.find((candidate) => candidate.id === id)
    if (area) this.input({ kind, at: centreOf(area.shape), area: id, button: 'main' })
  }

  #moveVirtualCursor(elapsed: number): void {
    const arrows = this.#arrows
    if (!arrows) return
    if (!this.#request.store.read().virtualCursor) {
      Object.assign(arrows.at, toWindow(this.fit, this.playhead.world.pointer))
    }
    if (!arrows.advance(elapsed, this.#placed.window)) return
    this.#pointer.moveTo(toStage(this.fit, arrows.at))
    this.#request.store.update({ virtualCursor: { ...arrows.at } })
  }

  #hideVirtualCursor(): void {
    if (this.#request.store.read().virtualCursor) this.#request.store.update({ virtualCursor: null })
  }

  #emit(name: string, data: EventData): void {
    const words = this.#scene.announcements?.[name]?.(data)
    if (words) this.#announcer.say(name, words.en)
    this.#sounds.play(name)
    for (const listener of this.eventListeners) listener(name, data)
  }
}

const NO_AREAS: readonly HitArea[] = []

function startValues(scene: AnyScene): Record<string, number> {
  const table: Readonly<Record<string, { readonly value: number }>> = scene.tuning
  return Object.fromEntries(Object.entries(table).map(([name, { value }]) => [name, value]))
}

/** A seed that nobody has chosen. */
function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
