import type { Ink } from '../../ink/ink'
import { made, rouge } from './stuff'

export type NoseKind = 'button' | 'bulb' | 'hook' | 'long' | 'snub' | 'wedge' | 'drop' | 'none'

/** A nose about its bridge, pointing to a side. */
export function drawNose(ink: Ink, x: number, y: number, kind: NoseKind, side: 1 | -1): void {
  ink.at(x, y, { scaleX: side }, () => {
    if (kind === 'button') ink.line('-1.6,-1 2.4,1 -0.6,3', { width: 2 })
    else if (kind === 'bulb') {
      made(ink, ink.ellipse(1, 0, 8, 7.2), 'bright', { width: 2.2, halo: 0.6, from: 0.6 })
      rouge(ink, 2, 1, 4.6)
    } else if (kind === 'hook')
      made(ink, '-3,-10* 4,-8 12,0 14,8 9,12* 8,6 0,7* -4,3', 'bright', { width: 2.2, halo: 0.6, from: 0.6 })
    else if (kind === 'long')
      made(ink, '-3,-8* 8,-4 24,0 29,4 25,8 8,7 -2,6*', 'bright', { width: 2.3, halo: 0.8, from: 0.6 })
    else if (kind === 'snub') {
      ink.line('-2,-4 3,-1 5,1 1,3', { width: 2.1 })
      ink.dot(0, 3, 0.9)
    } else if (kind === 'wedge') made(ink, '-3,-9* 11,5* 8,9 -4,7*', 'bright', { width: 2.2, halo: 0.6, from: 0.6 })
    else if (kind === 'drop') {
      made(ink, '-2,-10* 4,-4 9,6 4,13 -3,12 -7,6 -4,-2', 'bright', { width: 2.2, halo: 0.6, from: 0.6 })
      rouge(ink, 1, 8, 4)
    }
  })
}
