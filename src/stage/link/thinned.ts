import type { LoggedInput } from '../contract/scene'
import type { KeptRecording, Recording } from '../time/recording'

/** What says where the pointer is. */
const POINTING: readonly LoggedInput['kind'][] = ['press', 'release', 'move', 'hover']

/**
 * The same game with as few moves of the pointer as its end bears: with none, or those while something is pressed, or all. A pointer is
 * moved sixty times a second, and most days look only where something is pressed or held. `null` where even all do not lead there.
 * @param endOf plays a game to its end, and tells the fingerprint of that
 */
export async function thinned(
  game: KeptRecording,
  endOf: (game: Recording) => Promise<string>,
): Promise<KeptRecording | null> {
  const { inputs } = game
  let tried = -1
  for (const kept of [withoutMoves(inputs, false), withoutMoves(inputs, true), inputs]) {
    const isAnother = kept.length > tried
    tried = kept.length
    const thin = { ...game, inputs: kept }
    if (isAnother && (await endOf(thin)) === game.hash) return thin
  }
  return null
}

/** The last stays, where the pointer is where it has moved to. */
function withoutMoves(inputs: readonly LoggedInput[], butWhileHeld: boolean): LoggedInput[] {
  const last = inputs.findLast(({ kind }) => POINTING.includes(kind))
  let isHeld = false
  return inputs.filter((input) => {
    if (input.kind === 'press') isHeld = true
    if (input.kind === 'release') isHeld = false
    return input.kind !== 'move' || input === last || (butWhileHeld && isHeld)
  })
}
