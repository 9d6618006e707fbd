/** What lies on the floor to be taken, from the least worth to the most. */
export const KINDS = ['button', 'spoon', 'fork', 'hen', 'candlestick', 'clock', 'teapot', 'crown'] as const

export type Kind = (typeof KINDS)[number]

/** The wall in the upper right corner, about that corner of the window, in CSS pixels: how large it is, without its frayed edges. */
export const WALL = { width: 540, height: 352 } as const
/** The hole of its window: the middle of the upper edge, and its size. */
export const HOLE = { x: -236, y: 34, width: 210, height: 250 } as const

/** Who wakes up in the dark: kinds of eyes. */
export const EYES = ['round', 'slit', 'sleepy', 'angry', 'one', 'three'] as const

/** The row in which all is told: how long its sill is, and how large the moon over it. */
export const SILL = 1000
export const MOON = 132
