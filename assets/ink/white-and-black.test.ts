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

test('a contour in white lies on black, on colour and on nothing, heaviest towards the light', () => {
  const disc = (ink: Ink, alpha?: number) =>
    ink.contour(ink.ellipse(30, 30, 20, 20), {
      width: 4,
      gap: 0,
      lights: true,
      gouache: PAPER,
      ...(alpha && { alpha }),
    })
  const onBlack = brightnesses((ink) => {
    ink.solid(ALL)
    disc(ink)
  })
  const lit = shareOfLight(onBlack, [8, 8, 20, 20])
  const shaded = shareOfLight(onBlack, [40, 40, 52, 52])
  expect(shaded).toBeGreaterThan(0.01)
  expect(lit).toBeGreaterThan(1.5 * shaded)
  expect(shareOfLight(onBlack, [20, 20, 40, 40])).toBe(0)
  expect(shareOfLight(onBlack, [0, 0, 60, 6])).toBe(0)
  const onColour = rows((ink) => {
    ink.cut(ALL, { fill: VERMILION })
    disc(ink)
  })
  expect(onColour[16]?.[16]?.brightness).toBeGreaterThan(210)
  const onNothing = rows((ink) => disc(ink))
  expect(onNothing[16]?.[16]).toEqual(onColour[16]?.[16])
  expect(onNothing[30]?.[30]?.alpha).toBe(0)
  const dim = brightnesses((ink) => {
    ink.solid(ALL)
    disc(ink, 0.5)
  })
  expect(dim[16]?.[16]).toBeGreaterThan(100)
  expect(dim[16]?.[16]).toBeLessThan(165)
})

test('a tone in white thins out away from the light, within its form', () => {
  const picture = (alpha: number) =>
    brightnesses((ink) => {
      ink.solid(ALL)
      ink.tone(ink.ellipse(30, 30, 24, 24), { lights: true, from: 0.5, to: 0.9, width: 2.2, gouache: PAPER, alpha })
    })
  const full = picture(1)
  expect(shareOfLight(full, [12, 12, 28, 28])).toBeGreaterThan(0.2)
  expect(shareOfLight(full, [34, 34, 48, 48])).toBe(0)
  expect(shareOfLight(full, [0, 0, 12, 12])).toBe(0)
  const brightest = Math.max(...picture(0.5).flat())
  expect(brightest).toBeGreaterThan(100)
  expect(brightest).toBeLessThan(165)
})

test('white feathers grow on their side of the line alone, no longer than they are asked to be', () => {
  const picture = (side: 1 | -1) =>
    brightnesses((ink) => {
      ink.solid(ALL)
      ink.feather('6,30 54,30', { side, length: 14, width: 2.6, spacing: 2.6, slant: 0, gouache: PAPER })
    })
  // To the right of a line that runs to the right is down.
  for (const [side, grown, bare, beyond] of [
    [1, [16, 32, 44, 40], [0, 0, 60, 26], [0, 48, 60, 60]],
    [-1, [16, 20, 44, 28], [0, 34, 60, 60], [0, 0, 60, 12]],
  ] as const) {
    expect(shareOfLight(picture(side), grown)).toBeGreaterThan(0.12)
    expect(shareOfLight(picture(side), bare)).toBe(0)
    expect(shareOfLight(picture(side), beyond)).toBe(0)
  }
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

/** The share of a part of the picture that is light: from the left and the top to the right and the bottom. */
function shareOfLight(
  picture: readonly (readonly number[])[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): number {
  const part = picture.slice(top, bottom).flatMap((row) => row.slice(left, right))
  return part.filter((brightness) => brightness > 180).length / part.length
}
