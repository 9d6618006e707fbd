import type { Color } from '../ink/palette'

/** The scene, in units; a window shows its left part, as much as it is wide. */
export const SCENE = { width: 1900, height: 900 } as const

/** The foot of the fire. */
export const FIRE = { x: 336, y: 664 } as const

/** Where the wood ends and the ground begins. */
export const HORIZON = 580

/** The fire's two colours: the day's accent, and what burns hotter. */
export const FLAME_RED: Color = '#d8432b'
export const FLAME_ORANGE: Color = '#ee9a34'

/** How far light falls into the dark, from the fire outwards. */
export const DUSK: Color = '#5f5851'
export const GLEAM: Color = '#a2967f'
