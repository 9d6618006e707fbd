/** The bridge of an evening, in scene units: where its spans begin, left to right, and how long each is. */
export const SPANS = [902, 1058, 1214, 1370, 1526, 1682, 1838, 1994, 2150] as const
export const SPAN = 156

/** Where lamps hang over the table, in scene units. */
export const FESTOON = [
  { x: 478, y: 474 },
  { x: 590, y: 482 },
  { x: 722, y: 474 },
  { x: 846, y: 448 },
] as const

/** The line that they hang on, from its pole to the hut. */
export const FESTOON_LINE = '380,448 428,444 478,440 590,448 722,440 846,414 900,372 926,340'

/** The upper left corners of what is drawn where it stands, in scene units. */
export const CORNERS = {
  plume: { x: 1000, y: -70 },
  festoon: { x: 356, y: 326 },
  shine: { x: 914, y: 336 },
  table: { x: 466, y: 596 },
} as const
