import { sceneDay } from '../../src/stage/sceneDay'
import { scene } from './scene'

export const day = sceneDay(scene, [
  { caps: ['←', '↑', '→', '↓'], does: 'move the coin' },
  { caps: ['Space'], does: 'scratch where it is; the arrows take it along' },
])
