import { ImageSource } from 'pixi.js'
import type { Language } from '../../language/words'
import { ChunkLoadError } from '../../loading/chunkLoader'
import { loader } from '../../loading/loader'
import { editionIn, type SheetManifest } from '../contract/manifest'
import type { PictureSource } from '../kit/lazyTextures'
import type { Sheets } from '../kit/sheets'
import { SharedAssets } from './sharedAssets'

const pictures = new SharedAssets(loadPicture, (picture) => picture.destroy())

/** Pictures one by one, counted like those of sheets. */
export const singlePictures: PictureSource = {
  acquire: (file) => pictures.acquire(file),
  release: (file) => pictures.release(file),
}

/** The paths of pictures that did not all come as they should: the next time they are asked for past the browser's cache, which may keep them so. */
const doubtful = new Set<string>()

/**
 * Loads the pictures of all sheets of a manifest. Where the frames lie on them, the manifest itself says.
 *
 * @param language of the words that are drawn on them
 * @param freshness asks for other files than those that may be in memory or in the browser's cache
 * @throws {ChunkLoadError} that names the picture, also when it is damaged
 */
export async function loadSheets(declared: SheetManifest, language: Language, freshness = ''): Promise<Sheets> {
  const manifest = editionIn(language, declared)
  const paths = manifest.sheets.map(({ file, version }) => `${file}?v=${version}${freshness}`)
  const release = () => {
    for (const path of paths) pictures.release(path)
  }
  const loading = paths.map((path) => pictures.acquire(path))
  try {
    const loaded = await Promise.all(loading)
    for (const [sheet, { resolution }] of manifest.sheets.entries()) {
      const picture = loaded[sheet]
      if (picture) picture.resolution = resolution
    }
    for (const path of paths) doubtful.delete(path)
    return {
      manifest,
      language,
      picture(sheet) {
        const picture = loaded[sheet]
        if (!picture) throw new Error(`There is no sheet ${sheet}.`)
        return picture
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

async function loadPicture(path: string): Promise<ImageSource> {
  const name = path.split('?', 1)[0] ?? path
  const file = await loader.fetchAsset(name, import.meta.env.BASE_URL + path, doubtful.has(path) ? 'reload' : 'default')
  try {
    const resource = await createImageBitmap(file)
    return new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload', label: path })
  } catch (error) {
    throw new ChunkLoadError(name, 'damaged', { cause: error })
  }
}
