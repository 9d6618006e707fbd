import type { Color } from '../ink/palette'

/** The accent in the depth of the night. */
export const NIGHT: Color = '#1d2f55'
