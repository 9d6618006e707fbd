/*
 * Where the chick's parts are put together, for the drawings and for the view: in units of her drawing, about the hinge of her bill
 * while she stands upright.
 */

/** What she leans about. */
export const HIP = { x: -150, y: 110 } as const
/** Where her wing grows, and what her head nods about. */
export const SHOULDER = { x: -150, y: 84 } as const
export const NECK = { x: -80, y: 10 } as const
/** The root of her upper bill, and of the down on her crown. */
export const BILL = { x: -2, y: -8 } as const
export const CREST = { x: -68, y: -80 } as const

/** Degrees that her bill stands below level when it is shut, wide open, and thrown up while something goes down. */
export const BILL_TURNS = { shut: 3, open: -25, swallow: -38 } as const

/** Degrees that she leans, in the three drawings of her run. */
export const LEANS = { push: -9, air: -3, land: 8 } as const
export const STANCES = ['push', 'air', 'land'] as const

/** Where in the pouch the last, the one before and the one before that show through: shut, and wide open. */
export const INSIDE = {
  shut: [
    { x: 118, y: 116, turn: -14, size: 0.62 },
    { x: 46, y: 140, turn: 22, size: 0.58 },
    { x: 50, y: 78, turn: 70, size: 0.46 },
  ],
  open: [
    { x: 168, y: 196, turn: -10, size: 0.78 },
    { x: 66, y: 214, turn: 26, size: 0.72 },
    { x: 22, y: 136, turn: 80, size: 0.56 },
  ],
} as const
