import type { Ink } from '../../ink/ink'
import { VERMILION } from '../../ink/palette'

export type MouthKind = 'smile' | 'grin' | 'flat' | 'sulk' | 'open' | 'shout' | 'whistle' | 'teeth' | 'smirk' | 'none'

/** A mouth about its middle. */
export function drawMouth(ink: Ink, x: number, y: number, kind: MouthKind): void {
  ink.at(x, y, {}, () => {
    if (kind === 'smile') ink.line('-9,-2 0,3 9,-2.6', { width: 2.4 })
    else if (kind === 'grin') drawGape(ink, '-11,-4* 0,-2 12,-5* 9,4 0,8 -8,5')
    else if (kind === 'flat') ink.line('-8,0 0,-0.6 8,0.4', { width: 2.4 })
    else if (kind === 'sulk') ink.line('-8,3 0,-1.6 8,3', { width: 2.4 })
    else if (kind === 'open') drawGape(ink, '-6,-5 0,-7 6,-5 7,1 0,6 -7,2')
    else if (kind === 'shout') drawGape(ink, '-12,-7 0,-10 12,-8 14,2 8,11 0,13 -9,11 -13,2')
    else if (kind === 'whistle') {
      ink.line(ink.ellipse(0, 0, 3, 3), { width: 2, closed: true })
      ink.lines(['-6,-4 -8,0 -6,4', '6,-4 8,0 6,4'], { width: 1.5 })
    } else if (kind === 'teeth') {
      ink.cut('-12,-4* 0,-1 13,-5* 11,5* 0,7 -10,5*', { halo: 0 })
      ink.lines(['-12,-4 0,-1 13,-5', '-10,5 0,7 11,5', '-12,-4 -10,5', '13,-5 11,5'], { width: 2.2 })
      ink.lines(['-6,-3 -5,6', '0,-1 0,7', '6,-3 6,6', '-11,0.6 0,3 12,0'], { width: 1.2 })
    } else if (kind === 'smirk') ink.line('-7,1 2,1 9,-4', { width: 2.4 })
  })
}

function drawGape(ink: Ink, shape: string): void {
  const gape = ink.path(shape, true)
  ink.black(gape)
  const { points } = gape
  const low = Math.max(...points.map(({ y }) => y))
  const middle = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const place = ink.toLocal(middle, low)
  ink.clip(gape, () => {
    const tongue = ink.ellipse(place.x, place.y - 1, 6, 4)
    ink.cut(tongue)
    ink.wash(tongue, { alpha: 0.9, color: VERMILION })
  })
}
