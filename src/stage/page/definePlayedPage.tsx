import type { Day } from '../../day/day'
import type { LoopName, OneShotName, PageDefinition, Sounds } from '../contract/definition'
import type { EventTable } from '../contract/scene'
import { RulesPage } from './RulesPage'

/**
 * Makes a day of React components with rules; `scenes/<slug>/index.ts` exports what this returns, as `day`. What is declared is what
 * a day on the stage declares, and works as it does there: time, chance, links, sounds, announcements, the replay button,
 * recordings, the debug overlay. The page itself shows the state and sends what is pressed, by `live`.
 */
export function definePlayedPage<State, Events extends EventTable, Tuning, AllSounds extends Sounds>(
  page: PageDefinition<State, Events, Tuning, OneShotName<AllSounds>, LoopName<AllSounds>> & {
    readonly sounds?: AllSounds
  },
): Day {
  return { help: page.help, render: (day) => <RulesPage day={day} definition={page} /> }
}
