import { ImageSource, Spritesheet, type SpritesheetData, Texture } from 'pixi.js'
import { ChunkLoadError } from '../loading/chunkLoader'
import { loader } from '../loading/loader'
import { SharedAssets } from './sharedAssets'
import type { Manifest } from './view/manifest'
import type { Sheets } from './view/sheets'

const sheets = new SharedAssets(loadSheet, (sheet) => sheet.destroy(true))

/** The paths of sheets that did not all come as they should: the next time they are asked for past the browser's cache, which may keep them so. */
const doubtful = new Set<string>()

/**
 * Loads all sheets of a day's manifest.
 *
 * @param freshness asks for other files than those that may be in memory or in the browser's cache
 * @throws {ChunkLoadError} that names the asset, also when it is damaged or a frame of the manifest is missing
 */
export async function loadSheets(manifest: Manifest, freshness = ''): Promise<Sheets> {
  const paths = manifest.sheets.map(({ file, version }) => `${file}?v=${version}${freshness}`)
  const release = () => {
    for (const path of paths) sheets.release(path)
  }
  const loading = paths.map((path) => sheets.acquire(path))
  try {
    const loaded = await Promise.all(loading)
    const textures = new Map(loaded.flatMap((sheet) => Object.entries(sheet.textures)))
    for (const frame of framesOf(manifest)) if (!textures.has(frame)) throw new ChunkLoadError(frame, 'missing')
    for (const path of paths) doubtful.delete(path)
    return {
      texture(frame) {
        const texture = textures.get(frame)
        if (!texture) throw new Error(`No sheet has a frame named ${frame}.`)
        return texture
      },
      release,
    }
  } catch (error) {
    await Promise.allSettled(loading)
    release()
    for (const path of paths) doubtful.add(path)
    throw error
  }
}

/** All that a view may ask for. */
function framesOf({ sprites, words }: Manifest): string[] {
  const letters = Object.values(words).flatMap(({ glyphs }) => Object.values(glyphs))
  return [...Object.values(sprites).flatMap(({ frames }) => frames), ...letters.flatMap(({ frame }) => frame ?? [])]
}

async function loadSheet(path: string): Promise<Spritesheet> {
  const cache = doubtful.has(path) ? 'reload' : 'default'
  const data = await readSheet(path, cache)
  const picture = await loadPicture(beside(path, data.meta.image), Number(data.meta.scale), cache)
  const sheet = new Spritesheet(picture, data)
  await sheet.parse()
  return sheet
}

/** What a sheet must tell of itself to be one. */
type SheetData = SpritesheetData & { readonly meta: { readonly image: string } }

async function readSheet(path: string, cache: RequestCache): Promise<SheetData> {
  const text = await (await fetchAsset(path, cache)).text()
  try {
    const data = JSON.parse(text)
    if (typeof data.meta.image !== 'string') throw new TypeError('It names no picture.')
    return data
  } catch (error) {
    throw new ChunkLoadError(nameOf(path), 'damaged', { cause: error })
  }
}

async function loadPicture(path: string, resolution: number, cache: RequestCache): Promise<Texture> {
  const file = await fetchAsset(path, cache)
  try {
    const resource = await createImageBitmap(file)
    return new Texture({
      source: new ImageSource({ resource, resolution, alphaMode: 'premultiply-alpha-on-upload', label: path }),
    })
  } catch (error) {
    throw new ChunkLoadError(nameOf(path), 'damaged', { cause: error })
  }
}

/** The path of a file in the same folder, of the same version. */
function beside(path: string, name: string): string {
  return path.replace(/[^/?]*(?=$|\?)/, name)
}

function fetchAsset(path: string, cache: RequestCache): Promise<Blob> {
  return loader.fetchAsset(nameOf(path), import.meta.env.BASE_URL + path, cache)
}

/** What error messages call a file: without its version. */
function nameOf(path: string): string {
  return path.split('?', 1)[0] ?? path
}
