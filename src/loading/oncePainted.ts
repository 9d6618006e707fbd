/** How long a frame may take, in ms, before it is not waited for any longer: a window that lies under others is given none. */
const PATIENCE = 1000

/**
 * Calls once what the page holds now has been painted: a frame, then a task. In a tab that is hidden nothing is painted: there it calls
 * at once.
 *
 * @param signal calls it off
 */
export function oncePainted(call: () => void, signal?: AbortSignal): void {
  let isDue = true
  const callOnce = () => {
    if (!isDue || signal?.aborted) return
    isDue = false
    call()
  }
  const callWhenHidden = () => document.hidden && callOnce()
  callWhenHidden()
  document.addEventListener('visibilitychange', callWhenHidden, signal && { signal })
  setTimeout(callOnce, PATIENCE)
  requestAnimationFrame(() => setTimeout(callOnce))
}
