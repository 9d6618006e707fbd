import type { sounds } from '../../assets/shared/sounds.manifest'
import { soundGate } from './soundGate'
import type { Soundscape } from './soundscape'

let house: Soundscape | null = null
void soundGate.opened.then(({ siteSounds }) => {
  house = soundGate.enter(siteSounds.house)
})

/** Plays one of the sounds that belong to no day: of paper, of blots, of starting over. */
export function playHouseSound(name: keyof typeof sounds): void {
  house?.play(name)
}
