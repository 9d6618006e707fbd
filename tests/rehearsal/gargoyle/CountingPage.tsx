import { useEffect, useState } from 'react'
import { FrameSlot } from '../../../src/day/FrameSlot'
import { ReplayButton } from '../../../src/day/ReplayButton'

/** Counts presses, and says on the window that it is running, so that a test can see it stop. */
export function CountingPage() {
  const [presses, setPresses] = useState(0)

  useEffect(() => {
    const ticking = setInterval(() => window.dispatchEvent(new CustomEvent('rehearsal:tick')), 20)
    return () => clearInterval(ticking)
  }, [])

  return (
    <>
      <button onClick={() => setPresses((count) => count + 1)} type="button">
        Pressed {presses} times
      </button>
      <FrameSlot name="sound">
        <button type="button">Sound</button>
      </FrameSlot>
      <ReplayButton onReplay={() => setPresses(0)} />
    </>
  )
}
