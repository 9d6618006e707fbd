import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedSound } from '../../sound/manifest'
import type { Sound } from '../../sound/sound'
import { type AssetBundle, bundleNamed, bundlesWith } from '../bundle'

/** The file in which a bundle declares its sounds. */
export const DECLARATION = 'sounds.ts'
/** The module that tells the site what there is to play. */
export const MANIFEST = 'sounds.manifest.ts'

export function bundlesWithSounds(): AssetBundle[] {
  return bundlesWith(DECLARATION)
}

/** The bundle of that name. Throws when it declares no sounds. */
export function soundBundleNamed(name: string): AssetBundle {
  return bundleNamed(name, DECLARATION)
}

/** The sounds that a bundle declares, by cue, in the order of their names. Throws when an export is no sound. */
export async function soundsOf(bundle: AssetBundle): Promise<ReadonlyMap<string, Sound>> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(bundle.source, DECLARATION)).href)
  const sounds = new Map<string, Sound>()
  for (const [cue, sound] of Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!isSound(sound)) throw new Error(`${bundle.name}: "${cue}" is exported from ${DECLARATION} and is no sound.`)
    sounds.set(cue, sound)
  }
  return sounds
}

/** What a bundle has rendered, by cue, as its manifest says. Throws when there is no manifest. */
export async function renderedSoundsOf(bundle: AssetBundle): Promise<Readonly<Record<string, RenderedSound>>> {
  const module: { sounds: Readonly<Record<string, RenderedSound>> } = await import(
    pathToFileURL(join(bundle.source, MANIFEST)).href
  )
  return module.sounds
}

function isSound(value: unknown): value is Sound {
  return typeof value === 'object' && value !== null && 'make' in value && 'loudness' in value
}
