/*
 * Where parts are put together, for the drawings and for the view: in the units of the drawing that they belong to, about the place
 * where that stands.
 */

/** His four pictures, the last of them in two. */
export const FACES = ['whoop', 'bow', 'tongue', 'hold', 'burst'] as const
export type Face = (typeof FACES)[number]

interface Joint {
  readonly x: number
  readonly y: number
}

/** Where his tail grows from, about the ground between his hind paws. */
export const TAIL_ROOTS: Readonly<Record<Face, Joint>> = {
  whoop: { x: -24, y: -112 },
  bow: { x: 34, y: -102 },
  tongue: { x: -28, y: -106 },
  hold: { x: -30, y: -104 },
  burst: { x: -26, y: -110 },
}

/** His head, and how it is turned, in degrees. */
const HEADS: Readonly<Record<Face, Joint & { readonly turn: number }>> = {
  whoop: { x: -10, y: -350, turn: -28 },
  bow: { x: 6, y: -282, turn: 10 },
  tongue: { x: 10, y: -316, turn: -6 },
  hold: { x: 2, y: -286, turn: 5 },
  burst: { x: -2, y: -336, turn: -7 },
}

/** A place of his head, about the ground between his hind paws. */
export function onHead(face: Face, x: number, y: number): Joint {
  const head = HEADS[face]
  const angle = (head.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: head.x + x * cos - y * sin, y: head.y + x * sin + y * cos }
}

/** Those whose ear flops by itself: in the first it is thrown back with his head, in the third he pulls at it. */
export const EARED = ['bow', 'hold', 'burst'] as const
export type Eared = (typeof EARED)[number]

/** Where his ear flops about. */
export const EAR_ROOTS: Readonly<Record<Eared, Joint>> = {
  bow: onHead('bow', 46, -34),
  hold: onHead('hold', 48, -36),
  burst: onHead('burst', 50, -42),
}

/** Where tears leave his eyes. */
export const EYES: Readonly<Record<Face, Joint>> = {
  whoop: onHead('whoop', 20, -34),
  bow: onHead('bow', 4, -22),
  tongue: onHead('tongue', 4, -20),
  hold: onHead('hold', 4, -16),
  burst: onHead('burst', 4, -34),
}

/** The shoulder of the arm that waves, about the ground between his hind paws. */
export const INVITE_ARM = { x: -44, y: -250 } as const

/** The root of the tail that stands out of the grass, about the same place. */
export const PROWL_TAIL = { x: -98, y: -150 } as const

/** How many blades of grass are drawn, how far from one to the next; how long they are above the picture's lower edge and below it, in units. */
export const BLADES = { count: 20, apart: 44, length: 300, below: 90, margin: 6 } as const
/** What lies beside them: nothing but black, so far in. */
export const BLACK = { x: BLADES.count * BLADES.apart + 20, y: 150 } as const

/** How many drawings there are of what he tears up. */
export const BITS = 8

/** How wide each letter of a bark is, in units, when they are 100 high. */
export const LETTERS = { W: 110, A: 88, F: 80, mark: 50, H: 94, O: 100, U: 94, P: 82, R: 92 } as const
export type Letter = keyof typeof LETTERS
export const SIGNS = ['W', 'A', 'F', 'mark', 'H', 'O', 'U', 'P', 'R'] as const satisfies readonly Letter[]

/** The earth under the meadow, in scene units: only windows that are taller than the stage show it. */
export const UNDERGROUND = { left: 0, top: 990, width: 1600, height: 540 } as const
