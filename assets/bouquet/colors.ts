/** The ochre of the heart before it dries: the paper takes it down to the palette's. */
export const HEART = '#dd9d2c'

/** Petals, tears and the whites of her eyes are whiter than the page: pure as they are kept, warm as they are shown. */
export const WHITE = '#ffffff'
