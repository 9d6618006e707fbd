/** Half of what a scene unit is: layers are drawn on pages of this many units, and shown twice as large. */
export const LAYER_WIDTH = 800

/** How far a tile is drawn beyond its ends, in the same units. */
export const OVERLAP = 4
