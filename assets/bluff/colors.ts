/** How strong the sea's colour is, and the shade of the hollow before a crest and of all that lies deeper. */
export const INDIGO_AT = 0.74
export const SHADE = 0.2
