/** What is shown when, told by the moments at which each value ends: `timeline([{ until: 300, value: 'up' }, …])`. */

export interface Step<Value> {
  /** When it gives way to the next, in ms since the timeline began. */
  readonly until: number
  readonly value: Value
}

/** A row of values in time, each for its while. Asking it allocates nothing. */
export interface Timeline<Value> {
  /** How long it is in all, in ms. */
  readonly duration: number
  /** The value at that many ms since it began: the first before it, the last after it. */
  at(time: number): Value
  /** The same, beginning anew each time it is over. */
  looping(time: number): Value
}

/** @throws {RangeError} without steps, or when one does not end after the one before it */
export function timeline<const Value>(steps: readonly Step<Value>[]): Timeline<Value> {
  const first = steps[0]
  const last = steps.at(-1)
  if (!first || !last) throw new RangeError('A timeline needs a step.')
  for (const [place, { until }] of steps.entries()) {
    const before = steps[place - 1]?.until ?? 0
    if (!(until > before)) throw new RangeError(`Step ${place} of a timeline ends at ${until} ms, not after ${before}.`)
  }
  const { until: duration, value: lastValue } = last

  function at(time: number): Value {
    for (const step of steps) if (time < step.until) return step.value
    return lastValue
  }

  return { duration, at, looping: (time) => at(((time % duration) + duration) % duration) }
}
