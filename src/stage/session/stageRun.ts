import type { Application } from 'pixi.js'
import type { CalendarDay } from '../../calendar'
import { ChunkLoadError } from '../../loading/chunkLoader'
import { faults } from '../../reports/faults'
import { Picture } from '../canvas/picture'
import type { Sharpness } from '../canvas/sharpness'
import { StageInWindow } from '../canvas/stageInWindow'
import type { AnyScene } from '../contract/anyScene'
import type { Fit, Size } from '../contract/geometry'
import type { Input } from '../contract/scene'
import type { Viewport } from '../contract/viewport'
import { Hands } from '../input/hands'
import type { Sheets } from '../kit/sheets'
import type { SceneLink } from '../time/sceneLink'
import { type Follower, Run } from './run'
import type { SceneStore } from './sceneStatus'
import { ViewMoment } from './viewMoment'

/** What is put on the stage. */
export interface Staged {
  readonly day: CalendarDay
  readonly scene: AnyScene
  readonly link: SceneLink
  readonly store: SceneStore
  /** Where the visitor points: the element that covers the canvas. */
  readonly surface: HTMLElement
  /** Leads to another day. */
  readonly go: (slug: string) => void
}

/** One visit to a day on the stage: a run with its picture and the visitor's hands. */
export class StageRun extends Run<unknown, object, Record<string, number>> implements Follower {
  readonly hands: Hands
  readonly #store: SceneStore
  readonly #picture: Picture
  readonly #moment: ViewMoment
  readonly #sharpness: Sharpness
  readonly #listening = new AbortController()
  #scene: AnyScene
  #placed: StageInWindow

  /** @throws what the day's `start` or its view throws; the sheets are then the caller's to release */
  constructor(
    app: Application,
    { scene, link, day, store, surface, go }: Staged,
    sheets: Sheets,
    window: Size,
    sharpness: Sharpness,
  ) {
    const size = scene.stage === 'window' ? window : scene.stage
    super({ definition: scene, areas: scene.areas, day: day.slug, size, link, store, go })
    this.#store = store
    this.#sharpness = sharpness
    sharpness.rest()
    this.#scene = scene
    this.#placed = placeOf(scene, window)
    this.#moment = new ViewMoment(this.playhead, this)
    try {
      this.#picture = new Picture(app, scene, sheets, this.#placed)
    } catch (error) {
      super.end()
      throw error
    }
    this.hands = new Hands(
      { run: this, store, surface, fit: () => this.fit, window: () => this.window },
      {
        usesSecondButton: scene.usesSecondButton ?? false,
        followsPointer: scene.followsPointer ?? false,
        drawsPointer: scene.drawsPointer ?? false,
      },
    )
    this.#listen(app.canvas)
  }

  /** What the day is. */
  get scene(): AnyScene {
    return this.#scene
  }

  get app(): Application {
    return this.#picture.app
  }

  /**
   * Pixels to draw for a CSS pixel, along each axis: as many as the machine bears while the day plays. A day that stands still costs
   * nothing, and is seen as sharp as can be.
   */
  get resolution(): number {
    return this.playhead.isPaused ? this.#sharpness.still : this.#sharpness.playing
  }

  /** How the stage lies in the window. */
  get fit(): Fit {
    return this.#placed.fit
  }

  /** What the window shows of the stage, in scene units. */
  get viewport(): Viewport {
    return this.#placed.viewport
  }

  /** Whether the arrow keys move a virtual cursor. */
  get hasVirtualCursor(): boolean {
    return this.#store.read().hasVirtualCursor
  }

  /** What there is to be seen in, in CSS pixels. */
  get window(): Readonly<Size> {
    return this.#placed.window
  }

  /**
   * Loads what the window shows beside the stage, so that the day is whole from its first moment.
   * @throws {ChunkLoadError} that names the picture that did not come
   */
  complete(): Promise<void> {
    return this.#picture.complete()
  }

  override send(input: Parameters<Run<unknown, object, Record<string, number>>['send']>[0]): void {
    if (this.isWatching) return
    // Whoever goes on from a moment that was played in another window does so in this one.
    if (this.#placed.isOfAnotherWindow) this.resize(this.#placed.window)
    super.send(input)
  }

  /** Presses an area in its middle; what is no area of the picture, a button of the panel, where the pointer is. */
  override press(area: string, button: Input['button'] = 'main'): void {
    if (!this.areas.some(({ id }) => id === area)) {
      super.press(area, button)
      return
    }
    this.hands.pressArea(area, button)
    this.hands.release(button)
  }

  before(elapsed: number): void {
    this.hands.moveVirtualCursor(elapsed)
    if (this.playhead.isPaused) this.#sharpness.rest()
    else this.#sharpness.hear(elapsed)
    if (this.app.renderer.resolution === this.resolution) return
    this.app.renderer.resize(this.window.width, this.window.height, this.resolution)
    this.#place()
  }

  point(): void {
    if (this.#placed.follow(this.playhead.world.size)) this.#place()
    this.hands.follow()
  }

  draw(): boolean {
    return this.#picture.draw(this.state, this.#moment)
  }

  override redraw(): void {
    this.#picture.redraw()
    this.settle()
  }

  override replay(): void {
    super.replay()
    this.#picture.redraw()
  }

  /** Draws the same state from other sheets from now on. */
  swapSheets(sheets: Sheets): void {
    this.#picture.swapSheets(this.#scene, sheets)
    this.#place()
    this.redraw()
  }

  /** Goes on from this moment with the scene's changed code. */
  goOnWithScene(scene: AnyScene): void {
    this.#scene = scene
    this.#placed = placeOf(scene, this.#placed.window)
    this.goOnWith(scene, scene.areas)
    this.#picture.remake(scene)
    this.#place()
    this.redraw()
  }

  resize(size: Size): void {
    const isResized = this.#placed.resize(size, this.isWatching)
    if (isResized) this.playhead.queue({ kind: 'resize', size })
    this.#place()
  }

  override end(): void {
    super.end()
    this.#listening.abort()
    this.hands.destroy()
    this.#picture.destroy()
  }

  #listen(canvas: HTMLCanvasElement): void {
    const { signal } = this.#listening
    const store = this.#store
    canvas.addEventListener(
      'webglcontextlost',
      () => {
        this.suspend()
        this.#picture.hide()
        store.update({ status: { kind: 'context lost' } })
      },
      { signal },
    )
    canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal })
  }

  /** Makes a new picture of the same state. What was rendered into textures went with the lost context. */
  #restore(): void {
    try {
      this.#picture.remake(this.#scene)
      this.#place()
      this.#store.update({ status: { kind: 'playing' } })
      this.resume()
    } catch (error) {
      this.fail(error)
    }
  }

  #place(): void {
    this.#picture.place(this.#placed)
    this.complete().catch((error: unknown) => this.#goOnWithout(error))
  }

  /** Who plays is not stopped by a window that was made taller: where something did not come, there is paper until the window changes again. */
  #goOnWithout(error: unknown): void {
    if (this.#listening.signal.aborted) return
    if (error instanceof ChunkLoadError) {
      console.warn(`The picture ${error.chunk} is not seen: it did not load (${error.reason}).`)
      faults.tell({ kind: 'asset failed', error })
    } else this.fail(error)
  }
}

function placeOf({ stage, canReplay }: AnyScene, window: Readonly<Size>): StageInWindow {
  return new StageInWindow(stage, window, canReplay !== undefined)
}
