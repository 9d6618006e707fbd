const TEXT_FIELDS = 'input:not([type="range"]), textarea, [contenteditable]'

/** Whether a key belongs to the text that the visitor is writing, and to nothing else. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(TEXT_FIELDS)
}
