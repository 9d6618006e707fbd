import type { ChatMessage } from './chatServer'
import { shown } from './messageLine'

/** More messages than so many at once are counted, not read out. */
const READ_OUT = 3

/** So many characters of a message are read out. */
const LONGEST = 160

/** What a screen reader says of new messages; empty when there are none. */
export function announcementOf(messages: readonly ChatMessage[]): string {
  const last = messages.at(-1)
  if (!last) return ''
  if (messages.length <= READ_OUT) return messages.map(spoken).join(' ')
  return `${messages.length} new messages. The last: ${spoken(last)}`
}

function spoken({ author, text }: ChatMessage): string {
  const characters = [...shown(text)]
  const words = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
  return `${shown(author)}: ${words}`
}
