import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'

/** A note of the water that the toad used to spit: single, or two under a beam. (0, 0) is its first drop. */
export function drawNote(ink: Ink, frame: number): void {
  stem(ink, '11,-4 12,-58')
  if (frame === 0) {
    stem(ink, '12,-58 26,-46 28,-30')
  } else {
    stem(ink, '57,-8 58,-66')
    ink.form('7,-62* 62,-72* 63,-56* 7,-46*', { width: 2.8, halo: 0 })
    drop(ink, 46, -4)
  }
  drop(ink, 0, 0)
}

function stem(ink: Ink, line: string): void {
  ink.line(line, { width: 10, profile: 'even' })
  ink.line(line, { width: 5.4, white: true, profile: 'even' })
}

function drop(ink: Ink, x: number, y: number): void {
  ink.at(x, y, {}, () => {
    const head = ink.form('-15,2 -12,-9 0,-13 13,-8* 13,2 4,11 -9,10', { width: 2.8, halo: 1 })
    ink.crescent(head, { depth: 6, alpha: 0.8, color: TEAL })
    ink.dot(-5, -3, 2.2, { white: true })
  })
}
