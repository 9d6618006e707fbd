import { expect, test } from 'vitest'
import { Ink } from './ink'
import { PAPER, VERMILION } from './palette'
import { rasterize } from './rasterize'

const ALL = '0,0* 60,0* 60,60* 0,60*'

test('nothing shines through a solid black', () => {
  const onPaper = brightnesses((ink) => {
    ink.cut(ALL)
    ink.solid('10,10* 50,10* 50,50* 10,50*')
  })
  const onColour = brightnesses((ink) => {
    ink.cut(ALL, { fill: VERMILION })
    ink.wash(ALL, { alpha: 0.9 })
    ink.solid('10,10* 50,10* 50,50* 10,50*')
  })
  const driedOnPaper = brightnesses((ink) => {
    ink.cut(ALL)
    ink.black('10,10* 50,10* 50,50* 10,50*')
  })
  expect(inside(onColour, 15)).toEqual(inside(onPaper, 15))
  expect(inside(driedOnPaper, 15)).not.toEqual(inside(onPaper, 15))
})

test('black is laid on black without a seam of paper', () => {
  const brightest = (draw: (ink: Ink) => void) => Math.max(...inside(brightnesses(draw), 5).flat())
  const form = '14,12 46,16 50,44 30,50 10,40'
  const solids = brightest((ink) => {
    ink.cut(ALL)
    ink.solid(ALL)
    ink.solid(form)
  })
  const knockedOut = brightest((ink) => {
    ink.cut(ALL)
    ink.solid(ALL)
    ink.cut(form)
    ink.black(form)
  })
  expect(solids).toBeLessThan(50)
  expect(knockedOut).toBeGreaterThan(solids + 8)
})

test('a halo of light runs around a black on black, and leaves a transparent ground alone', () => {
  const across = (draw: (ink: Ink) => void) => rows(draw)[30] ?? []
  const onBlack = across((ink) => {
    ink.cut(ALL)
    ink.solid(ALL)
    ink.solid('20,10* 40,10* 40,50* 20,50*', { halo: 3 })
  })
  expect(onBlack[18]?.brightness).toBeGreaterThan(200)
  expect(onBlack[30]?.brightness).toBeLessThan(50)
  const onNothing = across((ink) => ink.solid('20,10* 40,10* 40,50* 20,50*', { halo: 3 }))
  expect(onNothing[17]?.alpha).toBe(0)
})

test('gouache lies on ink at the strength that is asked for, and later ink covers it', () => {
  const at = (alpha: number, later = false) =>
    brightnesses((ink) => {
      ink.solid(ALL)
      ink.line('5,30 55,30', { width: 12, profile: 'even', gouache: PAPER, alpha })
      if (later) ink.line('30,5 30,55', { width: 12, profile: 'even' })
    })[30]?.[30] ?? 0
  expect(at(1)).toBeGreaterThan(225)
  expect(at(0.5)).toBeGreaterThan(110)
  expect(at(0.5)).toBeLessThan(160)
  expect(at(0.5, true)).toBeLessThan(50)
})

test('what is laid together does not double where it overlaps', () => {
  const crossing = (together: boolean) =>
    brightnesses((ink) => {
      ink.solid(ALL)
      const cross = () =>
        ink.lines(['5,30 55,30', '30,5 30,55'], { width: 12, profile: 'even', gouache: PAPER, alpha: 0.4 })
      if (together) ink.together(cross)
      else cross()
    })
  const apart = crossing(false)
  const joined = crossing(true)
  expect(apart[30]?.[30]).toBeGreaterThan((apart[30]?.[12] ?? 0) + 25)
  expect(Math.abs((joined[30]?.[30] ?? 0) - (joined[30]?.[12] ?? 0))).toBeLessThan(12)
})

interface Pixel {
  brightness: number
  alpha: number
}

function rows(draw: (ink: Ink) => void): Pixel[][] {
  const ink = new Ink({ width: 60, height: 60, bleed: true })
  draw(ink)
  const { pixels } = rasterize(ink, { scale: 1 })
  return Array.from({ length: 60 }, (_, y) =>
    Array.from({ length: 60 }, (_, x) => {
      const at = (y * 60 + x) * 4
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
      return { brightness: (red + green + blue) / 3, alpha }
    }),
  )
}

function brightnesses(draw: (ink: Ink) => void): number[][] {
  return rows(draw).map((row) => row.map(({ brightness }) => brightness))
}

/** The picture without a margin of so many pixels. */
function inside(picture: readonly (readonly number[])[], margin: number): number[][] {
  return picture.slice(margin, 60 - margin).map((row) => row.slice(margin, 60 - margin))
}
