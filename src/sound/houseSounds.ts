import { sounds } from '../../assets/shared/sounds.manifest'
import { soundGate } from './soundGate'

const house = soundGate.enter(sounds)

/** Plays one of the sounds that belong to no day: of paper, of blots, of starting over. */
export function playHouseSound(name: keyof typeof sounds): void {
  house.play(name)
}
