import type { Day } from '../../day/day'
import type { Sounds } from '../../sound/soundscape'
import type { LoopName, OneShotName, SceneDefinition } from '../contract/definition'
import type { Manifest } from '../contract/manifest'
import type { EventTable } from '../contract/scene'
import type { ViewKit } from '../kit/kit'
import { ScenePage } from './ScenePage'

/**
 * Makes a day on the stage; `scenes/<slug>/index.ts` exports what this returns, as `day`. State, events and tuning are those of
 * `rules`; names of sounds and pictures are those of the manifests.
 */
export function defineScene<State, Events extends EventTable, Tuning, Drawn extends Manifest, AllSounds extends Sounds>(
  scene: SceneDefinition<State, Events, Tuning, ViewKit<Drawn>, OneShotName<AllSounds>, LoopName<AllSounds>> & {
    readonly manifest: Drawn
    readonly sounds?: AllSounds
  },
): Day {
  return { help: scene.help, render: (day) => <ScenePage day={day} scene={scene} /> }
}
