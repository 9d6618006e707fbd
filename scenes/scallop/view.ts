import { Container } from 'pixi.js'
import type { manifest } from '../../assets/scallop/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { LazyTextures } from '../../src/stage/kit/lazyTextures'
import { digitFile, digitsOf, FIGURINE, FIGURINES, figurineFile } from './layout'
import type { ScallopState } from './state'
import { drawCabinet } from './view/cabinet'
import { placeCamera } from './view/camera'
import { Company } from './view/company'
import { Counter } from './view/counter'
import { Figurine } from './view/figurine'
import { Sheet } from './view/sheet'

/** Draws a cabinet with one lit niche, and the sheet of labels that tells who is in it. */
export function createView(kit: ViewKit<typeof manifest>): View<ScallopState> {
  const figurines = kit.lazy(FIGURINE.density)
  const digits = kit.lazy(FIGURINE.density)
  const wishes = new PictureRequests(figurines, digits)
  const figurine = new Figurine(kit, figurines)
  const counter = new Counter(digits)
  const company = new Company(kit)
  const sheet = new Sheet(kit)
  const near = [
    kit.background(...drawCabinet(kit)),
    company.root,
    counter.root,
    kit.laterPart('tally'),
    kit.laterPart('veil'),
    sheet.root,
    kit.laterPart('rows'),
  ] as const
  const far = [kit.background(kit.laterPart('shelves'), kit.laterPart('covers')), kit.laterPart('folk')] as const
  const [cabinet, people, numbers, tally, veil, labels, rows] = near
  const root = new Container()
  root.addChild(
    cabinet,
    people,
    numbers,
    tally,
    far[0],
    figurine.root,
    veil,
    labels,
    rows,
    far[1],
    kit.laterPart('lastSheet'),
  )
  let printed = -1

  return {
    root,
    draw(gallery, moment) {
      const { visit } = gallery.cabinet
      for (const part of near) part.visible = visit === null
      for (const part of far) part.visible = visit !== null
      placeCamera(root, visit, moment)
      // A number for all that is printed of the shelves: they are printed anew where that is another one.
      const print = gallery.cabinet.count * FIGURINES + gallery.selected
      if (visit && print !== printed) {
        far[0].invalidate()
        printed = print
      }
      wishes.request(gallery)
      figurine.draw(gallery, moment)
      counter.draw(gallery, moment)
      company.draw(gallery, moment)
      sheet.draw(gallery, moment)
    },
  }
}

/** How many figurines are kept that were wanted last: enough to go back and forth without a wait. */
const KEPT = 8

/**
 * Which pictures are wanted: who is shown, and both neighbours, with the digits of their numbers. A digit is never let go: another plate may
 * have shown it in the same batch as its successor, which Pixi then draws without looking at what else lies in that batch.
 */
class PictureRequests {
  readonly #figurines: LazyTextures
  readonly #digits: LazyTextures
  readonly #digitFiles = new Set<string>()
  #files: readonly string[] = []
  #selected = -1

  constructor(figurines: LazyTextures, digits: LazyTextures) {
    this.#figurines = figurines
    this.#digits = digits
  }

  request({ selected }: ScallopState): void {
    if (selected === this.#selected) return
    this.#selected = selected
    const near = [selected, selected + 1, selected - 1].filter((index) => index >= 0 && index < FIGURINES)
    this.#files = [...new Set([...near.map(figurineFile), ...this.#files])].slice(0, KEPT)
    this.#figurines.want(this.#files)
    for (const index of near) for (const digit of digitsOf(index)) this.#digitFiles.add(digitFile(digit))
    this.#digits.want([...this.#digitFiles])
  }
}
