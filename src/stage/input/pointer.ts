import { toStage } from '../canvas/fit'
import type { HitArea } from '../contract/areas'
import type { Fit, Point } from '../contract/geometry'
import type { Input, InputKind } from '../contract/scene'
import { areaAt } from './hitTest'

/** What the pointer needs of a mouse, a pen or a finger. */
export interface PointedEvent {
  readonly clientX: number
  readonly clientY: number
  readonly button: number
  readonly pointerId: number
  readonly pointerType: string
  preventDefault(): void
}

type PointedEventName = 'pointermove' | 'pointerdown' | 'pointerup' | 'pointercancel' | 'pointerleave' | 'contextmenu'

/** What the pointer needs of the element that it is followed on. */
export interface Surface {
  readonly style: { cursor: string }
  addEventListener(
    type: PointedEventName,
    listener: (event: PointedEvent) => void,
    options: { readonly signal: AbortSignal },
  ): void
  setPointerCapture(pointerId: number): void
  getBoundingClientRect(): Readonly<Point>
}

/** What the pointer needs of the day it points at. */
export interface PointerHost {
  fit(): Fit
  areas(): readonly HitArea[]
  send(input: Input & { readonly kind: InputKind }): void
  /** Whether what happens is known from before: the pointer, resting, then leaves and enters no area of its own. */
  isReliving(): boolean
  /** Says that the visitor now points by hand, so that no pointer need be drawn. */
  tookOver(): void
}

/** After how long a finger that stays presses as the second button does, in ms, and how far it may stray till then, in CSS pixels. */
const LONG_PRESS = 500
const STAYS_WITHIN = 12

/** How a day is pointed at. */
interface PointerOptions {
  readonly usesSecondButton: boolean
  /** The day draws the mouse pointer itself. */
  readonly drawsPointer: boolean
}

/**
 * Turns what a mouse, a pen or a finger does on an element into inputs in scene units, and follows which area is pointed at, also
 * when it is the area that moves.
 */
export class Pointer {
  readonly #surface: Surface
  readonly #pointed: PointerHost
  readonly #drawsPointer: boolean
  readonly #listening = new AbortController()
  /** In scene units; `null` while nothing points. */
  #at: Point | null = null
  #lastAt: Point = { x: 0, y: 0 }
  #hovered: string | null = null

  constructor(surface: Surface, pointed: PointerHost, { usesSecondButton, drawsPointer }: PointerOptions) {
    this.#surface = surface
    this.#drawsPointer = drawsPointer
    this.#pointed = pointed
    const { signal } = this.#listening
    const listen = (type: PointedEventName, listener: (event: PointedEvent) => void) =>
      surface.addEventListener(type, listener, { signal })

    // A finger has one button: the second is pressed by staying.
    let stay: ReturnType<typeof setTimeout> | undefined
    let put: PointedEvent | undefined
    const stopStaying = () => clearTimeout(stay)
    const lift = (event: PointedEvent) => {
      stopStaying()
      this.#point(event, 'release')
      if (event.pointerType === 'touch') this.#liftFinger()
    }
    signal.addEventListener('abort', stopStaying)
    listen('pointermove', (event) => {
      if (put && Math.hypot(event.clientX - put.clientX, event.clientY - put.clientY) > STAYS_WITHIN) stopStaying()
      this.#point(event, 'move')
    })
    listen('pointerdown', (event) => {
      if (event.button !== 0 && !(event.button === 2 && usesSecondButton)) return
      surface.setPointerCapture(event.pointerId)
      this.#point(event, 'move')
      // Whoever presses has come there, be it within this very frame.
      this.#passOn(this.#areaBelow()?.id ?? null)
      this.#point(event, 'press')
      stopStaying()
      put = event
      if (usesSecondButton && event.pointerType === 'touch')
        stay = setTimeout(() => this.#point(event, 'press', 'second'), LONG_PRESS)
    })
    listen('pointerup', lift)
    listen('pointercancel', (event) => {
      lift(event)
      this.#at = null
    })
    listen('pointerleave', () => {
      this.#at = null
    })
    if (usesSecondButton) listen('contextmenu', (event) => event.preventDefault())
  }

  /** Points there, in scene units, by other means than a mouse, a pen or a finger. */
  moveTo(at: Point): void {
    this.#at = at
    this.#lastAt = at
    this.#pointed.send({ kind: 'move', at, area: areaAt(this.#pointed.areas(), at)?.id ?? null, button: 'main' })
  }

  /** Looks again which area is pointed at. Called every frame. */
  follow(): void {
    const area = this.#areaBelow()
    this.#surface.style.cursor = this.#drawsPointer ? 'none' : area && !area.isBackdrop ? 'pointer' : ''
    if (!this.#pointed.isReliving()) this.#passOn(area?.id ?? null)
  }

  destroy(): void {
    this.#listening.abort()
    this.#surface.style.cursor = ''
  }

  /** What is pointed at. */
  #areaBelow(): HitArea | null {
    return this.#at && areaAt(this.#pointed.areas(), this.#at)
  }

  /** From what was pointed at to what is. */
  #passOn(id: string | null): void {
    if (id === this.#hovered) return
    const at = this.#at ?? this.#lastAt
    if (this.#hovered !== null)
      this.#pointed.send({ kind: 'leave', at: { ...at }, area: this.#hovered, button: 'main' })
    if (id !== null) this.#pointed.send({ kind: 'hover', at: { ...at }, area: id, button: 'main' })
    this.#hovered = id
  }

  #point(event: PointedEvent, kind: InputKind, button: Input['button'] = event.button === 2 ? 'second' : 'main'): void {
    const box = this.#surface.getBoundingClientRect()
    const at = toHundredths(toStage(this.#pointed.fit(), { x: event.clientX - box.x, y: event.clientY - box.y }))
    this.#pointed.tookOver()
    if (kind === 'move') {
      this.moveTo(at)
      return
    }
    this.#pointed.send({
      kind,
      at,
      area: areaAt(this.#pointed.areas(), at)?.id ?? null,
      button,
    })
  }

  /** A lifted finger points nowhere: it leaves, whether or not it was over an area. */
  #liftFinger(): void {
    this.#at = null
    this.#pointed.send({ kind: 'leave', at: { ...this.#lastAt }, area: this.#hovered, button: 'main' })
    this.#hovered = null
  }
}

/** No hand is finer than that, and keys need not be: what is recorded of them stays short. */
export function toHundredths({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }
}
