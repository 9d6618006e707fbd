/** A key that was pressed on a day and that no text, dialog or control wants; or a text that was pasted. */
export interface DayKey {
  /** As `KeyboardEvent` has it; `'Paste'` of a text. */
  readonly key: string
  /** Where it is on the keyboard, whatever it writes there; as `KeyboardEvent` has it. */
  readonly code: string
  /** Whether it is held, and tells so again. */
  readonly isRepeat: boolean
  /** When it was pressed, in ms of the page's own clock. */
  readonly time: number
  /** What was pasted; empty for a key. */
  readonly text: string
  /** The ids of what can be pressed now, in tab order. */
  readonly areas: readonly string[]
  /** Those of them that Tab comes to: of areas with a `tabGroup`, one a group. */
  readonly tabStops: readonly string[]
  /** The area in focus. */
  readonly focused: string | null
}

/** What a key does on the day; the page and the browser then leave it alone. */
export interface KeyAction {
  /** Areas, or other names that the rules hear, which are pressed one after the other. */
  readonly press?: readonly string[]
  /** The area that the focus moves to, then. */
  readonly focus?: string
}

/** What keys do on one visit to a day. */
export interface DayKeys<State> {
  /** What a key does in that state; `null` when it does nothing. */
  readonly take: (key: DayKey, state: State) => KeyAction | null
  /** Whether the space bar writes a blank at that time, in ms, instead of pressing the button in focus. */
  readonly isTyping?: (time: number) => boolean
}
