import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../language/words'
import type { DaySheets } from '../loading/daySheets'
import { areSoftOn, type Screen } from '../loading/pictureDetail'

/** Whose box it is. */
export interface Traveller {
  readonly language: Language
  /** As large as a window may become on it. */
  readonly screen: Screen
  /** What each day draws from, by slug. */
  readonly sheets: Readonly<Record<string, DaySheets>>
}

/** What no visitor of the index asks for: pages, icons and cards that other services show, and the overlay of scene makers. */
const FOR_OTHERS = /\/index\.html$|^404\.html$|^sharing\/|^cards\/.*\.jpg$|^assets\/DebugOverlay-/

/** The path of a picture with words that are not of the first language, without its ending. */
const TRANSLATED = new RegExp(`^(.*)-(${LANGUAGES.filter((each) => each !== FIRST_LANGUAGE).join('|')})$`)

/** What a picture's name says of the screens that it is for. */
const DENSITY = /-([12])x(?=[-.])/

const FINE_FOLDER = /^(.*)-fine\//

/**
 * What days, index and book are made of for such a visitor, of all paths of the site: pictures in one language and one density, those of
 * each day's sheets that the screen wants; what only some windows show is there, as any window may become one.
 */
export function alongFiles(paths: readonly string[], { language, screen, sheets }: Traveller): readonly string[] {
  const all = new Set(paths)
  const stems = new Set(paths.map(stemOf))
  const fineDays = new Map(Object.entries(sheets).filter(([, day]) => day.fine && areSoftOn(screen, day.sharpest)))
  const coarseStems = new Set([...fineDays.values()].flatMap(({ files }) => files.map(stemOf)))

  const isSpoken = (path: string) => {
    const stem = stemOf(path)
    const [, original = stem, spoken = FIRST_LANGUAGE] = TRANSLATED.exec(stem) ?? []
    if (spoken === language || !stems.has(original)) return true
    return spoken === FIRST_LANGUAGE && !stems.has(`${original}-${language}`)
  }

  const isOfScreen = (path: string) => {
    const density = Number(DENSITY.exec(path)?.[1])
    const isOnly = !density || !all.has(path.replace(DENSITY, `-${3 - density}x`))
    return isOnly || (density === 1 ? screen.density < 2 : screen.density > 1)
  }

  const isFineEnough = (path: string) => {
    const fineDay = FINE_FOLDER.exec(path)?.[1]
    if (fineDay !== undefined) return fineDays.has(fineDay)
    return !coarseStems.has(stemOf(path)) && !coarseStems.has(TRANSLATED.exec(stemOf(path))?.[1] ?? path)
  }

  return paths.filter((path) => !FOR_OTHERS.test(path) && isSpoken(path) && isOfScreen(path) && isFineEnough(path))
}

/** A path without its ending and version: `bat-2-fr.avif` stands in for `bat-2.webp`. */
function stemOf(path: string): string {
  return path.replace(/\.\w+(\?.*)?$/, '')
}
