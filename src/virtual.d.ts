declare module 'virtual:day-files' {
  /** The files of each day's chunk, by slug; empty in development. */
  export const dayFiles: Readonly<Record<string, readonly import('./day/chunkLoader').ChunkFile[]>>
}
