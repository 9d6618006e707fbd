import { ImageSource, Spritesheet, type SpritesheetData, Texture } from 'pixi.js'
import { loader } from '../day/loader'

interface HeldSheet {
  readonly loading: Promise<Spritesheet>
  holders: number
}

/** The sheets in memory, by path. Pixi's own unloading does not count how many still draw from a sheet. */
const held = new Map<string, HeldSheet>()

/** The sheets that one visit to a day draws from. */
export interface Sheets {
  /** Throws, naming the frame, when no sheet has it. */
  texture(frame: string): Texture
  /** Lets go of the sheets; those that nobody else holds leave the memory. */
  release(): void
}

/**
 * Loads sheets of frames.
 *
 * @param folder the day's asset folder: `day22/`
 * @param names the sheets in it: `['heist.json']`
 * @param version asks for another drawing of the sheets than the one that may be in memory
 * @throws {ChunkLoadError} that names the asset
 */
export async function loadSheets(folder: string, names: readonly string[], version = ''): Promise<Sheets> {
  const paths = names.map((name) => folder + name + version)
  const release = () => {
    for (const path of paths) letGo(path)
  }
  const loading = paths.map(hold)
  try {
    const sheets = await Promise.all(loading)
    return {
      texture(frame) {
        const texture = sheets.find((sheet) => frame in sheet.textures)?.textures[frame]
        if (!texture) throw new Error(`No sheet of ${folder} has a frame named ${frame}.`)
        return texture
      },
      release,
    }
  } catch (error) {
    await Promise.allSettled(loading)
    release()
    throw error
  }
}

function hold(path: string): Promise<Spritesheet> {
  const sheet = held.get(path) ?? { loading: loadSheet(path), holders: 0 }
  sheet.holders += 1
  held.set(path, sheet)
  return sheet.loading
}

function letGo(path: string): void {
  const sheet = held.get(path)
  if (!sheet) return
  sheet.holders -= 1
  if (sheet.holders > 0) return
  held.delete(path)
  sheet.loading.then(
    (loaded) => loaded.destroy(true),
    () => {
      // It never came: whoever waited for it has been told.
    },
  )
}

async function loadSheet(path: string): Promise<Spritesheet> {
  const data: SpritesheetData = JSON.parse(await (await fetchAsset(path)).text())
  const picture = path.replace(/[^/?]*(?=$|\?)/, data.meta.image ?? '')
  const bitmap = await createImageBitmap(await fetchAsset(picture))
  const source = new ImageSource({
    resource: bitmap,
    resolution: Number(data.meta.scale),
    alphaMode: 'premultiply-alpha-on-upload',
    label: picture,
  })
  const sheet = new Spritesheet(new Texture({ source }), data)
  await sheet.parse()
  return sheet
}

function fetchAsset(path: string): Promise<Blob> {
  return loader.fetchAsset(path, import.meta.env.BASE_URL + path)
}
