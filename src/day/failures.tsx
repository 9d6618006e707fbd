import { type ReactNode, useEffect, useId } from 'react'
import { manifest } from '../../assets/furniture/manifest'
import { InkButton } from '../ui/InkButton'
import { PaperSheet } from '../ui/PaperSheet'
import { Picture } from '../ui/Picture'
import type { ChunkLoadError, LoadFailure } from './chunkLoader'
import styles from './failures.module.css'

/** What the visitor may know, or do, beside trying again. */
const ADVICE: Record<LoadFailure, string> = {
  missing: 'The site may have been renewed since you opened it. If trying again does not help, reload the page.',
  timeout: 'It did not arrive within two minutes.',
  offline: 'You seem to be offline. It will be tried again when you are back.',
  'no answer': 'The server did not answer.',
  'server error': 'The server stumbled.',
  damaged: 'It arrived, but it does not run. If trying again does not help, reload the page.',
}

const { pictures } = manifest

interface FailureProps {
  readonly picture: 'chunk-failed' | 'day-stumbled'
  readonly title: string
  readonly advice: string
  readonly children: ReactNode
}

function Failure({ picture, title, advice, children }: FailureProps) {
  const titleId = useId()
  return (
    <PaperSheet aria-labelledby={titleId} role="alert">
      <Picture className={styles.picture} print={pictures[picture]['2x']} />
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <p className={styles.advice}>{advice}</p>
      {children}
    </PaperSheet>
  )
}

interface ChunkFailureProps {
  readonly error: ChunkLoadError
  readonly onTryAgain: () => void
}

/** Says why a day's chunk did not load and offers to load it again; does so by itself once a lost connection is back. */
export function ChunkFailure({ error, onTryAgain }: ChunkFailureProps) {
  useEffect(() => {
    if (error.reason !== 'offline') return
    window.addEventListener('online', onTryAgain)
    return () => window.removeEventListener('online', onTryAgain)
  }, [error, onTryAgain])

  return (
    <Failure advice={ADVICE[error.reason]} picture="chunk-failed" title={error.message}>
      <InkButton onClick={onTryAgain}>Try again</InkButton>
    </Failure>
  )
}

interface DayStumbledProps {
  readonly error: Error
  readonly onRestart: () => void
}

/** Says that a day threw and offers to start it anew. */
export function DayStumbled({ error, onRestart }: DayStumbledProps) {
  return (
    <Failure advice={error.message} picture="day-stumbled" title="This day stumbled">
      <InkButton onClick={onRestart}>Restart this day</InkButton>
    </Failure>
  )
}
