import type { Application } from 'pixi.js'
import type { CalendarDay } from '../../calendar'
import { captions } from '../../day/slips/captions'
import { slips } from '../../day/slips/slips'
import { tellFind } from '../../day/tellFind'
import { translate } from '../../language/language'
import { ChunkLoadError } from '../../loading/chunkLoader'
import { errors } from '../../reports/errors'
import { scores } from '../../scores/scores'
import { traveller } from '../../visit/traveller'
import type { AdaptiveResolution } from '../canvas/adaptiveResolution'
import { FilmSpeed, filmRest } from '../canvas/filmSpeed'
import { FrameLoop } from '../canvas/frameLoop'
import type { FrameProfiler } from '../canvas/frameProfiler'
import { isDrawnByProcessor } from '../canvas/isDrawnByProcessor'
import { ScenePicture } from '../canvas/scenePicture'
import { StageInWindow } from '../canvas/stageInWindow'
import type { AnyScene } from '../contract/anyScene'
import { AreaKeeper, type HitArea } from '../contract/areas'
import type { Fit, Point, Size } from '../contract/geometry'
import type { Live } from '../contract/live'
import type { Input, InputKind, KeptInput } from '../contract/scene'
import { tuned } from '../contract/tuned'
import type { Viewport } from '../contract/viewport'
import type { Sheets } from '../kit/sheets'
import type { Playhead } from '../time/playhead'
import type { Recording } from '../time/recording'
import type { SceneLink } from '../time/sceneLink'
import { Effects } from './effects'
import { freshSeed, type PendingRun } from './pendingRun'
import type { SceneStore } from './sceneStore'
import { ViewMoment } from './viewMoment'

/** How long a portion of a long way is gone at a time, in ms, and after how many ticks the clock is looked at. */
const SEEK_PORTION = { time: 60, ticks: 20 } as const

/** How long a day is played until what it draws later is fetched, and until that is tried again where it did not come, in ms. */
const LATER = { after: 1_500, again: 30_000 } as const

/** What counts as a touch, wherever on the page, and whether something is held from then on; `undefined` if that stays so. */
const TOUCHES = new Map<string, boolean | undefined>([
  ['pointerdown', true],
  ['pointermove', undefined],
  ['pointerup', false],
  ['pointercancel', false],
  ['keydown', true],
  ['keyup', false],
  ['blur', false],
  ['wheel', undefined],
  ['focusin', undefined],
])

/** What is put on the stage. */
export interface Staged {
  readonly day: CalendarDay
  readonly scene: AnyScene
  readonly link: SceneLink
  /** What the run begins as. */
  readonly pending: PendingRun
  readonly store: SceneStore
  /** Follows what the visitor does to the day, for as long as the run lasts. */
  readonly createInput: (run: Run) => RunInput
  /** Leads to another day. */
  readonly goTo: (slug: string) => void
}

/** What a run needs of the stage. */
export interface Canvas {
  readonly app: Application
  readonly sheets: Sheets
  readonly adaptiveResolution: AdaptiveResolution
}

/** What the visitor does to a day, by mouse, finger, pen, keys or screen reader. */
export interface RunInput {
  /** Where the tip of the virtual cursor is, in CSS pixels of the window, live. */
  readonly cursor: Readonly<Point>
  /** Whether a key has anything to press while nothing is in focus. */
  readonly canPressUnfocused: boolean
  /** Moves the virtual cursor for as long as the arrow keys are held; the time that has gone by is in ms. */
  moveVirtualCursor(elapsed: number): void
  /** Looks again which area is pointed at. */
  follow(): void
  /** Presses an area in its middle, as a key or a screen reader does. */
  pressArea(id: string, button: Input['button']): void
  /** Presses what a key presses while nothing is in focus. */
  pressUnfocused(button: Input['button']): void
  /** Lets go of what was pressed. */
  release(button: Input['button']): void
  /** The focus is on an area. */
  focusArea(id: string): void
  blurArea(id: string): void
  destroy(): void
}

/** One visit to a day: its state, its moment, its picture and what follows from them, brought together once a frame. */
export class Run implements Live<unknown> {
  /** The day's slug. */
  readonly day: string
  readonly playhead: Playhead<unknown, object, Record<string, number>>
  /** Hears every event: the toy box, the debug overlay. */
  readonly eventListeners = new Set<(name: string, data: unknown) => void>()
  /** What the visitor does. */
  readonly input: RunInput
  /** `null` unless somebody looks on. */
  profiler: FrameProfiler | null = null

  /** The day's number in the calendar. */
  readonly #number: number
  readonly #store: SceneStore
  readonly #go: (slug: string) => void
  readonly #frameListeners = new Set<() => void>()
  readonly #loop = new FrameLoop((elapsed) => this.#onFrame(elapsed))
  readonly #filmSpeed = new FilmSpeed()
  /** How long the day, at rest, waits after a frame before it asks for the next, in ms. */
  readonly #filmRest: number
  /** Whether the frame that is drawn next was asked for at film speed. */
  #isAtRest = false
  readonly #picture: ScenePicture
  readonly #moment: ViewMoment
  readonly #adaptiveResolution: AdaptiveResolution
  readonly #listening = new AbortController()
  /** How long it is to be played until what the day draws later is fetched, in ms; `null` while nobody has done anything, or it is on its way. */
  #untilLater: number | null = null
  #hasActed = false
  #scene: AnyScene
  #areas: AreaKeeper<unknown, Record<string, number>>
  #effects: Effects
  #placed: StageInWindow
  #isWatching = false
  /** Hears of a press while a recording is watched. */
  #onWatchedPress: (() => void) | undefined
  /** Whether an event has led to another day: no later one does. */
  #isLeaving = false

  /**
   * @param onMade hears of the run before its first tick and its picture
   * @throws what the day's view throws; the sheets are then the caller's to release
   */
  constructor({ app, sheets, adaptiveResolution }: Canvas, staged: Staged, onMade: (run: Run) => void) {
    const { day, scene, link, pending, store, createInput, goTo } = staged
    this.day = day.slug
    this.#number = day.number
    this.#store = store
    this.#go = goTo
    this.#scene = scene
    this.#areas = new AreaKeeper(scene.areas)
    this.#adaptiveResolution = adaptiveResolution
    adaptiveResolution.reset()
    this.#filmRest = filmRest(isDrawnByProcessor(app.renderer), scene.scrolls)
    this.playhead = pending.playhead
    pending.onEvent = (name, data) => this.#hear(name, data)
    if (link.isDebugged) this.playhead.remember()
    onMade(this)
    if (!pending.left) this.#beginAt(link)
    this.#effects = this.#newEffects()
    this.#placed = placeOf(scene, pending.window)
    this.#moment = new ViewMoment(this.playhead, this)
    try {
      this.#picture = new ScenePicture(app, scene, sheets, this.#placed)
    } catch (error) {
      this.#effects.end()
      throw error
    }
    if (pending.left?.hasLater) this.#showLater()
    this.input = createInput(this)
    this.#listen(app.canvas)
  }

  /** What the day is. */
  get scene(): AnyScene {
    return this.#scene
  }

  get app(): Application {
    return this.#picture.app
  }

  get state(): unknown {
    return this.playhead.state
  }

  get now(): number {
    return this.playhead.now
  }

  /** What can be pressed at this moment, front to back. */
  get areas(): readonly HitArea[] {
    return this.#areas.present
  }

  /** Whether what the day draws later is there. */
  get hasLater(): boolean {
    return this.#picture.hasLater
  }

  /** Whether a recording plays that the visitor only watches. */
  get isWatching(): boolean {
    return this.#isWatching
  }

  /** Whether the arrow keys move a virtual cursor. */
  get hasVirtualCursor(): boolean {
    return this.#store.read().hasVirtualCursor
  }

  set hasVirtualCursor(hasVirtualCursor: boolean) {
    if (hasVirtualCursor !== this.hasVirtualCursor) this.#store.update({ hasVirtualCursor })
  }

  /**
   * Pixels to draw for a CSS pixel, along each axis: as many as the machine bears while the day plays. A day that stands still costs
   * nothing, and is seen as sharp as can be.
   */
  get resolution(): number {
    return this.playhead.isPaused ? this.#adaptiveResolution.fullResolution : this.#adaptiveResolution.playingResolution
  }

  /** How the stage lies in the window. */
  get fit(): Fit {
    return this.#placed.fit
  }

  /** What the window shows of the stage, in scene units. */
  get viewport(): Viewport {
    return this.#placed.viewport
  }

  /** What there is to be seen in, in CSS pixels. */
  get window(): Readonly<Size> {
    return this.#placed.window
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#frameListeners.add(listener)
    return () => this.#frameListeners.delete(listener)
  }

  /**
   * Loads what the window shows beside the stage, so that the day is whole from its first moment.
   * @throws {ChunkLoadError} that names the picture that did not come
   */
  complete(): Promise<void> {
    return this.#picture.complete()
  }

  /** Goes to the moment that the link asks for, draws it, and goes on from there. */
  begin(): void {
    this.#seekOn()
    this.#loop.start()
  }

  /** Sets out for that simulated moment, back or forth. A long way is gone in portions, and can be left by `stopSeeking`. */
  seek(ms: number): void {
    this.playhead.seekTo(ms)
    this.#seekOn()
  }

  /** Stays where a seek has come to. */
  stopSeeking(): void {
    this.playhead.cancelSeek()
    this.#attempt(() => this.#arrive())
  }

  /** Holds the day as it is, silent, until `resume`: nobody can see it. */
  suspend(): void {
    this.#loop.stop()
    this.#effects.standStill()
  }

  resume(): void {
    this.#loop.start()
  }

  end(): void {
    this.#loop.stop()
    this.#effects.end()
    this.#listening.abort()
    this.input.destroy()
    this.#picture.destroy()
  }

  /** Hands an input over, in scene units. While a recording is watched the visitor's are left out, but for a press that takes over. */
  send(input: (Input & { readonly kind: InputKind }) | KeptInput): void {
    if (this.#isWatching && input.kind === 'press') this.#onWatchedPress?.()
    if (this.#isWatching) return
    if (input.kind === 'kept') {
      this.playhead.queue(input)
      return
    }
    if (input.kind === 'later') this.#showLater()
    // A resting pointer is entered and left by what moves, too: nobody has touched anything then.
    if (input.kind !== 'hover' && input.kind !== 'leave') {
      this.#touch()
      if (!this.#hasActed && !this.hasLater) this.#untilLater = LATER.after
      this.#hasActed = true
    }
    // Whoever goes on from a moment that was played in another window does so in this one.
    if (this.#placed.isOfAnotherWindow) this.resize(this.#placed.window)
    this.playhead.queue(input)
  }

  /** Presses an area in its middle; what is no area of the picture, a button of the panel, where the pointer is. */
  press(area: string, button: Input['button'] = 'main'): void {
    if (this.areas.some(({ id }) => id === area)) {
      this.input.pressArea(area, button)
      this.input.release(button)
      return
    }
    const at = { ...this.playhead.world.pointer }
    this.send({ kind: 'press', at, area, button })
    this.send({ kind: 'release', at, area, button })
  }

  /**
   * Fetches what the day draws later, and tells the rules when it is there.
   * @throws {Error} that names what did not come
   */
  async fetchLater(): Promise<void> {
    await this.#picture.fetchLater(this.#scene)
    if (!this.#listening.signal.aborted) this.#tellLater()
  }

  /**
   * Plays a recording from its start; what the visitor does meanwhile is left out.
   * @param onPress hears of a press of the visitor's; once it has taken over, that press counts
   */
  watch(recording: Recording, onPress?: () => void): void {
    this.load(recording)
    this.#isWatching = true
    this.#onWatchedPress = onPress
  }

  /** Makes that the game that is played, from its start: what was drawn later in it is fetched. */
  load(recording: Recording): void {
    this.playhead.replay(recording)
    if (recording.inputs.some(({ kind }) => kind === 'later')) this.#showLater()
  }

  /** Ends the watching, if a recording plays: what the visitor does counts again. */
  takeOver(): void {
    if (!this.#isWatching) return
    this.#isWatching = false
    this.#tellLater()
  }

  replay(): void {
    this.restart(freshSeed())
  }

  /** Begins anew, with that seed. */
  restart(seed: number): void {
    this.#isWatching = false
    this.playhead.restart(seed)
    this.#tellKept()
    this.#tellLater()
    this.#picture.redraw()
  }

  /** Draws the same state from other sheets from now on. */
  swapSheets(sheets: Sheets): void {
    this.#picture.swapSheets(this.#scene, sheets)
    this.#place()
    this.redraw()
  }

  /**
   * Draws the same state with the words of those sheets from now on, beside the stage, too.
   * @throws {ChunkLoadError} that names the picture that did not come; the words stay as they are then
   */
  async translate(sheets: Sheets): Promise<void> {
    if (!(await this.#picture.translate(this.#scene, sheets))) return
    this.#place()
    this.redraw()
  }

  /**
   * Goes on from this moment with the scene's changed code: somebody is working on it, in development, and no visitor has that along.
   * Numbers that were turned stay so.
   */
  goOnWith(scene: AnyScene): void {
    if (!import.meta.env.DEV) return
    const before = new Map(Object.entries(tuned<Record<string, number>>(this.#scene.tuning)))
    const turned = Object.entries(this.playhead.world.tuning).filter(([name, value]) => value !== before.get(name))
    this.#scene = scene
    this.#placed = placeOf(scene, this.#placed.window)
    this.#areas = new AreaKeeper(scene.areas)
    this.playhead.goOnBy(scene.rules)
    this.playhead.tune({ ...tuned<Record<string, number>>(scene.tuning), ...Object.fromEntries(turned) })
    this.#effects.end()
    this.#effects = this.#newEffects()
    this.#picture.remake(scene)
    this.#place()
    this.redraw()
  }

  resize(size: Size): void {
    const isResized = this.#placed.resize(size, this.#isWatching)
    if (isResized) this.playhead.queue({ kind: 'resize', size })
    this.#place()
  }

  /** Shows this very moment, whether or not anything seems to have changed. */
  redraw(): void {
    this.#picture.redraw()
    this.#settle()
  }

  /** The day threw: it stands still, and the page around it says so. */
  fail(thrown: unknown): void {
    this.suspend()
    this.#store.update({ status: { kind: 'failed', error: asError(thrown) } })
  }

  #onFrame(elapsed: number): void {
    // Not by #attempt, which would make a function in every frame.
    try {
      if (this.playhead.pendingSeek) this.#seekOn()
      else this.#advance(elapsed)
    } catch (error) {
      this.fail(error)
    }
  }

  #advance(elapsed: number): void {
    this.input.moveVirtualCursor(elapsed)
    this.#adaptResolution(elapsed)
    this.#filmSpeed.advance(elapsed)
    this.#countToLater(elapsed)
    this.profiler?.begin()
    const ticks = this.playhead.advance(elapsed)
    this.profiler?.stepped(ticks)
    this.#settle()
    const { isPaused, speed } = this.playhead
    // A day that goes by faster would owe more time than it makes up for.
    this.#isAtRest = this.#filmSpeed.holds && !isPaused && speed <= 1 && !this.#isWatching
    this.#loop.rest = this.#isAtRest ? this.#filmRest : 0
  }

  /** While time stands still nothing is fetched: tools play on as before. */
  #countToLater(elapsed: number): void {
    if (this.#untilLater === null || this.playhead.isPaused) return
    this.#untilLater -= elapsed
    if (this.#untilLater > 0) return
    this.#untilLater = null
    this.fetchLater().catch((error: unknown) => {
      this.#untilLater = LATER.again
      this.#goOnWithout(error)
    })
  }

  #beginAt({ at, speed, isPaused }: SceneLink): void {
    this.#tellKept()
    this.playhead.seekTo(at)
    this.playhead.speed = speed
    if (isPaused) this.playhead.pause()
  }

  /** Fetches it for a game whose rules hear of it by themselves. */
  #showLater(): void {
    this.#picture.fetchLater(this.#scene).catch((error: unknown) => this.#goOnWithout(error))
  }

  /** Tells the rules that what is drawn later is there: not those of a game that is watched, which heard it when it was played. */
  #tellLater(): void {
    if (!this.#picture.hasLater || this.#isWatching) return
    this.playhead.queue({ kind: 'later', at: { ...this.playhead.world.pointer }, area: null, button: 'main' })
    this.#loop.wake()
  }

  /** Tells the rules what the visitor's browser has kept of the day. */
  #tellKept(): void {
    const { keeps } = this.#scene
    const text = keeps ? keeps.shelf.read(this.day, keeps.version) : null
    if (text !== null) this.playhead.queue({ kind: 'kept', text })
  }

  #touch(isHeld?: boolean): void {
    this.#filmSpeed.touch(isHeld)
    this.#loop.wake()
  }

  /** Brings all that follows the state to this very moment. */
  #settle(): void {
    const { playhead } = this
    if (this.#areas.follow(playhead.state, playhead.world, this.viewport)) this.#publishAreas()
    if (this.#placed.follow(playhead.world.size)) this.#place()
    this.input.follow()
    const canReplay = this.#scene.canReplay?.(playhead.state) ?? false
    if (canReplay !== this.#store.read().canReplay) this.#store.update({ canReplay })
    this.#effects.follow(playhead)
    for (const listener of this.#frameListeners) listener()
    this.profiler?.drawing()
    const isRendered = this.#picture.draw(playhead.state, this.#moment)
    this.profiler?.drawn(isRendered)
  }

  #adaptResolution(elapsed: number): void {
    // Frames that come seldom because they are seldom asked for say nothing of the machine.
    if (this.playhead.isPaused || this.#isAtRest) this.#adaptiveResolution.reset()
    else this.#adaptiveResolution.addFrame(elapsed)
    if (this.app.renderer.resolution === this.resolution) return
    this.app.renderer.resize(this.window.width, this.window.height, this.resolution)
    this.#place()
  }

  /** Goes a portion of the way that a seek leads, so long that the page stays alive. */
  #seekOn(): void {
    const { playhead } = this
    const enough = performance.now() + SEEK_PORTION.time
    while (!playhead.continueSeek(SEEK_PORTION.ticks)) {
      if (performance.now() < enough) continue
      this.#store.update({ seek: playhead.pendingSeek?.progress ?? null })
      return
    }
    this.#arrive()
  }

  #arrive(): void {
    this.#store.update({ seek: null, isReady: true })
    this.redraw()
  }

  #attempt(what: () => void): void {
    try {
      what()
    } catch (error) {
      this.fail(error)
    }
  }

  #listen(canvas: HTMLCanvasElement): void {
    const { signal } = this.#listening
    const lose = () => {
      this.suspend()
      this.#picture.hide()
      this.#store.update({ status: { kind: 'context lost' } })
    }
    canvas.addEventListener('webglcontextlost', lose, { signal })
    canvas.addEventListener('webglcontextrestored', () => this.#attempt(() => this.#restore()), { signal })
    for (const [type, isHeld] of TOUCHES)
      window.addEventListener(type, () => this.#touch(isHeld), { signal, capture: true, passive: true })
  }

  /** Makes a new picture of the same state. What was rendered into textures went with the lost context. */
  #restore(): void {
    this.#picture.remake(this.#scene)
    this.#place()
    this.#store.update({ status: { kind: 'playing' } })
    this.resume()
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
      errors.tell({ kind: 'asset failed', error })
    } else this.fail(error)
  }

  /** Tells React of areas that came, went or were renamed; where they are is read anew every frame by their twins. */
  #publishAreas(): void {
    const inOrder = [...this.#areas.present].sort(byOrder)
    this.#store.update({ areas: inOrder.map(({ id, label, tabGroup }) => ({ id, label, tabGroup })) })
  }

  /** Whether who plays does so: a game that is watched, or seen again after rewinding, was somebody's before. */
  get #isOwn(): boolean {
    return !this.#isWatching && !this.playhead.isReliving
  }

  /** Whether they did from the start on: what another has begun is neither counted nor kept as theirs. */
  get #isOwnGame(): boolean {
    return this.#isOwn && !this.playhead.isHandedOn
  }

  #newEffects(): Effects {
    return new Effects(this.#scene, {
      translate: translate,
      announce: (announcement) => this.#store.update({ announcement }),
      caption: (words) => {
        if (this.#scene.captions !== 'own' && captions.read()) slips.say(words)
      },
      goTo: (slug) => {
        if (!this.#isLeaving) this.#go(slug)
        this.#isLeaving = true
      },
      find: (name) => (this.#isOwn ? tellFind(this.day, this.#scene.finds ?? {}, name) : null),
      travel: (who) => {
        if (this.#isOwn) traveller.set(who)
      },
      score: (score) => {
        if (this.#isOwnGame) scores.enter(this.#number, score)
      },
    })
  }

  #hear(name: string, data: unknown): void {
    this.#filmSpeed.happen()
    this.#loop.wake()
    this.#effects.hear(name, data)
    const { keeps } = this.#scene
    if (keeps && [keeps.on].flat().includes(name) && this.#isOwnGame)
      keeps.shelf.keep(this.day, keeps.version, keeps.of(this.state))
    for (const listener of this.eventListeners) listener(name, data)
  }
}

function placeOf({ stage, canReplay }: AnyScene, window: Readonly<Size>): StageInWindow {
  return new StageInWindow(stage, window, canReplay !== undefined)
}

/** Areas without a place in the tab order come last, front to back. */
function byOrder(a: HitArea, b: HitArea): number {
  return (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE)
}

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
