/** What became of what a browser was asked to hand over: `left` is what the visitor has left undone. */
export type Outcome = 'done' | 'refused' | 'left'

/** Hands it over, and tells what became of it. */
export async function outcomeOf(handOver: () => Promise<void>): Promise<Outcome> {
  try {
    await handOver()
    return 'done'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'refused'
  }
}
