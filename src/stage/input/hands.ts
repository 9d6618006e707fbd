import { toStage, toWindow } from '../canvas/fit'
import type { Fit, Point, Size } from '../contract/geometry'
import type { Input } from '../contract/scene'
import type { AnyRun } from '../session/run'
import type { SceneStore } from '../session/sceneStatus'
import { ArrowPointer } from './arrowPointer'
import { areaAt, centreOf } from './hitTest'
import { Pointer } from './pointer'

/** How a day is pointed at. */
export interface Manner {
  readonly usesSecondButton: boolean
  readonly followsPointer: boolean
  readonly drawsPointer: boolean
}

/** What the hands need of the stage they point at. */
interface Pointed {
  readonly run: AnyRun
  readonly store: SceneStore
  /** The element that covers the canvas. */
  readonly surface: HTMLElement
  readonly fit: () => Fit
  readonly window: () => Readonly<Size>
}

/** What the visitor does to a day on the stage, by mouse, finger, pen, keys or screen reader: all of it becomes inputs in scene units. */
export class Hands {
  readonly #pointed: Pointed
  readonly #pointer: Pointer
  readonly #arrows: ArrowPointer | null
  /** Where a key pressed last. */
  #pressedAt: Readonly<Point> = { x: 0, y: 0 }

  constructor(pointed: Pointed, { usesSecondButton, followsPointer, drawsPointer }: Manner) {
    const { run, surface, fit } = pointed
    this.#pointed = pointed
    this.#arrows = followsPointer ? new ArrowPointer() : null
    this.#pointer = new Pointer(
      surface,
      {
        fit,
        areas: () => run.areas,
        send: (input) => run.send(input),
        isReliving: () => run.playhead.now < run.playhead.horizon,
        tookOver: () => this.#hideVirtualCursor(),
      },
      { usesSecondButton, drawsPointer },
    )
  }

  /** Where the tip of the virtual cursor is, in CSS pixels of the window, live. */
  get cursor(): Readonly<Point> {
    return this.#arrows?.at ?? this.#pressedAt
  }

  /** Moves the virtual cursor for as long as the arrow keys are held. */
  moveVirtualCursor(elapsed: number): void {
    const arrows = this.#arrows
    if (!arrows) return
    const { run, store } = this.#pointed
    const stageFit = this.#pointed.fit()
    const { hasVirtualCursor } = store.read()
    if (!hasVirtualCursor) Object.assign(arrows.at, toWindow(stageFit, run.playhead.world.pointer))
    if (!arrows.advance(elapsed, this.#pointed.window())) return
    this.#pointer.moveTo(toStage(stageFit, arrows.at))
    if (!hasVirtualCursor) store.update({ hasVirtualCursor: true })
  }

  /** Looks again which area is pointed at. */
  follow(): void {
    this.#pointer.follow()
  }

  /** Presses an area in its middle, as a key or a screen reader does. */
  pressArea(id: string, button: Input['button']): void {
    const area = this.#pointed.run.areas.find((candidate) => candidate.id === id)
    if (area) this.#press(centreOf(area.shape), id, button)
  }

  /** Presses where the virtual cursor is. */
  pressAtCursor(button: Input['button']): void {
    const { run } = this.#pointed
    const at = { ...run.playhead.world.pointer }
    this.#press(at, areaAt(run.areas, at)?.id ?? null, button)
  }

  /** Whether a key has anything to press while nothing is in focus. */
  get canPressUnfocused(): boolean {
    return this.#arrows !== null || this.#pointed.run.areas.some(({ takesEnter }) => takesEnter)
  }

  /** Presses what a key presses while nothing is in focus: what is pointed at, or the area that takes it. */
  pressUnfocused(button: Input['button']): void {
    const taker = this.#pointed.run.areas.find(({ takesEnter }) => takesEnter)
    if (this.#arrows) this.pressAtCursor(button)
    else if (taker) this.pressArea(taker.id, button)
  }

  /** Lets go of what was pressed, where the virtual cursor has taken it meanwhile. */
  release(button: Input['button']): void {
    const { run, store } = this.#pointed
    const at = store.read().hasVirtualCursor ? { ...run.playhead.world.pointer } : this.#pressedAt
    run.send({ kind: 'release', at, area: areaAt(run.areas, at)?.id ?? null, button })
  }

  /** The focus is on an area: it is pointed at by that, no longer by the arrow keys. */
  focusArea(id: string): void {
    this.#hideVirtualCursor()
    this.#tellOfFocus(id, 'hover')
  }

  blurArea(id: string): void {
    this.#tellOfFocus(id, 'leave')
  }

  destroy(): void {
    this.#pointer.destroy()
    this.#arrows?.destroy()
  }

  #press(at: Readonly<Point>, area: string | null, button: Input['button']): void {
    this.#pressedAt = at
    this.#pointed.run.send({ kind: 'press', at, area, button })
  }

  #tellOfFocus(id: string, kind: 'hover' | 'leave'): void {
    const { run } = this.#pointed
    const area = run.areas.find((candidate) => candidate.id === id)
    if (area) run.send({ kind, at: centreOf(area.shape), area: id, button: 'main' })
  }

  #hideVirtualCursor(): void {
    const { store } = this.#pointed
    if (store.read().hasVirtualCursor) store.update({ hasVirtualCursor: false })
  }
}
