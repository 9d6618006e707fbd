/** A page is at rest, the index was opened in it, or it has loaded more past the worker. */
interface Arrived {
  readonly kind: 'arrived'
  /** The address of its entry script: of which build it is. */
  readonly entry: string
  /** The addresses of what it has loaded past the worker. */
  readonly loaded: readonly string[]
  readonly isIndex: boolean
}

/** To the worker that waits: the index is open, and may be loaded anew. */
interface TakeOver {
  readonly kind: 'take over'
}

/** What a page tells the worker. */
export type PageMessage = Arrived | TakeOver

/** What the worker tells a page that has arrived at the index. */
export interface WorkerMessage {
  /** `renewed`: the worker's build has taken the place of another, and nobody has been told yet. `outdated`: the page is of a build before it. */
  readonly kind: 'renewed' | 'outdated'
}

/** Pages and workers of other builds may say what this one does not know. */
export function isPageMessage(data: unknown): data is PageMessage {
  if (!hasKind(data)) return false
  if (data.kind === 'take over') return true
  return data.kind === 'arrived' && 'entry' in data && 'loaded' in data && Array.isArray(data.loaded)
}

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  return hasKind(data) && (data.kind === 'renewed' || data.kind === 'outdated')
}

function hasKind(data: unknown): data is { readonly kind: unknown } {
  return typeof data === 'object' && data !== null && 'kind' in data
}
