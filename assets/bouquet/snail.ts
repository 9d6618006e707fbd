import type { Ink } from '../ink/ink'
import { WHITE } from './colors'

const FEET: Readonly<Record<string, string>> = {
  long: '-24,0* -14,-4 2,-6 14,-9 20,-20 25,-23 30,-19 29,-11 24,-3 14,1 -6,1.4',
  short: '-20,0* -12,-5 2,-8 12,-10 17,-21 22,-24 27,-20 26,-11 21,-3 12,1 -6,1.4',
}

/** A snail that takes the hill's brush stroke for a road; some 40 units wide, (0, 0) under its foot. */
export function drawSnail(ink: Ink, _frame: number, name: string): void {
  const foot = FEET[name]
  if (foot) {
    ink.form(ink.path(foot, true), { width: 1.8, halo: 1.2, fill: WHITE })
    ink.at(name === 'long' ? 0 : -3, name === 'long' ? 0 : -1, {}, () => {
      ink.lines(['24,-22 26,-30', '28,-20 33,-27'], { width: 1.5, profile: 'pen' })
      ink.dot(26, -31, 1.5)
      ink.dot(33.4, -28, 1.5)
    })
  } else {
    // Nobody is at home.
    ink.form(ink.path('-18,0* -10,-4 8,-5 16,-2 14,1 -6,1.4', true), { width: 1.8, halo: 1.2, fill: WHITE })
  }
  const lower = foot ? 0 : 3
  ink.at(0, lower, {}, () => {
    const shell = ink.path('-13,-6* -17,-16 -12,-27 0,-31 11,-26 14,-15 9,-7*', true)
    ink.form(shell, { width: 2, halo: 1, fill: WHITE })
    ink.clip(shell, () => ink.black('-20,-2 14,-2 16,-18 8,-12 -2,-8 -12,-10 -16,-18'))
    ink.line('8,-12 9,-20 2,-25 -6,-22 -7,-16 -1,-14 2,-18', { width: 1.6, profile: 'brush' })
  })
}
