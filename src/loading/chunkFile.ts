/** A file that a chunk is made of. */
export interface ChunkFile {
  /** Where it is served. */
  readonly url: string
  /** Its size after decompression. */
  readonly bytes: number
  /** Of its bytes, by `checksumOf`: those of another one came damaged. */
  readonly checksum: number
}

/** The same as the build lists it: its path under the site's address, its size and its checksum. */
export type BuiltFile = readonly [path: string, bytes: number, checksum: number]
