import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dayNamed } from '../../src/calendar'

/** The project's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The assets of a day, or of a part of the site that several days share. */
export interface AssetBundle {
  /** A day's slug, or the part's own name: `home`. */
  readonly name: string
  /** Absolute path of the folder that declares them. */
  readonly source: string
  /** Where they are served from, under `assets/public/`: `day22` for the heist, else the bundle's own name. */
  readonly folder: string
}

/** Bundles whose pictures are fetched one by one, and what part of a day's folder is theirs: the specification says what the paths of footprints are. */
const PARTS: Readonly<Record<string, string>> = {
  figurines: 'day4',
  'match-footprints': 'day8/footprints',
  'match-portraits': 'day8/portraits',
  'scallop-digits': 'day4',
}

/** All bundles whose folder holds a file of that name, in the order of their own names. */
export function bundlesWith(declaration: string, root = ROOT): AssetBundle[] {
  const assets = join(root, 'assets')
  return readdirSync(assets)
    .filter((name) => name !== 'pipeline' && existsSync(join(assets, name, declaration)))
    .sort()
    .map((name) => bundleNamed(name, declaration, root))
}

/** The bundle of that name. Throws when its folder holds no file named `declaration`. */
export function bundleNamed(name: string, declaration: string, root = ROOT): AssetBundle {
  const source = join(root, 'assets', name)
  if (!existsSync(join(source, declaration))) throw new Error(`There is no assets/${name}/${declaration}.`)
  const day = dayNamed(name)
  return { name, source, folder: day ? `day${day.number}` : (PARTS[name] ?? name) }
}
