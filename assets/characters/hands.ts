import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { dressed } from './materials'

/** Where a hand is, and how it is turned. */
export interface Hand {
  readonly x: number
  readonly y: number
  /** The way its knuckles or fingers point, in degrees from the right, clockwise. */
  readonly angle: number
  /** 1 is a hand some 17 units wide, for a figure of 200. */
  readonly size?: number
}

/** An open hand with its fingers spread. `claw`, 0 to 1, bends them in; above 0 it sharpens them too. */
export function drawOpenHand(ink: Ink, hand: Hand, claw: number): void {
  const { x, y, angle, size = 1 } = hand
  ink.at(x, y, { rotate: angle, scale: size }, () => {
    const spread = [
      [-34, 15],
      [-10, 18],
      [12, 17],
      [34, 14],
    ] as const
    const fingers = spread.map(([turn, length]) => {
      const [along, aside] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
      const bend = claw * length * 0.3
      const knuckle = [along * length * 0.6 + 2, aside * length * 0.6 - bend * 0.3, 4.6]
      const tip = [along * length + 2, aside * length + bend, claw > 0 ? 1.6 : 3.8]
      return ink.tube([[along * 3, aside * 5, 5], knuckle, tip], { root: true })
    })
    const thumb = ink.tube('-3,5@5 3,12@4.6 8,15@3.6', { root: true })
    dressed(ink, ink.clay([ink.ellipse(0, 0, 8, 8), ...fingers, thumb], 1.4), 'paper', { width: 2.2, from: 0.6 })
    ink.line('-2,-3 2,0 1,5', { width: 1.2, profile: 'flick' })
  })
}
