declare module 'virtual:day-files' {
  /** The files of each day's chunk, by slug, and those of the mixer by the name of `sound`; empty in development. */
  export const dayFiles: Readonly<Record<string, readonly import('./loading/chunkFile').ChunkFile[]>>
}
