import {
  BitmapFont,
  bitmapFontTextParser,
  Cache,
  ImageSource,
  Spritesheet,
  type SpritesheetData,
  Texture,
} from 'pixi.js'
import { loader } from '../day/loader'
import { SharedAssets } from './sharedAssets'

const sheets = new SharedAssets(loadSheet, (sheet) => sheet.destroy(true))
const fonts = new SharedAssets(loadFont, disposeOfFont)

/** Where the letters for words inside pictures lie. */
const LETTERING = 'lettering/'

/** What one visit to a day draws from. */
export interface Sheets {
  /** Throws, naming the frame, when no sheet has it. */
  texture(frame: string): Texture
  /** Lets go of all of it; what nobody else holds leaves the memory. */
  release(): void
}

interface Wanted {
  /** The day's asset folder: `day22/`. */
  readonly folder: string
  /** The sheets in it: `['heist.json']`. */
  readonly sheets: readonly string[]
  /** The bitmap fonts that the day writes with: `['inkwell-display-64']`. */
  readonly fonts: readonly string[]
  /** Asks for another drawing of the sheets than the one that may be in memory. */
  readonly version?: string
}

/**
 * Loads sheets of frames and of letters.
 * @throws {ChunkLoadError} that names the asset
 */
export async function loadSheets({ folder, sheets: names, fonts: fontNames, version = '' }: Wanted): Promise<Sheets> {
  const paths = names.map((name) => folder + name + version)
  const fontPaths = fontNames.map((name) => `${LETTERING}${name}.fnt`)
  const release = () => {
    for (const path of paths) sheets.letGo(path)
    for (const path of fontPaths) fonts.letGo(path)
  }
  const loadingFonts = fontPaths.map((path) => fonts.hold(path))
  const loadingSheets = paths.map((path) => sheets.hold(path))
  try {
    await Promise.all(loadingFonts)
    const loaded = await Promise.all(loadingSheets)
    return {
      texture(frame) {
        const texture = loaded.find((sheet) => frame in sheet.textures)?.textures[frame]
        if (!texture) throw new Error(`No sheet of ${folder} has a frame named ${frame}.`)
        return texture
      },
      release,
    }
  } catch (error) {
    await Promise.allSettled([...loadingFonts, ...loadingSheets])
    release()
    throw error
  }
}

async function loadSheet(path: string): Promise<Spritesheet> {
  const data: SpritesheetData = JSON.parse(await (await fetchAsset(path)).text())
  const picture = beside(path, data.meta.image ?? '')
  const sheet = new Spritesheet(await loadPicture(picture, Number(data.meta.scale)), data)
  await sheet.parse()
  return sheet
}

/** Loads a bitmap font and makes it known to Pixi under its family's name. */
async function loadFont(path: string): Promise<BitmapFont> {
  const data = bitmapFontTextParser.parse(await (await fetchAsset(path)).text())
  const textures = await Promise.all(data.pages.map(({ file }) => loadPicture(beside(path, file), 1)))
  const font = new BitmapFont({ data, textures }, path)
  Cache.set(`${font.fontFamily}-bitmap`, font)
  return font
}

function disposeOfFont(font: BitmapFont): void {
  Cache.remove(`${font.fontFamily}-bitmap`)
  for (const { texture } of font.pages) texture.destroy(true)
  font.destroy()
}

async function loadPicture(path: string, resolution: number): Promise<Texture> {
  const resource = await createImageBitmap(await fetchAsset(path))
  return new Texture({
    source: new ImageSource({ resource, resolution, alphaMode: 'premultiply-alpha-on-upload', label: path }),
  })
}

/** The path of a file in the same folder, of the same version. */
function beside(path: string, name: string): string {
  return path.replace(/[^/?]*(?=$|\?)/, name)
}

function fetchAsset(path: string): Promise<Blob> {
  return loader.fetchAsset(path, import.meta.env.BASE_URL + path)
}
