import { sceneDay } from '../../src/stage/sceneDay'
import { scene } from './scene'

export const day = sceneDay(scene, [
  { caps: ['Tab'], does: 'go to the next catch' },
  { caps: ['Enter'], does: 'let the fish leap' },
])
