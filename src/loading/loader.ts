import { createChunkLoader } from './chunkLoader'

/** The one loader of the site: it knows what has arrived, whoever asked for it. */
export const loader = createChunkLoader({
  fetch: (...request) => fetch(...request),
  isOnline: () => navigator.onLine,
})
