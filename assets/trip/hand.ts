/** The lamp stands to the upper left, and low: everything casts long shadows to the right. */
export const LIGHT = [-0.55, -0.62, 0.56] as const
