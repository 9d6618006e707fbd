import type { Color } from '../ink/palette'

/** The night over the meadow. */
export const NIGHT: Color = '#5d5750'
/** What is scraped out of the black earth: paper that no lamp reaches. */
export const PALE: Color = '#7a7163'
