/** Where cogs turn on the tower, and how large they are, in the layer's units. Drawing and view agree on it. */
export const COGS = [
  { x: 236, y: 246, radius: 52 },
  { x: 307, y: 210, radius: 31 },
] as const
