import { Container, type DestroyOptions } from 'pixi.js'
import type { Fit } from '../contract/geometry'
import type { Manifest } from '../contract/manifest'
import type { Frames } from './frames'
import type { Sheets } from './sheets'

/** Which windows show it: those that are taller than the stage, or those that are wider. */
export type Margin = 'tall' | 'wide'

/** What it is made of, once its sheets are there. */
interface Made<Content> {
  readonly content: Content
  readonly frames: Frames
}

/** What lies beside the stage: empty until a window that shows it has loaded its sheets, seen in no other. */
export class MarginPart<Content extends Container = Container> extends Container {
  readonly manifest: Manifest
  readonly #margin: Margin
  readonly #make: (sheets: Sheets) => Made<Content>
  #made: Made<Content> | null = null

  constructor(margin: Margin, manifest: Manifest, make: (sheets: Sheets) => Made<Content>) {
    super({ label: `${margin} part`, visible: false })
    this.manifest = manifest
    this.#margin = margin
    this.#make = make
  }

  /** `null` until it has come. */
  get content(): Content | null {
    return this.#made?.content ?? null
  }

  /** Whether it is to be seen, and has not come. */
  get isMissing(): boolean {
    return this.visible && this.content === null
  }

  /** Shows itself where the stage, lying so in the window, leaves room for it. */
  fit({ x, y }: Fit): void {
    this.visible = (this.#margin === 'tall' ? y : x) > 0
  }

  /** @throws what making it throws */
  fill(sheets: Sheets): void {
    this.#made = this.#make(sheets)
    this.addChild(this.#made.content)
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options)
    this.#made?.frames.destroy()
  }
}
