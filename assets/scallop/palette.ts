import { type Color, RUST } from '../ink/palette'

/** Paper under the lamp. */
export const BRIGHT: Color = '#fff9ec'

/** The cabinet's wood, from its deepest hole to where the lamp falls. */
export const DEEP: Color = '#17130f'
export const WOOD: Color = '#28211b'
export const WALL: Color = '#41372d'
export const HOLLOW: Color = '#574b3e'
export const LIT: Color = '#7f7261'
export const STONE: Color = '#c9bca4'
/** What anything throws onto the wood. */
export const SHADOW: Color = '#0c0a08'

/** The shell, from its rim to where the lamp falls. */
export const SHELL = ['#7a3517', '#a84d20', RUST, '#e39a63', '#f6d7ae'] as const satisfies readonly Color[]
