import { Container } from 'pixi.js'
import type { manifest } from '../../assets/scallop/manifest'
import type { View } from '../../src/stage/scene'
import type { ViewKit } from '../../src/stage/view/kit'
import type { LatePictures } from '../../src/stage/view/latePictures'
import { digitFile, digitsOf, FIGURINE, FIGURINES, figurineFile } from './layout'
import type { Scallop } from './state'
import { drawCabinet } from './view/cabinet'
import { Company } from './view/company'
import { Counter } from './view/counter'
import { Figurine } from './view/figurine'
import { Sheet } from './view/sheet'

/** Draws a cabinet with one lit niche, and the sheet of labels that tells who is in it. */
export function createView(kit: ViewKit<typeof manifest>): View<Scallop> {
  const pictures = kit.late(FIGURINE.density)
  const wishes = new Wishes(pictures)
  const figurine = new Figurine(kit, pictures)
  const counter = new Counter(pictures)
  const company = new Company(kit)
  const sheet = new Sheet(kit)
  const root = new Container()
  root.addChild(kit.still(...drawCabinet(kit)), company.root, counter.root, figurine.root, sheet.root)

  return {
    root,
    draw(gallery, moment) {
      wishes.follow(gallery)
      figurine.draw(gallery, moment)
      counter.draw(gallery, moment)
      company.draw(gallery, moment)
      sheet.draw(gallery, moment)
    },
  }
}

/** Which pictures are wanted: who is shown, who was, and the neighbours, with the digits of their numbers. */
class Wishes {
  readonly #pictures: LatePictures
  #selected = -1
  #before: number | null = null

  constructor(pictures: LatePictures) {
    this.#pictures = pictures
  }

  follow({ selected, before }: Scallop): void {
    if (selected === this.#selected && before === this.#before) return
    this.#selected = selected
    this.#before = before
    const near = [selected, selected + 1, selected - 1].filter((index) => index >= 0 && index < FIGURINES)
    const digits = new Set(near.flatMap((index) => digitsOf(index)))
    const shown = new Set(before === null ? near : [...near, before])
    this.#pictures.want([...Array.from(shown, figurineFile), ...Array.from(digits, digitFile)])
  }
}
