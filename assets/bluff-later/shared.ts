/** Where things of the inner room are, for drawings and the stage, in scene units. */

/** The middle of the candle's flame, as tall as it is at first. */
export const FLAME = { x: 796, y: 576 } as const
/** How many drawings the candle has, from whole to burnt down, and how far the flame sinks from one to the next. */
export const BURNT = { drawings: 4, sinks: 34 } as const

/** Where the head of the goat turns, the feet of the bat hang, and the gull's wing and body turn. */
export const GOAT_NECK = { x: 536, y: 560 } as const
export const BAT_FEET = { x: 1352, y: 10 } as const
export const GULL_SEAT = { x: 236, y: 806 } as const
export const WING = { x: 130, y: 700 } as const
/** Under the middle of the hen. */
export const HEN_SEAT = { x: 1046, y: 760 } as const

/** The pages of what stays where it is drawn: the rock as far as the candle reaches, the day in the hole that one came in by, and what is before them. */
export const ROOM = { left: -240, top: -170, width: 2080, height: 1330 } as const
export const DAY = { left: 120, top: 100, width: 210, height: 190 } as const
export const TABLE = { left: 396, top: 690, width: 820, height: 470 } as const
export const SEAT = { left: -60, top: 786, width: 520, height: 374 } as const
export const CANDLE = { left: 732, top: 610, width: 124, height: 212 } as const
export const GOAT_BODY = { left: 340, top: 600, width: 360, height: 300 } as const
export const HEN_WING = { left: 924, top: 660, width: 120, height: 74 } as const
export const GULL_TAIL = { left: -60, top: 700, width: 200, height: 120 } as const
export const KIBITZERS = { left: 1120, top: 456, width: 260, height: 170 } as const
