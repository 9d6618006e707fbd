import { useEffect, useState } from 'react'
import { sounds } from '../../../assets/flame-later/sounds.manifest'
import type { PageProps } from '../../../src/day/definePage'
import { captions } from '../../../src/day/slips/captions'
import { slips } from '../../../src/day/slips/slips'
import { useTranslate } from '../../../src/language/language'
import { useSoundscape } from '../../../src/sound/useSoundscape'
import { UNSEEN } from '../../../src/ui/unseen'
import type { FireEvents } from '../finds'
import { roarWords } from '../words'

const LOOPS = {}

interface Props extends Omit<PageProps<FireEvents>, 'day'> {
  /** How often the fire has roared. */
  readonly roars: number
}

/** What is heard, written, read out and found when the fire roars. */
export function Roar({ roars, isHeld, tell }: Props) {
  const t = useTranslate()
  const play = useSoundscape(sounds, LOOPS, isHeld)
  // What roared before the page was shown is not told again.
  const [before] = useState(roars)
  const words = roars > before ? roarWords(roars) : null

  useEffect(() => {
    if (!words) return
    play('roar')
    if (captions.read()) slips.say(words)
    tell('roared', null)
  }, [words, play, tell])

  return (
    <p aria-live="polite" style={UNSEEN}>
      {words && t(words)}
    </p>
  )
}
