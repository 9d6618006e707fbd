import { sceneDay } from '../../src/stage/sceneDay'
import { scene } from './scene'

export const day = sceneDay(scene, [{ caps: ['Enter'], does: 'startle her' }])
