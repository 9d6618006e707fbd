import { expect, test } from 'vitest'
import { drawCreature } from '../../ink/example'
import { drawings, type Sprite } from '../drawings'
import { framesOf, keyOf } from './frames'
import { render } from './print'

const creature: Sprite = { width: 200, height: 180, under: 1.2, draw: drawCreature }
const frames = (sprites: Record<string, Sprite>) => framesOf('heist', drawings({ sprites }))

test('frames are called after their sprite', () => {
  const names = frames({
    drop: creature,
    step: { ...creature, frames: 2 },
    bat: { ...creature, frames: ['up', 'down'] },
  })
  expect(names.map(({ name }) => name)).toEqual(['drop', 'step_0', 'step_1', 'bat_up', 'bat_down'])
})

test('two pictures of one name are refused', () => {
  expect(() => frames({ bat: { ...creature, frames: ['up', 'up'] } })).toThrow(
    'heist: two pictures are called "bat_up"',
  )
})

test('an anchor is a share of the picture, and lies inside it', () => {
  const [frame] = frames({ thief: { ...creature, left: -50, top: -80, anchor: [0, 10] } })
  expect(frame?.anchor).toEqual({ x: 0.25, y: 0.5 })
  expect(frames({ thief: creature })[0]?.anchor).toEqual({ x: 0.5, y: 1 })
  expect(() => frames({ thief: { ...creature, anchor: [100, 181] } })).toThrow(
    'heist, sprite thief: its anchor 100,181',
  )
})

test('a picture has the pixels that its size names', () => {
  const card = { width: 40, height: 20, draw: drawCreature }
  const printed = (scale: number | Record<string, number>) =>
    framesOf('home', drawings({ pictures: { card: { ...card, sizes: { '1x': 0.5, '2x': 0.5 }, scale } } })).map(
      ({ name, pixelScale, resolution }) => [name, pixelScale, resolution],
    )
  expect(printed({ '1x': 1, '2x': 2 })).toEqual([
    ['card-1x', 0.5, 1],
    ['card-2x', 1, 2],
  ])
  expect(printed(2).map(([, pixelScale]) => pixelScale)).toEqual([1, 1])
  expect(() => printed({ '2x': 2 })).toThrow('home, picture card, size 1x: it has no scale.')
})

test('a picture larger than a texture may be is refused', () => {
  expect(() => frames({ thief: { ...creature, width: 3000 } })).toThrow(
    'heist, sprite thief, frame 0: its longer side is 6000',
  )
})

test('what goes wrong in a drawing is told with day, sprite, frame and stroke', () => {
  const broken: Sprite = {
    ...creature,
    frames: ['rest', 'run'],
    draw(ink, _, name) {
      ink.dot(100, 90, 3)
      ink.line(name === 'run' ? '10,10 20,NaN' : '10,10 20,20')
    },
  }
  const [rest, run] = frames({ thief: broken })
  expect(() => rest?.draw()).not.toThrow()
  expect(() => run?.draw()).toThrow(
    'heist, sprite thief, frame run: stroke 2 (line "10,10 20,NaN"): "20,NaN" is no point',
  )
  expect(() => frames({ thief: { ...creature, draw() {} } })[0]?.draw()).toThrow(
    'heist, sprite thief, frame 0: nothing is drawn',
  )
})

test('a key changes with one number of a drawing, or its anchor, and with nothing else', () => {
  const key = (sprite: Sprite) => {
    const [frame] = frames({ thief: sprite })
    return frame && keyOf(frame, frame.draw())
  }
  const lines = (width: number): Sprite => ({ ...creature, draw: (ink) => ink.line('10,10 90,90', { width }) })
  expect(key(lines(2))).toBe(key(lines(2)))
  expect(key(lines(2.1))).not.toBe(key(lines(2)))
  expect(key({ ...lines(2), anchor: [1, 1] })).not.toBe(key(lines(2)))
})

test('frames boil unless they say that they do not', () => {
  const outline = (boil: boolean) => {
    const all = frames({ ball: { ...creature, frames: 2, boil, draw: (ink) => ink.contour(ink.ellipse(90, 90, 50)) } })
    return all.map((frame) => keyOf({ ...frame, name: '' }, frame.draw()))
  }
  expect(new Set(outline(true)).size).toBe(2)
  expect(new Set(outline(false)).size).toBe(1)
})

const RED_AND_GREEN = { red: {}, green: { colors: { '#d8432b': '#5d7d4a' } } } as const

test('a drawing in several moods is drawn once, and printed in each', () => {
  let drawn = 0
  const draw: Sprite['draw'] = (ink) => {
    drawn++
    drawCreature(ink)
  }
  const all = frames({ hero: { ...creature, frames: ['stand', 'run'], moods: RED_AND_GREEN, draw } })
  expect(all.map(({ name }) => name)).toEqual(['hero_stand_red', 'hero_stand_green', 'hero_run_red', 'hero_run_green'])
  expect(new Set(all.map((frame) => keyOf(frame, frame.draw()))).size).toBe(4)
  expect(drawn).toBe(2)
  const [red, green] = all.map((frame) => render(frame, frame.draw()))
  expect(red && { ...red, pixels: [] }).toEqual(green && { ...green, pixels: [] })
  expect(red?.pixels).not.toEqual(green?.pixels)
})

test('a backdrop in several moods is a file for each', () => {
  const room = { width: 40, height: 20, moods: { lit: {}, moonlit: { light: '#8fa3cc' } }, draw: drawCreature } as const
  const names = framesOf('kind', drawings({ backdrops: { room } })).map(({ name, owner }) => [owner, name])
  expect(names).toEqual([
    ['room', 'room_lit'],
    ['room', 'room_moonlit'],
  ])
})

test('a cut-out is its paper, and a flat shadow of half the resolution that stands where it does', () => {
  const figure: Sprite = {
    ...creature,
    left: -20,
    top: -20,
    width: 240,
    height: 220,
    anchor: [90, 180],
    cutOut: { edge: 6 },
  }
  const all = frames({ visitor: figure })
  expect(all.map(({ name, resolution }) => [name, resolution])).toEqual([
    ['visitor_paper', 2],
    ['visitor_shadow', 1],
  ])
  const [paper, shadow] = all.map((frame) => ({ ...render(frame, frame.draw()), anchor: frame.anchor }))
  expect(shadow?.anchor).toEqual(paper?.anchor)
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((shadow?.[side] ?? 0) * 2 - (paper?.[side] ?? 0))).toBeLessThan(8)
  expect(shadow?.pixels.filter((value, i) => i % 4 !== 3 && value !== 255 && value !== 0)).toHaveLength(0)
  const inMoods = frames({ visitor: { ...figure, frames: ['point'], moods: RED_AND_GREEN } })
  expect(inMoods.map(({ name }) => name)).toEqual(['visitor_point_red', 'visitor_point_green', 'visitor_point_shadow'])
})

test('a cut-out without room for its paper is refused, and named', () => {
  const [tight] = frames({ visitor: { ...creature, cutOut: { edge: 40 } } })
  expect(() => tight && render(tight, tight.draw())).toThrow('heist, sprite visitor, frame 0: there are not 42.4 units')
})
