/** Scene units a unit of the drawings of a hen on her feet: she is shown a little smaller than she is drawn. */
export const HEN_SCALE = 0.96
