/*
 * The back of the ground, on the stage: where the page was torn off, and what hangs and stands behind it. All of it in scene units.
 */

/** The torn edge of what is left of the page at the left, downwards, far beyond the stage either way. */
export const RIP =
  '430,-580* 448,-512* 414,-470* 436,-392* 470,-330* 450,-262* 478,-200* 446,-128* 468,-30* 462,34* 486,52* 470,140* 446,158* 452,214* 408,246* 420,268* 398,352* 352,372* 356,402* 372,424* 350,498* 322,512* 330,560* 306,586* 286,652* 250,668* 262,690* 254,778* 226,800* 238,838* 204,884* 216,940* 190,1030* 208,1110* 170,1160* 182,1250* 150,1300* 166,1390* 132,1460* 146,1580*'

/** The edge of the strip at the right that nobody got hold of, downwards. */
export const STRIP =
  '1566,-580* 1580,-490 1558,-400 1584,-300 1562,-190 1580,-90 1574,-20 1560,90* 1586,140 1568,230* 1590,290 1574,380* 1592,470 1570,560* 1588,650 1566,760* 1590,840 1572,930* 1586,1020 1564,1120* 1590,1210 1570,1320* 1584,1420 1566,1580*'

/** Where the witness stands at its crank, how large, and where the wheel turns. */
export const AT_CRANK = { x: 1500, y: 642, scale: 2.5 } as const
export const WHEEL = { x: 1330, y: 566 } as const

/** What it says there: the middles of the five letters' feet, and how much higher each stands than the one before. */
export const SAID = { xs: [984, 1108, 1206, 1306, 1436], y: 912, climb: -8 } as const

/** Who stands on the ladder, one more each time: their feet. */
export const LADDER_FOLK = [
  { x: 1196, y: 626 },
  { x: 1166, y: 788 },
  { x: 1218, y: 470 },
] as const

/** How high the floor lies. */
export const FLOOR = 902

/** Where the page is mended with a strip of tape, one more each time: its middle, and how it is turned, in degrees. */
export const TAPES = [
  { x: 352, y: 452, turn: -38 },
  { x: 250, y: 744, turn: -22 },
  { x: 462, y: 118, turn: -52 },
  { x: 302, y: 600, turn: -64 },
] as const

/** Where the pictures of it begin at the left, and those of its two edges; and where they begin on, above and below the stage. */
export const LEFT = { back: 120, edge: 90, strip: 1536 } as const
export const TOP = { stage: 0, above: -560, below: 998 } as const
