import type { Ink } from '../../ink/ink'

/** A drawing with its base, made smaller about the middle of its foot and pushed aside, so that it keeps off the picture's edges. */
export function fitted(draw: (ink: Ink) => void, scale: number, x = 0): (ink: Ink) => void {
  return (ink) => ink.at(x, 0, { scale }, () => draw(ink))
}
