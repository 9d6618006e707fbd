import type { KeyHelp, SceneDay } from '../day/day'
import { ScenePage } from './ScenePage'
import type { Scene } from './scene'

/**
 * Makes a day of a scene; `scenes/<slug>/index.ts` exports what this returns.
 *
 * @param keys what the keyboard does on this day, beside the keys that every day shares
 */
export function sceneDay<State, Numbers>(scene: Scene<State, Numbers>, keys: readonly KeyHelp[]): SceneDay {
  return { kind: 'scene', scene, ScenePage, keys }
}
