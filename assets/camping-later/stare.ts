import { drawEyes, drawPupil } from '../camping/eyes'
import type { Ink } from '../ink/ink'
import type { STARES } from './shared'

/** Where they look out of each kind: at what is before them, a little down. */
const PUPILS = {
  round: { at: [-14, 20], down: 3, size: 1, kind: 'round' },
  slant: { at: [-19, 19], down: -1, size: 1, kind: 'slit' },
  sleepy: { at: [-16, 20], down: 6, size: 0.86, kind: 'round' },
} as const

/** Eyes that wait in the dark, their pupils in them. */
export function drawStare(ink: Ink, eyes: (typeof STARES)[number]): void {
  drawEyes(ink, eyes)
  if (eyes === 'dots') return
  const { at, down, size, kind } = PUPILS[eyes]
  for (const x of at) ink.at(x, down, { scale: size }, () => drawPupil(ink, kind))
}
