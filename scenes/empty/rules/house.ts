/** Where the drop sets out when it draws by itself: a node of the page. */
export const FRONT = { column: 1, row: 33 } as const

/** The way that it goes from there, all in one line: along to a column, up or down to a row, and on. A house, who looks out of its chimney, a cat, a flower. */
const WAY = `
  x5 y26 x8 y24 x12 y28 x8 y26 x12 x10 y24 y28 x8 y26 x5 y21 x3 y20 x5 y18 x6 y16 x8 y15 x9 y14 x10 y12 x13
  y14 x15 y15 y10 x14 y9 x15 y6 x18 y4 x22 y3 x25 y2 x30 y1 x40 y2 x44 y3 x47 y5 x48 y9 x46 y6 x38 y13 x42 y11
  x41 y9 x43 y11 x41 y9 x43 y10 x42 y13 x46 y9 y13 x38 y10 x37 y15 x40 y14 y15 x37 y10 x36 y6 x28 y13 x32 y11
  x31 y9 x33 y11 x31 y9 x33 y10 x32 y13 x36 y10 y13 x28 y9 x25 y16 x28 y18 x31 y19 x35 y17 x36 y19 y17 x38 y19
  x42 y18 x45 y16 x46 x45 y18 x42 y19 x31 y18 x28 y16 x25 y19 x27 y21 x31 y23 x42 y21 x46 y19 x48 y9 y13 x50
  y11 x48 y19 x46 y21 x42 y23 x31 y21 x27 y19 x25 y14 x21 y12 x19 y9 x17 y10 y18 x18 y20 x19 y21 x21 x19 y33
  x17 y26 x14 y33 x17 y30 y33 x28 y29 x26 y27 x24 x26 y29 x34 y27 y25 x35 y27 x38 y25 x39 y28 x38 x39 y30 x37
  y33 x35 y31 x29 y33 x43 y30 x42 y28 x44 y30 x43 y31 x44 x43 y33 x46 y31 x49`

/** Its corners, one after the other: which way it goes, and as far as where. */
export const CORNERS = WAY.trim()
  .split(/\s+/)
  .map((word) => ({ isAlong: word.startsWith('x'), to: Number(word.slice(1)) }))
