import { Container } from 'pixi.js'
import type { CachedLayer } from '../../../src/stage/kit/cachedLayer'

/** Where the plate is printed: what is drawn later lies in it, and finds here what it prints from and onto. */
export class Press extends Container {
  /** All that is seen while no sheet lies over it, and the plate in it, which is read as the window. */
  readonly work: Container
  readonly plate: CachedLayer
  /** What is printed of the `bed`; it fills the window where something lies on that. */
  readonly sheet: CachedLayer
  readonly bed: Container

  constructor(work: Container, plate: CachedLayer, sheet: CachedLayer, bed: Container) {
    super({ children: [sheet] })
    this.work = work
    this.plate = plate
    this.sheet = sheet
    this.bed = bed
  }
}
