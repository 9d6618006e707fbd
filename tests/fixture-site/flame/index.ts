import { definePage } from '../../../src/day/definePage'
import { finds } from './finds'
import { TypingPage } from './TypingPage'

export const day = definePage({ Page: TypingPage, finds, help: { what: { en: 'Write.', fr: 'Écrivez.' }, keys: [] } })
