/** Where things of the room stand, in scene units: the foot of what is on the floor, or on another thing. Rules, view and drawings share them. */
export const LAMP = { x: 372, y: 726 } as const
export const TABLE = { x: 592, y: 770 } as const
export const PIE = { x: 592, y: 566 } as const
export const CHAIR = { x: 846, y: 772 } as const
export const PHOTO = { x: 178, y: 416 } as const
export const SHOES = { x: 236, y: 790 } as const
export const BEAR = { x: 1080, y: 770 } as const
export const HORSE = { x: 1250, y: 780 } as const
export const BLOCKS = { x: 962, y: 744 } as const
/** The end of the lamp's neck, which the shade hangs from. */
export const NECK = { x: 550, y: 138 } as const
/** Where the mobile's thread comes out of the roof. */
export const MOBILE = { x: 1312, y: 46 } as const
/** The mobile's star, off that. */
export const STAR = { x: -16, y: 216 } as const
/** Where the mouse's forefeet are, on the cloth. */
export const MOUSE = { x: 506, y: 566 } as const
/** The sheet in the typewriter: its upper left corner and its size. */
export const BOX = { x: 186, y: 820, width: 1064, height: 150 } as const
/** What the door leaves open: as far as light comes in, from as high as any window shows down to its sill. */
export const SLIT = { left: 20, right: 66, top: -540, bottom: 910 } as const
