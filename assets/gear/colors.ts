import type { Color } from '../ink/palette'

/** The dark, from the far corners to where the glow falls. */
export const NIGHT: readonly Color[] = ['#151b19', '#1b2421', '#222e2a', '#2b3b36']
/** Enamel of the machine, its raised parts, and what lies deep in it. */
export const ENAMEL: Color = '#3d5047'
export const RAISED: Color = '#62776b'
export const DEEP: Color = '#18201d'
export const WOOD: Color = '#58584b'
/** What is lit from behind, before its wash of teal. */
export const LIT: Color = '#e9f4ea'
