import type { Areas } from '../../src/stage/areas'
import type { Heist } from './state'

/** The box around him that can be pressed, about his feet. */
const BODY = { left: 80, top: 246, width: 168, height: 252 } as const

export const areas = [
  {
    id: 'thief',
    label: { en: 'The thief', fr: 'Le voleur' },
    shape: ({ x, y }, out) => out.rect(x - BODY.left, y - BODY.top, BODY.width, BODY.height),
    cursor: 'none',
  },
] satisfies Areas<Heist>
