import type { Day } from '../../../src/day/day'
import { FragilePage } from './FragilePage'

export const day: Day = { kind: 'page', Page: FragilePage, keys: [] }
