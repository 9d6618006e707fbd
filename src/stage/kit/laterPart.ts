import { Container } from 'pixi.js'
import type { Size } from '../contract/geometry'
import type { Moment, View } from '../contract/scene'

/** The place in a picture of something that is drawn later: empty until that has come. */
export class LaterPart extends Container {
  #view: View<unknown> | null = null

  /** What it is called where the day's later parts are listed. */
  readonly part: string

  constructor(part: string) {
    super({ label: `later part ${part}` })
    this.part = part
  }

  /** Whether it has come. */
  get isThere(): boolean {
    return this.#view !== null
  }

  fill(view: View<unknown>): void {
    this.#view = view
    this.addChild(view.root)
  }

  draw(state: unknown, moment: Moment): void {
    this.#view?.draw(state, moment)
  }

  resize(size: Readonly<Size>): void {
    this.#view?.resize?.(size)
  }
}
