/** The glass in the shell and the plate that sinks into it, in units of the drawings: 480 by 300 are the stage. */
export const GLASS =
  '80,33* 160,31.6 240,31 322,31.8 400,33* 401.4,90 401,150 402,210 400,256* 320,257.4 240,258 160,257.2 80,256* 78.6,200 79,140 78,90'

export const PLATE = { width: 138, height: 36 } as const

/** What is drawn on the glass: how far it is from node to node, over how many of them the line is drawn, and its width. */
export const LINE = { step: 6, steps: 9, width: 3 } as const

/** Scene units a unit of the drawings. */
export const SCALE = 10 / 3

/** The four drops to steer with, clockwise from the top, and the degrees by which each is turned. */
export const DROPS = { up: -90, right: 0, down: 90, left: 180 } as const
export type Drop = keyof typeof DROPS

export const isDrop = (name: string): name is Drop => name in DROPS
