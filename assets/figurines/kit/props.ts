import type { Ink } from '../../ink/ink'
import type { PathSource } from '../../ink/path'
import { made, type Stuff } from './stuff'

/** A quill from the tip of its nib, pointing `angle` degrees from the right, clockwise. */
export function drawFeather(ink: Ink, x: number, y: number, angle: number, length: number, stuff: Stuff): void {
  ink.at(x, y, { rotate: angle }, () => {
    const wide = length * 0.11
    const vane = `${length * 0.34},-1* ${length * 0.42},${-wide} ${length * 0.62},${-wide * 1.3}* ${length * 0.66},${-wide * 0.8}* ${length * 0.86},${-wide} ${length},-2* ${length * 0.9},${wide * 0.7} ${length * 0.6},${wide} ${length * 0.4},${wide * 0.6}`
    const barbs: PathSource[] = [0.46, 0.58, 0.7, 0.82].flatMap((share) => [
      `${length * share},0 ${length * (share + 0.08)},${-wide * 0.8}`,
      `${length * share},0 ${length * (share + 0.08)},${wide * 0.6}`,
    ])
    made(ink, vane, stuff, { width: 2, halo: 0.8, from: 0.7, rim: 0 })
    if (stuff === 'black') ink.lines(barbs, { width: 1, white: true, profile: 'flick' })
    else ink.lines(barbs, { width: 1, profile: 'flick' })
    ink.line(`0,0 ${length * 0.4},0.6 ${length * 0.96},-1`, { width: 2.2, profile: 'even', white: stuff === 'black' })
    if (stuff === 'black') ink.line(`0,0 ${length * 0.36},0.4`, { width: 2, profile: 'even' })
  })
}

/** A pole, shaft or stick between two places, as thick at both. */
export function drawPole(
  ink: Ink,
  from: readonly [number, number],
  to: readonly [number, number],
  thick: number,
  stuff: Stuff = 'dusk',
): void {
  const spine = [
    [...from, thick],
    [(from[0] + to[0]) / 2 + 0.6, (from[1] + to[1]) / 2, thick * 0.96],
    [...to, thick],
  ]
  made(ink, ink.tube(spine, { root: true, round: 0.4 }), stuff, { width: 2.2, halo: 1 })
}

/** Buttons along a path. */
export function drawButtons(ink: Ink, places: readonly (readonly [number, number])[], radius = 3): void {
  for (const [x, y] of places) {
    made(ink, ink.ellipse(x, y, radius), 'bright', { width: 1.5, halo: 0.4, from: false })
    ink.dot(x - radius * 0.3, y, radius * 0.2)
    ink.dot(x + radius * 0.3, y, radius * 0.2)
  }
}

/** Folds as plain lines: on paper and greys in ink, on black scraped out. */
export function drawFolds(ink: Ink, stuff: Stuff, folds: readonly PathSource[], width = 1.7): void {
  ink.lines(
    folds,
    stuff === 'black' ? { width, white: true, bare: true, profile: 'swell' } : { width, profile: 'swell' },
  )
}

/** A patch sewn on, its stitches showing. */
export function drawPatch(ink: Ink, x: number, y: number, size: number, turn: number, stuff: Stuff): void {
  ink.at(x, y, { rotate: turn }, () => {
    made(ink, `${-size},${-size}* ${size},${-size * 0.9}* ${size * 0.9},${size}* ${-size},${size * 0.94}*`, stuff, {
      width: 1.7,
      halo: 0,
      from: false,
      rim: 0,
    })
    for (const side of [-1, 1]) {
      for (const along of [-0.5, 0, 0.5]) {
        ink.line(`${side * size * 0.7},${along * size} ${side * size * 1.36},${along * size}`, { width: 1.2 })
        ink.line(`${along * size},${side * size * 0.7} ${along * size},${side * size * 1.36}`, { width: 1.2 })
      }
    }
  })
}
