import { type Color, PAPER } from '../ink/palette'

/** What lamplight leaves of paper, from near to far; between the last trunks the wood is black. */
export const GLOW: Readonly<Record<'near' | 'middle' | 'far' | 'last', Color>> = {
  near: PAPER,
  middle: '#dcb878',
  far: '#8f6d38',
  last: '#4a3a22',
}

/** The black of the wood, where light comes no more. */
export const DEEP: Color = '#191511'

/** What shadows are washed with. */
export const SHADE: Color = '#3a2c18'

/** As if the lantern hung before us: forms are dark at their rims, so that it may hang anywhere. */
export const FROM_US = [-0.3, -0.32, 0.9] as const

/** The shine of eyes in the dark. */
export const SHINE: Color = '#f0cf83'
