/** A file that a chunk is made of. */
export interface ChunkFile {
  /** Where it is served. */
  readonly url: string
  /** Its size after decompression. */
  readonly bytes: number
  /** What its bytes come to, by `checksumOf`: others are not the file's. */
  readonly checksum: number
}

/** The same as the build lists it: its path under the site's address, its size and its checksum. */
export type BuiltFile = readonly [path: string, bytes: number, checksum: number]
