import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { DARK_FROM, PLACES } from '../layout'
import type { CampingState, Events, Find, Thing } from '../state'
import type { Tuning } from '../tuning'

/** Nobody has been found yet. */
export function nobody(): Record<Thing, Find> {
  return Object.fromEntries(
    Object.keys(PLACES).map((thing): [string, Find] => [
      thing,
      { isLit: false, since: -1000, isSeen: false, foundAt: null, answer: null },
    ]),
  ) as Record<Thing, Find>
}

/** After the party the lantern goes out, in the dark the wood becomes that of the next night, and it is lit again. It waits for what is drawn of it. */
export function passNight(camp: CampingState, { now, tuning, emit }: World<Events, Tuning>): void {
  const { party, nightfall } = camp
  if (!nightfall) {
    if (!camp.hasLater || !party || now < party.until) return
    camp.nightfall = spanOf(now, tuning.nightfall)
    emit('wentOut')
  } else if (now >= nightfall.until) {
    camp.nightfall = null
    camp.litAt = now
    emit('relit', { nights: camp.nights })
  } else if (party && now >= nightfall.from + (nightfall.until - nightfall.from) * DARK_FROM) {
    camp.party = null
    camp.nights += 1
    camp.finds = nobody()
    camp.tenant = null
    camp.tickleAt = null
  }
}
