import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The free places in the corner of a day's frame, before the home button. */
export type SlotName = 'replay'
export type SlotElements = Readonly<Record<SlotName, HTMLElement | null>>

const FrameSlots = createContext<SlotElements>({ replay: null })

export const FrameSlotsProvider = FrameSlots.Provider

interface Props {
  readonly name: SlotName
  readonly children: ReactNode
}

/** Puts a control of the day into the corner of its frame. It leaves with the component that put it there. */
export function FrameSlot({ name, children }: Props) {
  const element = useContext(FrameSlots)[name]
  return element && createPortal(children, element)
}
