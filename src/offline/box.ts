/** A file of a build: its checksum, by `digestOf`, and its size. */
export type BoxFile = readonly [checksum: string, bytes: number]

/** All that a build is made of; it is served as `box.json`. */
export interface Box {
  /** Another for every build whose files differ. */
  readonly build: string
  /** By their paths below the site's address. */
  readonly files: Readonly<Record<string, BoxFile>>
  /** Those without which the index does not open. */
  readonly shell: readonly string[]
}

export const BOX = 'box.json'

/** The digits of a checksum. */
export const CHECKSUM_LENGTH = 8

/** @throws when it is no list of a build */
export function parseBox(text: string): Box {
  const parsed: unknown = JSON.parse(text)
  if (!isBox(parsed)) throw new Error(`${BOX} is no list of a build.`)
  return parsed
}

function isBox(value: unknown): value is Box {
  if (!isRecord(value) || typeof value.build !== 'string' || !isRecord(value.files) || !Array.isArray(value.shell)) {
    return false
  }
  const isFile = (file: unknown) =>
    Array.isArray(file) && typeof file[0] === 'string' && Number.isFinite(file[1]) && file.length === 2
  return Object.values(value.files).every(isFile) && value.shell.every((path) => typeof path === 'string')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
