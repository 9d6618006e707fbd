import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslate } from '../../language/language'
import { LoadingStroke } from '../../loading/LoadingStroke'
import { InkButton } from '../../ui/InkButton'

/** How long a way may take before it is told how far it is, in ms. */
const UNSEEN_FOR = 2_000

const MIDDLE: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 40,
}

export interface SeekProgressProps {
  /** How much of the way is behind, 0…1. */
  readonly progress: number
  readonly onStay: () => void
}

/** Shows how far a day has come on a long way to another moment, and lets the visitor stay where it is. It stays unseen for the first 2 s. */
export function SeekProgress({ progress, onStay }: SeekProgressProps) {
  const t = useTranslate()
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), UNSEEN_FOR)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div style={{ ...MIDDLE, visibility: isSeen ? 'visible' : 'hidden' }}>
      <LoadingStroke arrived={progress} what={t({ en: 'the moment asked for', fr: 'l’instant demandé' })} />
      <InkButton onClick={onStay}>{t({ en: 'Stay at this moment', fr: 'Rester à cet instant' })}</InkButton>
    </div>
  )
}
