import { useEffect } from 'react'
import { keyOwner } from '../../ui/keyOwner'
import type { AnyScene } from '../contract/anyScene'
import type { DayKey } from '../contract/keys'
import type { Run } from '../session/run'

/**
 * Hands a day the keys that nobody else wants, wherever the focus is, and does what it makes of them. They are heard before all others,
 * so that on a day on which one types a letter is a letter: M, too, which else silences the site.
 *
 * @param run `null` until the day plays
 */
export function useDayKeys(run: Run | null, keys: AnyScene['keys']): void {
  useEffect(() => {
    if (!run || !keys) return undefined
    const { take, isTyping } = keys()
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }

    const hear = (event: Event, key: Pick<DayKey, 'key' | 'code' | 'isRepeat' | 'text'>) => {
      const owner = keyOwner({ key: key.key, target: event.target })
      const isBlank = owner === 'control' && key.key === ' ' && isTyping?.(event.timeStamp)
      if (event.defaultPrevented || (owner !== 'day' && !isBlank)) return
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-day-button]')]
      const areasOf = (some: readonly HTMLButtonElement[]) => some.map(({ dataset }) => dataset.dayButton ?? '')
      const focused = buttons.find((button) => button === document.activeElement)?.dataset.dayButton ?? null
      const tabStops = areasOf(buttons.filter(({ tabIndex }) => tabIndex === 0))
      const action = take({ ...key, time: event.timeStamp, areas: areasOf(buttons), tabStops, focused }, run.state)
      if (!action) return
      event.preventDefault()
      for (const area of action.press ?? []) run.press(area)
      buttons.find(({ dataset }) => dataset.dayButton === action.focus)?.focus()
    }

    const hearKey = (event: KeyboardEvent) => {
      const { key, code, repeat: isRepeat, altKey, ctrlKey, metaKey } = event
      if (!altKey && !ctrlKey && !metaKey) hear(event, { key, code, isRepeat, text: '' })
    }
    const hearPaste = (event: ClipboardEvent) => {
      hear(event, { key: 'Paste', code: '', isRepeat: false, text: event.clipboardData?.getData('text') ?? '' })
    }
    window.addEventListener('keydown', hearKey, options)
    window.addEventListener('paste', hearPaste, options)
    return () => listening.abort()
  }, [run, keys])
}
