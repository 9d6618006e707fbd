import type { Ink } from '../ink/ink'
import type { EYES } from './shared'

type Eyes = (typeof EYES)[number]

/** The eyes of each kind, about the middle between them: place and size. */
function placesOf(kind: string): readonly (readonly [x: number, y: number, size: number])[] {
  if (kind === 'one') return [[0, 0, 1.3]]
  if (kind === 'three')
    return [
      [-40, 5, 0.8],
      [0, -9, 1],
      [42, 3, 0.86],
    ]
  return [
    [-27, 0, 1],
    [29, 2, 1.1],
  ]
}

/** Nothing but eyes, and the white of them. */
export function drawEyes(ink: Ink, _frame: number, name: string): void {
  for (const [x, y, size] of placesOf(name)) {
    ink.at(x, y, { scale: size }, () => {
      const eye = ink.path(WHITES[name as Eyes](x < 0), true)
      ink.form(eye, { width: 2.4, halo: 2.6 })
    })
  }
}

const WHITES: Readonly<Record<Eyes, (isLeft: boolean) => string>> = {
  round: () => '-20,2 -15,-15 1,-21 16,-14 20,1 14,16 -1,21 -16,15',
  one: () => '-21,1 -14,-16 2,-20 17,-13 20,3 13,16 -2,20 -16,14',
  three: () => '-19,2 -15,-14 0,-20 16,-14 20,1 13,16 -1,20 -15,15',
  slit: () => '-24,2* -8,-15 10,-13 24,0* 8,12 -10,12',
  sleepy: () => '-21,-1* 0,-4 21,0* 11,15 -11,15',
  angry: (isLeft) => (isLeft ? '-21,-14* 21,-2* 17,13 -4,19 -20,6' : '22,-15* -21,-2* -16,14 5,19 21,5'),
}

/** What they look with. */
export function drawPupils(ink: Ink, _frame: number, name: string): void {
  for (const [x, y, size] of placesOf(name)) {
    if (name === 'slit') ink.black(ink.ellipse(x, y - 1, 4, 10.4 * size))
    else {
      const lower = name === 'sleepy' || name === 'angry' ? 5 : 0
      ink.dot(x, y + lower, 7 * size)
      ink.dot(x + 2, y + lower - 2.6, 1.7, { white: true })
    }
  }
}
