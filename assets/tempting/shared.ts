/** What is drawn where it lies on the page, in units of 2 scene units: each is anchored at its upper left corner. */
export const PLACES = {
  peel: { left: -126, top: -132, width: 256, height: 228 },
  payCard: { left: 2, top: 118, width: 116, height: 246 },
  shadow: { left: 90, top: 6, width: 580, height: 900 },
  machine: { left: 94, top: 26, width: 576, height: 476 },
  plinth: { left: 94, top: 500, width: 576, height: 400 },
  mouth: { left: 150, top: 124, width: 446, height: 292 },
  lineLamp: { left: 168, top: 206, width: 62, height: 172 },
  question: { left: 258, top: 370, width: 230, height: 42 },
} as const
