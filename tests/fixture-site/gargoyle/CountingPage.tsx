import { useEffect, useState } from 'react'
import { ReplayButton } from '../../../src/day/ReplayButton'

/** Counts presses, and says on the window that it is running, so that a test can see it stop. */
export function CountingPage() {
  const [presses, setPresses] = useState(0)

  useEffect(() => {
    const ticking = setInterval(() => window.dispatchEvent(new CustomEvent('fixture-site:tick')), 20)
    return () => clearInterval(ticking)
  }, [])

  return (
    <>
      <button onClick={() => setPresses((count) => count + 1)} type="button">
        Pressed {presses} times
      </button>
      <ReplayButton onReplay={() => setPresses(0)} />
    </>
  )
}
