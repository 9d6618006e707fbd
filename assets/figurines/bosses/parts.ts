import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import type { Line, PathSource } from '../../ink/path'
import { type Making, made, type Stuff, scrape } from '../kit/stuff'

/** A limb, a neck, a pole: a tube that is round at both ends. `round` is how round its end is, 0.5 when not given. */
export function stalk(
  ink: Ink,
  spine: PathSource,
  stuff: Stuff,
  options: Options<Making & { round: number }> = {},
): Line {
  return made(ink, ink.tube(spine, { root: true, round: options.round ?? 0.5 }), stuff, options)
}

/** A tooth: where its root is, which way (degrees from the right, clockwise) and how far it points, how wide it is. */
export type Tooth = readonly [x: number, y: number, angle: number, length: number, width: number]

/** Teeth in a black mouth. */
export function drawTeeth(ink: Ink, teeth: readonly Tooth[]): void {
  for (const [x, y, angle, length, width] of teeth) {
    ink.at(x, y, { rotate: angle }, () => {
      const side = width / 2
      ink.form(`0,${-side}* ${length * 0.5},${-side * 0.6} ${length},0* ${length * 0.5},${side * 0.56} 0,${side}*`, {
        width: 1.3,
        gap: 0.05,
      })
    })
  }
}

/** A drip off a black edge, `length` units long, with its glint. */
export function drawDrip(ink: Ink, x: number, y: number, length: number, width = 6): void {
  ink.black(ink.leaf(x, y, 90, length, width, { belly: 0.76, tip: 0.8 }))
  scrape(ink, 1.2, [`${x - width * 0.2},${y + length * 0.6} ${x - width * 0.22},${y + length * 0.82}`])
}
