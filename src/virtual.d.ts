declare module 'virtual:day-files' {
  /** The files of each day's chunk, by slug, and those of the mixer by the name of `sound`; empty in development. */
  export const dayFiles: Readonly<Record<string, readonly import('./loading/chunkFile').ChunkFile[]>>
  /** The files of the sheets that a day on the stage draws from, by slug: paths under the site's address, with their versions; empty in development. */
  export const daySheets: Readonly<Record<string, readonly string[]>>
}

interface ImportMetaEnv {
  /** The slugs of the days that have a folder; for the script in the page itself, which cannot import them. */
  readonly DRAWN_DAYS: readonly string[]
}
