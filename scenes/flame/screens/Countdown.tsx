import { useEffect, useState } from 'react'
import { useTranslate } from '../../../src/language/language'
import { wallClock } from '../wallClock'
import { inSecondsWords } from '../words'

/** Ms between two looks at how much is left. */
const LOOK = 200

const SECOND = 1000

/**
 * In how many seconds something happens. It is hidden from screen readers, which would read out each of them.
 * @param left tells the ms until then, or `null` when that is not known
 */
export function Countdown({ left }: { readonly left: () => number | null }) {
  const t = useTranslate()
  const [ms, setMs] = useState(left)

  useEffect(() => wallClock.every(LOOK, () => setMs(left())), [left])

  return <span aria-hidden="true">{ms !== null && t(inSecondsWords(Math.max(1, Math.ceil(ms / SECOND))))}</span>
}
