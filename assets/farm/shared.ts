/** The edge of the turf, clockwise from the west, in scene units: headlands with corners, and bays between them. */
export const SHORE =
  '240,330 232,262* 278,200 352,176 408,158* 470,168 546,190 592,236* 648,254 704,244 744,204 772,168* 850,154 960,148 1058,164 1122,150* 1204,172 1274,212 1334,262* 1352,322 1336,376 1290,414* 1262,450 1268,500 1312,536* 1360,594 1366,660 1328,714 1256,744* 1176,748 1108,772 1018,780* 940,768 850,776 786,790* 718,780 640,768* 560,782 474,790 398,762* 330,744 276,700 244,640* 252,588 296,548 314,496* 288,456 262,420'

/** The middle of the island. */
export const MIDDLE = { x: 800, y: 470 } as const

/** How far below its turf the island's foot lies in front, in units. */
export const BANK = 52
