import type { DayKeys } from '../../src/stage/contract/keys'
import { CHOICES } from './layout'

const DIGIT = /^[1-9]$/
const DIGIT_CODE = /^(?:Digit|Numpad)([1-9])$/

/** The keys 1–4 answer, wherever a keyboard has its digits; Escape shuts the field guide. */
export function createKeys(): DayKeys<unknown> {
  return {
    take({ key, code, isRepeat, areas }) {
      if (key === 'Escape') return areas.includes('ribbon') ? { press: ['ribbon'] } : null
      const digit = DIGIT.test(key) ? key : DIGIT_CODE.exec(code)?.[1]
      if (digit === undefined || Number(digit) > CHOICES || isRepeat) return null
      return { press: [`candidate-${digit}`] }
    },
  }
}
