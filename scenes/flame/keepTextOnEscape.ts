import type { KeyboardEvent } from 'react'

/** Escape leads home from every day; from a field with text in it, it leads out of the field first, and the text stays. */
export function keepTextOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget, key } = event
  if (key !== 'Escape' || currentTarget.value === '') return
  event.preventDefault()
  currentTarget.blur()
}
