declare module 'virtual:day-files' {
  /** The files of each day's chunk, by slug, and those of the mixer by the name of `sound`; empty in development. */
  export const dayFiles: Readonly<Record<string, readonly import('./loading/chunkFile').ChunkFile[]>>
  /** The sheets that each day on the stage draws from, by slug; empty in development. */
  export const daySheets: Readonly<Record<string, import('./loading/daySheets').DaySheets>>
}

interface ImportMetaEnv {
  /** The slugs of the days that have a folder; for the script in the page itself, which cannot import them. */
  readonly DRAWN_DAYS: readonly string[]
}
