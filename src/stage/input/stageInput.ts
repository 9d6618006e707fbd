import { toStage, toWindow } from '../canvas/fit'
import type { Point } from '../contract/geometry'
import type { Input } from '../contract/scene'
import type { Run, RunInput } from '../session/run'
import { ArrowPointer } from './arrowPointer'
import { areaAt, centreOf } from './hitTest'
import { Pointer, toHundredths } from './pointer'

/** What the visitor does to a day on the stage, by mouse, finger, pen, keys or screen reader: all of it becomes inputs in scene units. */
export class StageInput implements RunInput {
  readonly #run: Run
  readonly #pointer: Pointer
  readonly #arrows: ArrowPointer | null
  /** Where a key pressed last. */
  #pressedAt: Readonly<Point> = { x: 0, y: 0 }

  /** @param surface the element that covers the canvas */
  constructor(run: Run, surface: HTMLElement) {
    const { usesSecondButton = false, followsPointer = false, drawsPointer = false } = run.scene
    this.#run = run
    this.#arrows = followsPointer ? new ArrowPointer() : null
    this.#pointer = new Pointer(
      surface,
      {
        fit: () => run.fit,
        areas: () => run.areas,
        send: (input) => run.send(input),
        isReliving: () => run.playhead.now < run.playhead.furthest,
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
    const run = this.#run
    if (!run.hasVirtualCursor) Object.assign(arrows.at, toWindow(run.fit, run.playhead.world.pointer))
    // In a game that is watched the pointer is its player's.
    if (!arrows.advance(elapsed, run.window) || run.isWatching) return
    this.#pointer.moveTo(toHundredths(toStage(run.fit, arrows.at)))
    run.hasVirtualCursor = true
  }

  /** Looks again which area is pointed at. */
  follow(): void {
    this.#pointer.follow()
  }

  /** Presses an area in its middle, as a key or a screen reader does. */
  pressArea(id: string, button: Input['button']): void {
    const area = this.#run.areas.find((candidate) => candidate.id === id)
    if (area) this.#press(toHundredths(centreOf(area.shape)), id, button)
  }

  /** Presses where the virtual cursor is. */
  pressAtCursor(button: Input['button']): void {
    const run = this.#run
    const at = { ...run.playhead.world.pointer }
    this.#press(at, areaAt(run.areas, at)?.id ?? null, button)
  }

  /** Whether a key has anything to press while nothing is in focus. */
  get canPressUnfocused(): boolean {
    return this.#arrows !== null || this.#run.areas.some(({ takesEnter }) => takesEnter)
  }

  /** Presses what a key presses while nothing is in focus: what is pointed at, or the area that takes it. */
  pressUnfocused(button: Input['button']): void {
    const taker = this.#run.areas.find(({ takesEnter }) => takesEnter)
    if (this.#arrows) this.pressAtCursor(button)
    else if (taker) this.pressArea(taker.id, button)
  }

  /** Lets go of what was pressed, where the virtual cursor has taken it meanwhile. */
  release(button: Input['button']): void {
    const run = this.#run
    const at = run.hasVirtualCursor ? { ...run.playhead.world.pointer } : this.#pressedAt
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
    this.#run.send({ kind: 'press', at, area, button })
  }

  #tellOfFocus(id: string, kind: 'hover' | 'leave'): void {
    const run = this.#run
    const area = run.areas.find((candidate) => candidate.id === id)
    if (area) run.send({ kind, at: toHundredths(centreOf(area.shape)), area: id, button: 'main' })
  }

  #hideVirtualCursor(): void {
    this.#run.hasVirtualCursor = false
  }
}
