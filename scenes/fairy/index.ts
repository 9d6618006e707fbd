import { sceneDay } from '../../src/stage/sceneDay'
import { scene } from './scene'

export const day = sceneDay(scene, [
  { caps: ['←', '↑', '→', '↓'], does: 'move the bottle' },
  { caps: ['Enter'], does: 'catch or set free' },
])
