import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'
import { drawWords } from '../ink/words'

/** A plate of the guide: somebody is on it, or was not known. */
export const PLATES = ['known', 'missed'] as const

const PLATE = '-112,-252* 0,-253 112,-251* 113,-120 112,24* 0,25 -112,23* -113,-110'

/** A plate: a fine double rule, moss behind, a bed to stand on, whose floor is at 0. */
export function drawPlate(ink: Ink, _frame: number, name: string): void {
  const isMissed = name === 'missed'
  const plate = ink.path(PLATE, true)
  if (!isMissed) ink.wash(plate, { alpha: 0.5, color: MOSS, fade: { from: [0, -300], to: [0, -40] } })
  ink.lines(
    ['-112,-252 0,-253.4 112,-251', '112,-252 113,-120 112,25', '113,24 0,25.4 -113,24', '-112,24 -113,-110 -112,-252'],
    { width: 2.3, profile: 'even' },
  )
  ink.lines(['-106,-246 0,-247 106,-245', '106,-245 107,-120 106,18'], { width: 1.1, profile: 'even' })
  const bed = ink.clay([ink.ellipse(-66, 8, 48, 13), ink.ellipse(4, 10, 60, 11), ink.ellipse(66, 8, 46, 14)], 6)
  ink.clip(plate, () => {
    ink.form(bed, { width: 2.4, halo: 0.8 })
    ink.tint(bed, { color: MOSS, alpha: isMissed ? 0.4 : 0.85, offset: 1.6 })
  })
  const random = ink.fork('tufts')
  for (let tuft = 0; tuft < 12; tuft++)
    ink.tufts([[-100 + tuft * 18 + random.signed() * 3, 2 + random.signed()]], () => -90 + random.signed() * 16, {
      length: 8,
      count: 3,
      width: 1.7,
      fan: 1,
    })
  if (!isMissed) return
  // Grass laid flat where somebody stood, and what one asks.
  ink.lines(['-30,0 -18,-3 -8,-1', '6,-1 18,-4 30,-1', '-14,4 0,1 16,4'], { width: 1.8, profile: 'flick' })
  drawWords(ink, '?', 0, -70, { size: 120, face: 'display', align: 'middle', width: 12 })
}

/** The seal on whoever was known, a dark pull: two rings and a tick. About its middle. */
export function drawSeal(ink: Ink): void {
  const color = '#31472a'
  const ring = (radius: number, width: number, dry: number) => {
    const points = Array.from({ length: 15 }, (_, at): [number, number] => [
      Math.cos(at * 0.47 - 2.4) * (radius + at * 0.2),
      Math.sin(at * 0.47 - 2.4) * (radius * 0.96 + at * 0.2),
    ])
    ink.line(points, { width, color, dry, profile: 'even' })
  }
  ring(45, 9, 0.22)
  ring(34, 3.4, 0.14)
  ink.line('-20,2 -6,18 25,-23', { width: 15, color, dry: 0.14, profile: 'pen' })
}
