import { StatusError } from './status.ts'

/**
 * A moment as this Firestore keeps it: RFC 3339, in UTC, always with six digits of a second, so that the order of the
 * texts is the order of the moments.
 */
export type Time = string

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/
const DIGITS = 6

/**
 * The moment that a client names, cut off after the microsecond as Firestore does.
 *
 * @throws StatusError INVALID_ARGUMENT
 */
export function timeOf(text: string): Time {
  const [, second, fraction = ''] = RFC_3339.exec(text) ?? []
  if (second === undefined || Number.isNaN(Date.parse(`${second}Z`))) {
    throw new StatusError('INVALID_ARGUMENT', `"${text}" is no time in UTC.`)
  }
  return `${second}.${fraction.slice(0, DIGITS).padEnd(DIGITS, '0')}Z`
}

/** Microseconds since the epoch. */
export function microsOf(time: Time): bigint {
  const point = time.length - DIGITS - 2
  return BigInt(Date.parse(`${time.slice(0, point)}Z`)) * 1000n + BigInt(time.slice(point + 1, -1))
}

/** @param micros microseconds since the epoch, a whole number */
function timeAt(micros: number): Time {
  const inSecond = micros % 1_000_000
  const second = new Date((micros - inSecond) / 1000).toISOString().slice(0, -'.000Z'.length)
  return `${second}.${String(inSecond).padStart(DIGITS, '0')}Z`
}

/** A server's clock: it never shows the same microsecond twice, and can be set ahead. */
export class ServerClock {
  /** How far it goes ahead of this machine's clock, in ms. */
  ahead = 0
  private last = 0

  now(): Time {
    this.last = Math.max(this.last + 1, (Date.now() + this.ahead) * 1000)
    return timeAt(this.last)
  }
}
