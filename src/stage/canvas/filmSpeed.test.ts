import { expect, test } from 'vitest'
import { FilmSpeed, filmRest } from './filmSpeed'

/** A frame of a screen with 50 of them a second, in ms: whole, so that seconds add up to the ms. */
const FRAME = 20

/** Lets frames go by. Returns after how many ms film speed began to hold; `null` if it did not. */
function frames(film: FilmSpeed, ms: number): number | null {
  let begun: number | null = null
  for (let now = FRAME; now <= ms; now += FRAME) {
    film.advance(FRAME)
    if (film.holds) begun ??= now
  }
  return begun
}

function rested(): FilmSpeed {
  const film = new FilmSpeed()
  frames(film, 10_000)
  return film
}

test('it holds four seconds after the arrival, not a frame before', () => {
  expect(frames(new FilmSpeed(), 3_980)).toBe(null)
  expect(frames(new FilmSpeed(), 10_000)).toBe(4_000)
})

test('a touch ends it at once, for four seconds', () => {
  const film = rested()
  film.touch()
  expect(film.holds).toBe(false)
  expect(frames(film, 10_000)).toBe(4_000)
})

test('an event ends it at once, for two seconds', () => {
  const film = rested()
  film.happen()
  expect(film.holds).toBe(false)
  expect(frames(film, 10_000)).toBe(2_000)
})

test('it takes both', () => {
  const film = rested()
  film.touch()
  frames(film, 3_000)
  film.happen()
  expect(frames(film, 10_000)).toBe(2_000)
  film.happen()
  frames(film, 1_000)
  film.touch()
  expect(frames(film, 10_000)).toBe(4_000)
})

test('it does not hold while a button or a key is held, however still', () => {
  const film = rested()
  film.touch(true)
  expect(frames(film, 60_000)).toBe(null)
  film.touch()
  expect(frames(film, 60_000)).toBe(null)
  film.touch(false)
  expect(frames(film, 10_000)).toBe(4_000)
})

test('a long frame counts as what it took', () => {
  const film = new FilmSpeed()
  film.advance(3_999)
  expect(film.holds).toBe(false)
  film.advance(1)
  expect(film.holds).toBe(true)
})

test('a drawing is held for three frames, for eleven where a processor makes it, and for one where the world scrolls by', () => {
  /** How many frames it is from one drawing to the next on a screen with so many a second: the first one after the wait. */
  const held = (rest: number, rate: number) => Math.max(1, Math.ceil((rest * rate) / 1000))
  expect(held(filmRest(false), 60)).toBe(3)
  expect(held(filmRest(true), 60)).toBe(11)
  expect(held(filmRest(false, true), 60)).toBe(1)
  expect(held(filmRest(true, true), 60)).toBe(11)
  for (const rate of [50, 60, 75, 120, 144]) expect(rate / held(filmRest(false), rate)).toBeLessThanOrEqual(24)
})
