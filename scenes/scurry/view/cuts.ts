/** What is not empty of the two layers that reach far up for a few towers and pipes, in scene units of their drawings. */
export const CUTS = {
  skyline: [
    { x: 0, y: 378, width: 1616, height: 322 },
    { x: 80, y: 30, width: 272, height: 348 },
    { x: 358, y: 264, width: 316, height: 114 },
    { x: 698, y: 166, width: 640, height: 212 },
    { x: 1430, y: 294, width: 186, height: 84 },
    { x: 0, y: 346, width: 26, height: 32 },
  ],
  foreground: [
    { x: 0, y: 154, width: 1616, height: 130 },
    { x: 140, y: 0, width: 192, height: 154 },
    { x: 800, y: 80, width: 136, height: 74 },
    { x: 1244, y: 20, width: 170, height: 134 },
  ],
} as const
