import { BOX, CHECKSUM_LENGTH } from './box.ts'

/** The browser's cache that holds the files of the site, each by `keyOf`, and the lists of the builds they are of. */
export const FILES_CACHE = 'inktober2022-files'

/** What a file is kept by: the same in all builds that have it byte for byte. */
export function keyOf(path: string, checksum: string): string {
  return `${import.meta.env.BASE_URL}${path}?${checksum}`
}

/** What the list of a build is kept by. */
export function boxKeyOf(build: string): string {
  return keyOf(BOX, build)
}

/** The checksum of a file: the beginning of its SHA-256. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, CHECKSUM_LENGTH)
}
