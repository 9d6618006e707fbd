import type { Day } from '../../../src/day/day'
import { TypingPage } from './TypingPage'

export const day: Day = { kind: 'page', Page: TypingPage, keys: [] }
