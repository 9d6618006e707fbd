import type { Tunable } from '../contract/scene'
import type { SceneLink } from './sceneLink'

/** Writes the address of a moment of a day, from the hash sign on; what `readSceneLink` takes for granted is left out. */
export function writeSceneLink(
  slug: string,
  { seed, at, isPaused, speed, tuning, isDebugged, game }: SceneLink,
  table: Readonly<Record<string, Tunable>>,
): string {
  const values = new URLSearchParams()
  if (seed !== undefined) values.set('seed', String(seed))
  if (at > 0) values.set('at', String(at))
  if (speed !== 1) values.set('speed', String(speed))
  for (const [name, value] of Object.entries(tuning)) {
    if (value !== table[name]?.value) values.set(name, String(value))
  }
  if (game !== null) values.set('game', game)
  const flags = [...(isPaused ? ['paused'] : []), ...(isDebugged ? ['debug'] : [])]
  const query = [values.toString(), ...flags].filter((part) => part !== '').join('&')
  return `#/${slug}${query && `?${query}`}`
}
