import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedSound, Variation } from '../../sound/manifest'
import { loopLimits, renderedVariation } from '../../sound/render'
import type { Sound } from '../../sound/sound'
import { type AssetBundle, ROOT } from '../bundle'
import type { AssetKind, Places, RenderOrder } from '../kind'
import { fingerprint, versionOf } from '../lock'
import { manifestModule } from '../manifestModule'
import { DECLARATION, MANIFEST, renderedSoundsOf, soundsOf } from './declaredSounds'

const COMMAND = 'npm run sounds'
const RENDER_FILE = join(ROOT, 'assets/sound/render.ts')

/** One sound as it is published: what the manifest says of it, and its files. */
interface Published {
  readonly sound: RenderedSound
  readonly files: readonly (readonly [file: string, bytes: Buffer])[]
}

/** Sounds: made, mastered and encoded one by one. */
export const soundKind: AssetKind = {
  noun: 'sound',
  command: COMMAND,
  declaration: DECLARATION,
  lock: 'sounds.lock.json',
  manifest: MANIFEST,
  extensions: ['.mp3'],

  machinery: (hasher) => hasher.hashOf(RENDER_FILE, 'renderedVariation'),

  sources: (bundle, hasher) => hasher.hashOfModule(join(bundle.source, DECLARATION)),

  async keys(bundle, hasher) {
    const file = join(bundle.source, DECLARATION)
    return Object.fromEntries([...(await soundsOf(bundle)).keys()].map((cue) => [cue, hasher.hashOf(file, cue)]))
  },

  async render(bundle, order) {
    const keys = await soundKind.keys(bundle, order.hasher)
    const earlier = await publishedBefore(bundle, order)
    const published: Record<string, Published> = {}
    const rendered: { name: string; milliseconds: number }[] = []
    for (const [cue, sound] of await soundsOf(bundle)) {
      const start = performance.now()
      const known = order.lock?.keys[cue] === keys[cue] ? earlier.get(cue) : undefined
      published[cue] = known ?? (await renderedSound(bundle, cue, sound))
      if (!known) rendered.push({ name: cue, milliseconds: performance.now() - start })
    }
    const sounds = Object.entries(published).map(([cue, { sound }]) => [cue, sound] as const)
    return {
      files: new Map(Object.values(published).flatMap(({ files }) => files)),
      manifest: manifestText(bundle.name, Object.fromEntries(sounds)),
      keys,
      rendered,
    }
  },
}

/** What may be taken from the time before: sounds that were rendered by the same machinery and whose files are whole. */
async function publishedBefore(bundle: AssetBundle, order: RenderOrder): Promise<Map<string, Published>> {
  const { lock, hasher, force, places } = order
  const known = new Map<string, Published>()
  if (!lock || force || lock.machinery !== soundKind.machinery(hasher) || !isManifestWhole(bundle, lock.manifest)) {
    return known
  }
  for (const [cue, sound] of Object.entries(await renderedSoundsOf(bundle))) {
    const files = sound.variations.map(({ file }) => [file, wholeFile(file, lock.files, places)] as const)
    const whole = files.flatMap(([file, bytes]) => (bytes ? [[file, bytes] as const] : []))
    if (whole.length === files.length) known.set(cue, { sound, files: whole })
  }
  return known
}

function isManifestWhole(bundle: AssetBundle, print: string): boolean {
  const path = join(bundle.source, MANIFEST)
  return existsSync(path) && fingerprint(readFileSync(path)) === print
}

function wholeFile(file: string, prints: Readonly<Record<string, string>>, places: Places): Buffer | undefined {
  const path = join(places.public, file)
  if (!existsSync(path)) return undefined
  const bytes = readFileSync(path)
  return fingerprint(bytes) === prints[file] ? bytes : undefined
}

async function renderedSound(bundle: AssetBundle, cue: string, sound: Sound): Promise<Published> {
  const variations: Variation[] = []
  const files: [file: string, bytes: Buffer][] = []
  const count = sound.variations ?? 1
  for (let variation = 1; variation <= count; variation++) {
    const file = `${bundle.folder}/${cue}${count > 1 ? `-${variation}` : ''}.mp3`
    const { mp3, seconds } = await renderedVariation(sound, variation)
    files.push([file, Buffer.from(mp3)])
    variations.push({ file, version: versionOf(mp3), seconds: Number(seconds.toFixed(7)) })
  }
  const seconds = variations[0]?.seconds ?? 0
  return { sound: { loop: sound.kind === 'loop' ? loopLimits(seconds) : null, variations }, files }
}

function manifestText(name: string, sounds: Readonly<Record<string, RenderedSound>>): string {
  return manifestModule({
    command: `${COMMAND} ${name}`,
    declaration: DECLARATION,
    importLine: "import type { RenderedSound } from '../sound/manifest'",
    type: 'Record<string, RenderedSound>',
    docstring: 'The sounds of this bundle.',
    name: 'sounds',
    value: sounds,
    depth: 1,
  })
}
