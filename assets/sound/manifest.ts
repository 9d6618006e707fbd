/** A sound as it lies in `assets/public/`, for whoever plays it. */
export interface RenderedSound {
  /** Files that may stand for one another. */
  readonly variations: readonly Variation[]
  /**
   * A loop's exact limits in seconds of the decoded file, `null` for a one-shot. The file goes on before and after them
   * with the loop's own end and start. Whoever plays it begins at `start` and sets `loopStart` and `loopEnd` of an
   * AudioBufferSourceNode, or cuts the stretch out: should a decoder be some samples off, the loop is turned by these,
   * and still has no seam.
   */
  readonly loop: { readonly start: number; readonly end: number } | null
}

/** One file. */
export interface Variation {
  /** Address below the site's base. */
  readonly file: string
  /** Changes with the file's content: for its address, lest an old copy be heard. */
  readonly version: string
  /** Duration; of a loop, one round. */
  readonly seconds: number
}
