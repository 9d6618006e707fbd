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
}

/** What a flag may say: `?paused`, `?paused=true`, `?paused=no`. */
const YES = ['', '1', 'true', 'yes', 'on']
const NO = ['0', 'false', 'no', 'off']

/** What stands in the address beside a day's numbers; the language is the site's. */
const KNOWN = ['seed', 'at', 'paused', 'speed', 'debug', 'lang']

/** The furthest moment that a link may ask for, an hour in. */
const FURTHEST = 3_600_000

/**
 * Reads the query of a day's address. What makes no sense is ignored, each with a word to `warn`.
 */
export function readSceneLink(
  query: string,
  table: Readonly<Record<string, Tunable>>,
  warn: (about: string) => void,
): SceneLink {
  const values = new URLSearchParams(query)

  const numberNamed = (
    name: string,
    { min, max, isWhole = false }: { min: number; max: number; isWhole?: boolean },
  ) => {
    const text = values.get(name)
    if (text === null) return undefined
    const value = text.trim() === '' ? Number.NaN : Number(text)
    if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value
    warn(`${name}=${text} is ignored: it takes a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`)
    return undefined
  }

  const isFlagUp = (name: string) => {
    const text = values.get(name)?.trim().toLowerCase()
    if (text === undefined || NO.includes(text)) return false
    if (YES.includes(text)) return true
    warn(`${name}=${values.get(name)} is ignored: it takes nothing, yes or no.`)
    return false
  }

  const tuning: Record<string, number> = {}
  for (const [name, tunable] of Object.entries(table)) {
    const value = numberNamed(name, tunable)
    if (value !== undefined) tuning[name] = value
  }
  for (const name of values.keys()) {
    if (!KNOWN.includes(name) && !Object.hasOwn(table, name)) {
      warn(`${name} is ignored: this day knows no such number.`)
    }
  }

  const seed = numberNamed('seed', { min: 0, max: 2 ** 32 - 1, isWhole: true })
  return {
    ...(seed !== undefined && { seed }),
    at: numberNamed('at', { min: 0, max: FURTHEST }) ?? 0,
    isPaused: isFlagUp('paused'),
    speed: numberNamed('speed', SPEEDS) ?? 1,
    tuning,
    isDebugged: isFlagUp('debug'),
  }
}

/** Writes the address of a moment of a day, from the hash sign on; what `readSceneLink` takes for granted is left out. */
export function writeSceneLink(
  slug: string,
  { seed, at, isPaused, speed, tuning, isDebugged }: SceneLink,
  table: Readonly<Record<string, Tunable>>,
): string {
  const values = new URLSearchParams()
  if (seed !== undefined) values.set('seed', String(seed))
  if (at > 0) values.set('at', String(at))
  if (speed !== 1) values.set('speed', String(speed))
  for (const [name, value] of Object.entries(tuning)) {
    if (value !== table[name]?.value) values.set(name, String(value))
  }
  const flags = [...(isPaused ? ['paused'] : []), ...(isDebugged ? ['debug'] : [])]
  const query = [values.toString(), ...flags].filter((part) => part !== '').join('&')
  return `#/${slug}${query && `?${query}`}`
}
