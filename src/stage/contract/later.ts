import type { Manifest } from './manifest'
import type { View } from './scene'

/**
 * What a day draws later, by a script and a bundle of pictures of its own: nobody waits for it. Each part lies where the day's view has put
 * the `kit.laterPart` of its name, and is made with a `LaterKit` of this manifest.
 */
export interface Later<State, Tuning> {
  readonly manifest: Manifest
  // biome-ignore lint/suspicious/noExplicitAny: TypeScript has no word for "some kit, the one that the manifest beside gives".
  readonly parts: Readonly<Record<string, (kit: any) => View<State, Tuning>>>
}
