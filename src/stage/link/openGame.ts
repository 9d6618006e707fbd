import { tuned } from '../contract/tuned'
import { expectPlayable, type Recording, RecordingError } from '../time/recording'
import type { SceneLink } from '../time/sceneLink'
import { bytesIn } from './gameText'
import { unpackGame } from './packedGame'
import { type PlayedScene, playThrough } from './playThrough'

/**
 * The game that an address holds, once it has been played to its end without a picture.
 * @throws where it is damaged, of another day or other numbers, or ends otherwise by the rules of now
 */
export async function openGame(
  day: string,
  scene: PlayedScene,
  { game, seed, tuning: turned }: Pick<SceneLink, 'game' | 'seed' | 'tuning'>,
): Promise<Recording> {
  if (game === null || seed === undefined) throw new RecordingError('There is no game, or no seed beside it.')
  const tuning = { ...tuned<Record<string, number>>(scene.tuning), ...turned }
  const { hash, ...recording } = unpackGame(await bytesIn(game), { day, seed, tuning, tick: scene.rules.tick })
  expectPlayable(recording, day, scene)
  if ((await playThrough(recording, scene)) === hash) return recording
  throw new RecordingError('This game ends otherwise than when it was played: the rules have changed since.')
}
