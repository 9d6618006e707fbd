import type { LYING } from '../forget/shared'

/** How far each thing is turned in the morning, and how large, as things lie on the page. */
export const STANDING = {
  spool: [5, 0.92],
  key: [96, 1.06],
  list: [6, 0.86],
  sock: [-6, 0.92],
  handkerchief: [-64, 1.12],
  letter: [3, 1.1],
  umbrella: [90, 1.32],
  glasses: [-1, 0.75],
  watch: [4, 2.35],
  cake: [-3, 1.36],
  button: [10, 1.07],
  cup: [1, 2.5],
  piece: [12, 1.1],
  bear: [-4, 1.34],
  ticket: [22, 1.045],
  plant: [3, 1.2],
} as const satisfies Readonly<Record<keyof typeof LYING, readonly [turn: number, size: number]>>

/** How large the water of the morning is drawn: the window stretches it. */
export const WATER = { width: 720, height: 340 } as const
