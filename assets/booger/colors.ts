import { type Color, RUST } from '../ink/palette'

/** The day's accent: the nose, and its echoes in cheeks, nail and cuff button. */
export const ACCENT: Color = RUST
