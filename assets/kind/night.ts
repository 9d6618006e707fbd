import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'

/** Paper by night, darkest first: the walls, the floor, what stands in the room, toys, the edges of black things, and where the moon falls. */
export const NIGHT = {
  wall: '#262c36',
  floor: '#303844',
  thing: '#455162',
  toy: '#5a6879',
  edge: '#74859a',
  moon: '#d6dde0',
} as const satisfies Record<string, Color>

/** Washes where no light is, and where the moon is. */
const SHADE: Color = '#171b22'
export const MOONLIT_WASH: Color = '#6b7887'

/** Draws something as it is by that light: paper and washes turn, no line moves. */
export function inLight(ink: Ink, paper: Color, draw: () => void, wash: Color = SHADE): void {
  const before = ink.marks.length
  draw()
  for (let place = before; place < ink.marks.length; place++) {
    const mark = ink.marks[place]
    if (mark && 'color' in mark && mark.color !== undefined)
      ink.marks[place] = { ...mark, color: mark.kind === 'body' ? paper : wash }
  }
}
