/** The sheet of the table's drawings, in units. */
export const SHEET = { width: 480, height: 300 } as const

/** The one knot on it. */
export const KNOT = { x: 150, y: 19, size: 0.75, turn: 5 } as const
