import type { Localized } from '../../../src/language/words'
import type { ChatMessage } from '../room/chatServer'
import { shownText } from '../room/messageLine'
import { shownName } from '../room/names'
import { manyMessagesWords } from '../words'

/** More messages than so many at once are counted, not read out. */
const READ_OUT = 3

/** So many characters of a message are read out. */
const LONGEST = 160

/** What a screen reader says of new messages; `null` when there are none. */
export function announcementOf(messages: readonly ChatMessage[]): Localized | null {
  const last = messages.at(-1)
  if (!last) return null
  if (messages.length > READ_OUT) return manyMessagesWords(messages.length, spoken(last))
  const all = messages.map(spoken).join(' ')
  return { en: all, fr: all }
}

function spoken({ author, text }: ChatMessage): string {
  const characters = [...shownText(text)]
  const words = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
  return `${shownName(author)}: ${words}`
}
