/** How long it stays quiet until a drawing session counts as over, in ms: after the pictures comes the manifest that says where their frames lie. */
const SETTLED_AFTER = 150

/**
 * In development: calls `redraw` when pictures of that folder have been drawn anew, and reloads the page for those of
 * another. Returns what ends the listening. In a built site it does nothing.
 */
export function onPicturesDrawn(folder: string, redraw: () => void): () => void {
  const hot = import.meta.hot
  if (!hot) return () => {}
  let settling: ReturnType<typeof setTimeout> | undefined
  const listener = ({ path }: { path: string }) => {
    clearTimeout(settling)
    settling = setTimeout(() => (path.startsWith(folder) ? redraw() : window.location.reload()), SETTLED_AFTER)
  }
  hot.on('toybox:picture-drawn', listener)
  return () => {
    clearTimeout(settling)
    hot.off('toybox:picture-drawn', listener)
  }
}
