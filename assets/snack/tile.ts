/** How wide a tile is, in scene units; and how far each is drawn beyond its ends, so that tiles side by side show no seam. */
export const TILE = 1600
export const OVERLAP = 8
