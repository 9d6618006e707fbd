/** A file that a chunk is made of. */
export interface ChunkFile {
  /** Where it is served. */
  readonly url: string
  /** Its size after decompression. */
  readonly bytes: number
}
