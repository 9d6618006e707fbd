import { createContext, useContext, useLayoutEffect } from 'react'

/** Keeps what a day shows while it is on its way, until what is returned is called. */
type HoldArrival = () => () => void

const Arriving = createContext<HoldArrival>(() => () => {})

export const HeldArrivalProvider = Arriving.Provider

/** Lets a day whose script has come be on its way still, as long as it has nothing to show: its first picture takes its place at once. */
export function useHeldArrival(isHeld: boolean): void {
  const hold = useContext(Arriving)
  useLayoutEffect(() => (isHeld ? hold() : undefined), [hold, isHeld])
}
