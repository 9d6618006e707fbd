import { definePage } from '../../../src/day/definePage'
import { TypingPage } from './TypingPage'

export const day = definePage({ Page: TypingPage, help: { what: { en: 'Write.', fr: 'Écrivez.' }, keys: [] } })
