import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SlipLayer } from '../day/slips/SlipLayer'
import { slips } from '../day/slips/slips'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { UNSEEN } from '../ui/unseen'

const RENEWED: Localized = { en: 'The box was renewed.', fr: 'La boîte a fait peau neuve.' }

/** Says on a slip that the page is one of a new build, until it has been read or a day is opened. */
export function sayRenewed(): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(<RenewedSlip />)
  const takeAway = () => {
    root.unmount()
    host.remove()
  }
  window.addEventListener('hashchange', takeAway, { once: true })
}

function RenewedSlip() {
  const t = useTranslate()
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    slips.say(RENEWED)
    // A live region that comes with its text is not read.
    setSaid(true)
  }, [])
  return (
    <>
      <p aria-live="polite" style={UNSEEN}>
        {isSaid && t(RENEWED)}
      </p>
      <SlipLayer place="lower left" />
    </>
  )
}
