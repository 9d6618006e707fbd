import { drawings } from '../pipeline/drawings'
import { drawRoom } from '../salty/room'
import { BESIDE, ROOM, TABLE } from '../salty/shared'
import { drawTableTop } from '../salty/table'

/** Each is put by its upper left corner. */
const placed = (name: keyof typeof BESIDE) => ({
  ...BESIDE[name],
  anchor: [BESIDE[name].left, BESIDE[name].top] as const,
  scale: 0.5,
})

export const pictures = drawings({
  sprites: {
    leftWall: { ...ROOM, ...placed('leftWall'), draw: drawRoom },
    rightWall: { ...ROOM, ...placed('rightWall'), draw: drawRoom },
    leftTable: { ...TABLE, ...placed('leftTable'), draw: drawTableTop },
    rightTable: { ...TABLE, ...placed('rightTable'), draw: drawTableTop },
  },
})
