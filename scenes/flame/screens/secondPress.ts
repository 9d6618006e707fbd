/**
 * A visitor may press twice where once was enough: on OK, which the room then takes the place of, or on what a line of the
 * list offers, which is gone by then. The second press hits whatever came there; it does nothing, and takes no focus off the box.
 *
 * @param box what the first press gave the focus to, in the room
 * @returns what ends that
 */
export function ignoreSecondPress(box: HTMLElement): () => void {
  const room = box.closest('section') ?? box
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || event.target === box || document.activeElement !== box) return
    event.preventDefault()
    event.stopPropagation()
  }
  room.addEventListener('mousedown', ignore, { capture: true })
  room.addEventListener('click', ignore, { capture: true })
  return () => {
    room.removeEventListener('mousedown', ignore, { capture: true })
    room.removeEventListener('click', ignore, { capture: true })
  }
}
