declare module 'virtual:day-files' {
  /** The files of all chunks; empty in development. */
  export const chunkFiles: readonly import('./loading/chunkFile').BuiltFile[]
  /** The places in that list of the files of each day's chunk, by slug, and of those of the mixer by the name of `sound`. */
  export const dayFiles: Readonly<Record<string, readonly number[]>>
  /** The sheets that each day on the stage draws from, by slug; empty in development. */
  export const daySheets: Readonly<Record<string, import('./loading/daySheets').DaySheets>>
  /** The slugs of the days that can ever be replayed. */
  export const replayingDays: readonly string[]
}

declare module 'virtual:find-names' {
  /** The names of what can be found on each day, by its slug, in the order of their stamps. */
  export const findNames: Readonly<Record<string, readonly string[]>>
}

declare module 'virtual:find-words' {
  /** What each of them is called, and how it might be found. */
  export const findWords: Readonly<
    Record<
      string,
      readonly {
        readonly find: string
        readonly name: import('./language/words').Localized
        readonly hint: import('./language/words').Localized
      }[]
    >
  >
}

interface ImportMetaEnv {
  /** The slugs of the days that have no folder; for the script in the page itself, which cannot import them. */
  readonly MISSING_DAYS: readonly string[]
  /** The files of the pictures of home that it fetches, by their sizes; likewise, since it would bring the whole manifest along. */
  readonly HOME_PICTURES: typeof import('./loading/homePictures').homePictures
  /** Whether the build has a service worker, or one that takes an earlier one away; none in development. */
  readonly SERVICE_WORKER?: 'on' | 'off'
}
