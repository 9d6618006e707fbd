import { BOX, type Box } from '../box.ts'

/** A key of the cache: the file's path below the site's address, and its checksum; for the list of a build, the build. */
interface Kept {
  readonly path: string
  readonly checksum: string
}

/** What is kept by that key: an address as the cache has it. @param base the site's address */
export function keptBy(key: string, base: string): Kept {
  const { origin, pathname, search } = new URL(key)
  return { path: decodeURI((origin + pathname).slice(base.length)), checksum: search.slice(1) }
}

/** Whether a build that somebody may still ask for has the file. */
export function isWanted({ path, checksum }: Kept, living: readonly Box[]): boolean {
  return living.some(({ build, files }) => (path === BOX ? build === checksum : files[path]?.[0] === checksum))
}

/** The hash in the name of a script or a style sheet, which is another whenever the file is. */
const HASH = /-[\w-]{8}(?=\.\w+$)/
const HASHED = /^assets\//

/** Whether another build has nothing else by that path: its name is made of what is in it. */
export function isHashed(path: string): boolean {
  return HASHED.test(path)
}

function stemOf(path: string): string {
  return isHashed(path) ? path.replace(HASH, '') : path
}

/** The files of a new build that take the place of those that are kept, and are not there yet. */
export function successorsOf(kept: readonly Kept[], { files }: Box): readonly string[] {
  const stems = new Set(kept.map(({ path }) => stemOf(path)))
  const there = new Set(kept.map(({ path, checksum }) => `${path}?${checksum}`))
  return Object.entries(files)
    .filter(([path, [checksum]]) => stems.has(stemOf(path)) && !there.has(`${path}?${checksum}`))
    .map(([path]) => path)
}
