/**
 * Who a key belongs to that was pressed: to the text that is being written, to a dialog that lies open over all, to the
 * control in focus, or to the day, which has whatever nobody else wants.
 */
export type KeyOwner = 'text' | 'dialog' | 'control' | 'day'

/** What has the focus, as far as keys are concerned. */
export type Focus = 'text' | 'empty text' | 'slider' | 'button' | 'nothing'

/** The keys that a control wants. To a text belongs every key; Escape only while it holds something that could be lost. */
const WANTED: Readonly<Record<Exclude<Focus, 'text' | 'empty text'>, readonly string[]>> = {
  slider: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  button: ['Enter', ' '],
  nothing: [],
}

const SLIDER = 'input[type="range"]'
const BUTTON = 'button, a, summary, input:is([type="button"], [type="checkbox"], [type="radio"])'
const TEXT = 'input, textarea, select, [contenteditable]'
/** What keeps the keys of all that it holds, as the debug overlay does: it is to them as an open dialog. */
const KEEPER = '[data-keeps-keys]'

/** Who the key of that event belongs to. */
export function keyOwner({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): KeyOwner {
  const isKept = target instanceof Element && target.parentElement?.closest(KEEPER)
  return ownerOf(key, focusOn(target), Boolean(isKept) || document.querySelector('dialog[open]') !== null)
}

/** The same, by what has the focus and whether a dialog is open. */
export function ownerOf(key: string, focus: Focus, isDialogOpen: boolean): KeyOwner {
  if (focus === 'text' || (focus === 'empty text' && key !== 'Escape')) return 'text'
  if (isDialogOpen) return 'dialog'
  return focus !== 'empty text' && WANTED[focus].includes(key) ? 'control' : 'day'
}

function focusOn(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'nothing'
  if (target.matches(SLIDER)) return 'slider'
  if (target.matches(BUTTON)) return 'button'
  if (!target.matches(TEXT)) return 'nothing'
  const text = 'value' in target ? target.value : target.textContent
  return text === '' ? 'empty text' : 'text'
}
