import type { Tunable } from '../contract/scene'
import { SPEEDS } from './playhead'

/** The moment of a day that a link asks for: `#/heist?seed=7&at=3200&paused&speed=0.25`. */
export interface SceneLink {
  /** 32 bits, unsigned; without it the day starts from a fresh one. */
  readonly seed?: number
  /** Simulated ms. */
  readonly at: number
  readonly isPaused: boolean
  readonly speed: number
  readonly tuning: Readonly<Record<string, number>>
  /** Whether the page is open for tools: `debug`. */
  readonly isDebugged: boolean
  /** What somebody has played, as `src/stage/link/` packs it: any text at all; `null` where the address holds no game. */
  readonly game: string | null
}

/** What a flag may say: `?paused`, `?paused=true`, `?paused=no`. */
const YES = /^(1|true|yes|on)?$/i
const NO = /^(0|false|no|off)$/i

/** The furthest moment that a link may ask for, an hour in. */
const FURTHEST = 3_600_000

/** What a number of an address may be. */
interface NumberRange {
  readonly min: number
  readonly max: number
  readonly isWhole?: boolean
}

/**
 * Reads the query of a day's address. What makes no sense is ignored.
 * @param tell hears of it: of the name, of what is said of it, and of what it takes, a number or, `null`, a yes or no
 */
export function readSceneLink(
  query: string,
  table: Readonly<Record<string, Tunable>>,
  tell?: (name: string, text: string, takes: NumberRange | null) => void,
): SceneLink {
  const values = new URLSearchParams(query)

  const numberNamed = (name: string, range: NumberRange) => {
    const text = values.get(name)
    if (text === null) return undefined
    const value = text.trim() === '' ? Number.NaN : Number(text)
    if (value >= range.min && value <= range.max && (!range.isWhole || Number.isInteger(value))) return value
    tell?.(name, text, range)
    return undefined
  }

  const isFlagUp = (name: string) => {
    const text = values.get(name)?.trim()
    if (text === undefined || NO.test(text)) return false
    if (YES.test(text)) return true
    tell?.(name, text, null)
    return false
  }

  const tuning: Record<string, number> = {}
  for (const [name, tunable] of Object.entries(table)) {
    const value = numberNamed(name, tunable)
    if (value !== undefined) tuning[name] = value
  }

  const seed = numberNamed('seed', { min: 0, max: 2 ** 32 - 1, isWhole: true })
  return {
    ...(seed !== undefined && { seed }),
    at: numberNamed('at', { min: 0, max: FURTHEST }) ?? 0,
    isPaused: isFlagUp('paused'),
    speed: numberNamed('speed', SPEEDS) ?? 1,
    tuning,
    isDebugged: isFlagUp('debug'),
    game: values.get('game'),
  }
}
