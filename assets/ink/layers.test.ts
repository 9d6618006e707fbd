import { expect, it } from 'vitest'
import type { Direction } from './field'
import { Ink } from './ink'
import { drawLayers, type Layer } from './layers'

const sky: Layer['draw'] = (ink) => ink.hatch('10,10* 90,10* 90,40* 10,40*')
const tree: Layer['draw'] = (ink) => ink.form(ink.ellipse(50, 60, 20, 20), { tone: { from: 0.4 } })

function picture(layers: Parameters<typeof drawLayers>[1]) {
  const ink = new Ink({ width: 100, height: 100, seed: 'layers', name: 'A wood' })
  drawLayers(ink, layers)
  return ink
}

it('lays them on one page, far ones first', () => {
  const alone = [picture({ sky }), picture({ tree })].flatMap(({ marks }) => marks)
  expect(picture({ sky, tree }).marks).toEqual(alone)
})

it('moves nothing in a layer when another gets a stroke more', () => {
  const busier: Layer['draw'] = (ink) => {
    ink.line('10,50 90,50')
    ink.splatter(50, 50, { radius: 20, count: 9 })
    sky(ink)
  }
  const treeOf = (ink: Ink) => ink.marks.slice(-picture({ tree }).marks.length)
  expect(treeOf(picture({ sky: busier, tree }))).toEqual(treeOf(picture({ sky, tree })))
})

it('gives a layer its own light and line', () => {
  const light: Direction = [0.5, -0.66, 0.56]
  const seen: [Direction, number][] = []
  const draw: Layer['draw'] = (ink) => {
    seen.push([ink.light, ink.lineWidth])
    tree(ink)
  }
  const { light: usual, lineWidth } = picture({ far: draw, near: { light, lineWidth: 5, draw } })
  expect(seen).toEqual([
    [usual, lineWidth],
    [light, 5],
  ])
})

it('names the layer in which a stroke goes wrong', () => {
  expect(() => picture({ sky: (ink) => ink.line('10,10 20,NaN') })).toThrow('A wood, layer sky: stroke 1')
})
