import { lengthOf, TEXT_LIMIT, tidied } from './messageText'
import type { Outgoing } from './state'

/** What stands in the writing box. */
export interface Draft {
  readonly text: string
  /** The message that was sent from it and whose text it still holds, as it was sent last. */
  readonly held: Pick<Outgoing, 'id' | 'text'> | null
  /** Whether Enter was pressed on it, and it goes out as soon as it may. */
  readonly isDue: boolean
}

export const EMPTY_DRAFT: Draft = { text: '', held: null, isDue: false }

/** The draft with another text, on which Enter was not pressed yet; one that was wiped holds nothing any more. */
export function withText({ held }: Draft, text: string): Draft {
  return { text, held: text === '' ? null : held, isDue: false }
}

/** The draft after Enter: due, where it may be sent at all. The same object when nothing has changed. */
export function entered(draft: Draft, outgoing: readonly Outgoing[]): Draft {
  return draft.isDue || sendable(draft, outgoing) === null ? draft : { ...draft, isDue: true }
}

/** The draft once its text was sent. */
export function sent(draft: Draft, held: Pick<Outgoing, 'id' | 'text'>): Draft {
  return { text: draft.text, held, isDue: false }
}

/** The text that Enter would send now; `null` when there is none, it is too long, or the last one is still on its way. */
export function sendable(draft: Draft, outgoing: readonly Outgoing[]): string | null {
  const text = tidied(draft.text)
  return text === '' || lengthOf(text) > TEXT_LIMIT || isHolding(draft, outgoing) ? null : text
}

/** Whether the box waits for an answer to what stands in it. */
export function isHolding({ held }: Draft, outgoing: readonly Outgoing[]): boolean {
  return held !== null && outgoing.some(({ id, delivery }) => id === held.id && delivery === 'sending')
}

/**
 * The draft after what became of the message that it holds: a text that was accepted, or is kept in the list until it can be
 * sent, leaves the box; one that was refused stays there. The same object when nothing has changed.
 */
export function settled(draft: Draft, outgoing: readonly Outgoing[]): Draft {
  const { held } = draft
  if (held === null) return draft
  const message = outgoing.find(({ id }) => id === held.id)
  if (message?.delivery === 'sending' || message?.delivery === 'refused') {
    return message.text === held.text ? draft : { ...draft, held: { id: held.id, text: message.text } }
  }
  // Out of the list of what is on its way, it was seen in the room.
  const { text } = message ?? held
  return tidied(draft.text) === text ? EMPTY_DRAFT : { ...draft, held: null }
}
