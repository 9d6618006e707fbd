import type { Ink } from '../ink/ink'
import { LEATHER } from '../ink/palette'
import { drawShadow } from './plants'

/** A haycock, its foot at (x, y): a dome of dry stalks, combed downwards, with a pole through it. */
export function drawHaycock(ink: Ink, x: number, y: number, size: number): void {
  drawShadow(ink, x + 10 * size, y, 44 * size, 11 * size)
  ink.at(x, y, { scale: size }, () => {
    ink.line('2,-64 3,-86', { width: 3, profile: 'pen' })
    const dome = ink.path('-36,0* -38,-12 -30,-36 -14,-58 2,-68 18,-58 32,-34 38,-10 36,2* 14,5 -14,5', true)
    ink.form(dome, {
      width: 2.8,
      halo: 1.2,
      tone: { from: 0.36, to: 0.66, width: 3, spacing: 2.9, angle: 74, cross: 0.3 },
    })
    ink.wash(dome, { alpha: 0.2, color: LEATHER })
    ink.lines(['-4,-60 -14,-36 -18,-14', '4,-58 2,-34 4,-10', '-14,-48 -26,-24', '12,-50 20,-26 22,-8'], {
      width: 1.6,
      profile: 'flick',
    })
    const foot: readonly (readonly [number, number])[] = [
      [-32, 2],
      [-18, 5],
      [-2, 6],
      [16, 6],
      [31, 3],
    ]
    ink.tufts(foot, (at) => (at < 0 ? 152 : 28), { length: 11, count: 3, width: 1.7, fan: 0.7 })
  })
}

/** Hay that was mown and lies in swathes, along lines from left to right. */
export function drawSwathes(ink: Ink, swathes: readonly string[]): void {
  for (const swathe of swathes) {
    ink.feather(swathe, { side: -1, length: 7, width: 1.5, spacing: 6.5, slant: 52, jitter: 0.3 })
    ink.feather(swathe, { side: 1, length: 5, width: 1.4, spacing: 8, slant: 52, jitter: 0.3 })
  }
}

/** Where the meadow sinks away behind a crest: a wash below that line, thinning out, so that the ground is seen to roll. */
export function drawHollow(ink: Ink, crest: readonly (readonly [number, number])[], depth: number): void {
  const [first, last] = [crest[0], crest.at(-1)]
  if (!first || !last) return
  const middle = (first[0] + last[0]) / 2
  const foot = Math.max(first[1], last[1]) + depth
  const hollow = [...crest, [last[0] - 30, foot - depth * 0.3], [middle, foot], [first[0] + 30, foot - depth * 0.3]]
  ink.wash(hollow, {
    alpha: 0.26,
    color: LEATHER,
    fade: { from: [middle, first[1] - depth * 0.4], to: [middle, foot] },
  })
}
