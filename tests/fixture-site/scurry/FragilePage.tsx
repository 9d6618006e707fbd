import { useState } from 'react'

/** Throws once it has been pressed. */
export function FragilePage() {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('A spring came loose.')
  return (
    <button onClick={() => setIsBroken(true)} type="button">
      Wind up
    </button>
  )
}
