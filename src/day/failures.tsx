import { type ReactNode, useEffect, useId } from 'react'
import { manifest } from '../../assets/ui/manifest'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import type { ChunkLoadError, LoadCure, LoadFailure } from '../loading/chunkLoader'
import { reloadPage } from '../loading/loader'
import { errors } from '../reports/errors'
import { InkButton } from '../ui/InkButton'
import { PaperSheet } from '../ui/PaperSheet'
import { Picture } from '../ui/Picture'
import styles from './failures.module.css'

/** What the visitor may know, or do, beside trying again. */
const ADVICE: Record<LoadFailure, Localized> = {
  missing: {
    en: 'The site may have been renewed since you opened it. If trying again does not help, reload the page.',
    fr: 'Le site a peut-être été mis à jour depuis que vous l’avez ouvert. Si réessayer n’y fait rien, rechargez la page.',
  },
  timeout: { en: 'It did not arrive within two minutes.', fr: 'Rien n’est arrivé en deux minutes.' },
  offline: {
    en: 'You are offline, and this page is not in the box yet: it comes as soon as you are back.',
    fr: 'Vous êtes hors ligne, et cette page n’est pas encore dans la boîte : elle viendra dès votre retour.',
  },
  'no answer': { en: 'The server did not answer.', fr: 'Le serveur n’a pas répondu.' },
  'server error': { en: 'The server stumbled.', fr: 'Le serveur a trébuché.' },
  damaged: {
    en: 'It arrived, but not as it was sent. If trying again does not help, reload the page.',
    fr: 'Tout est arrivé, mais abîmé. Si réessayer n’y fait rien, rechargez la page.',
  },
}

/** What the visitor may know where only a page that is loaded anew helps. */
const RELOAD_ADVICE: Record<Exclude<LoadCure, 'try again'>, Localized> = {
  reload: {
    en: 'It arrived, but it does not run. Reload the page to go on.',
    fr: 'Tout est arrivé, mais rien ne marche. Rechargez la page pour continuer.',
  },
  renewed: {
    en: 'The site has been renewed since you opened it. Reload the page to go on.',
    fr: 'Le site a été mis à jour depuis que vous l’avez ouvert. Rechargez la page pour continuer.',
  },
}

/** The reasons as the French title names them; the English one uses their own names. */
const FRENCH_REASONS: Record<LoadFailure, string> = {
  missing: 'introuvable',
  timeout: 'délai dépassé',
  offline: 'hors ligne',
  'no answer': 'pas de réponse',
  'server error': 'erreur du serveur',
  damaged: 'endommagé',
}

const { pictures } = manifest

interface FailureProps {
  readonly picture: 'chunk-failed' | 'day-stumbled'
  readonly title: Localized
  readonly advice: Localized
  readonly children: ReactNode
}

function Failure({ picture, title, advice, children }: FailureProps) {
  const t = useTranslate()
  const titleId = useId()
  return (
    <PaperSheet aria-labelledby={titleId} role="alert">
      <Picture className={styles.picture} print={pictures[picture]['2x']} />
      <p className={styles.title} id={titleId}>
        {t(title)}
      </p>
      <p className={styles.advice}>{t(advice)}</p>
      {children}
    </PaperSheet>
  )
}

interface ChunkFailureProps {
  readonly error: ChunkLoadError
  readonly onTryAgain: () => void
}

/** The English is the owner's, word for word. Source: docs/specification.md, Section 8, errors. */
function titleOf({ chunk, reason }: ChunkLoadError): Localized {
  return {
    en: `Loading chunk ${chunk} failed (${reason})`,
    fr: `Le chargement de ${chunk} a échoué (${FRENCH_REASONS[reason]})`,
  }
}

/** Says why a day's chunk did not load and offers what helps: to load it again, which is done by itself once a lost connection is back, or to reload the page. */
export function ChunkFailure({ error, onTryAgain }: ChunkFailureProps) {
  const t = useTranslate()

  useEffect(() => {
    // Who is offline reports nothing, and needs no maker's help.
    if (error.reason !== 'offline') errors.tell({ kind: 'asset failed', error })
  }, [error])

  useEffect(() => {
    if (error.reason !== 'offline') return
    window.addEventListener('online', onTryAgain)
    return () => window.removeEventListener('online', onTryAgain)
  }, [error, onTryAgain])

  const { cure, reason } = error
  const advice = cure === 'try again' ? ADVICE[reason] : RELOAD_ADVICE[cure]
  const mayReload = cure !== 'try again' || reason === 'missing' || reason === 'damaged'
  return (
    <Failure advice={advice} picture="chunk-failed" title={titleOf(error)}>
      <div className={styles.choices}>
        {cure === 'try again' && <InkButton onClick={onTryAgain}>{t({ en: 'Try again', fr: 'Réessayer' })}</InkButton>}
        {mayReload && <InkButton onClick={reloadPage}>{t({ en: 'Reload', fr: 'Recharger' })}</InkButton>}
      </div>
    </Failure>
  )
}

const CRASHED: Localized = { en: 'This day stumbled', fr: 'Cette journée a trébuché' }
const WHAT_HAPPENED: Localized = {
  en: 'Something in it came loose. Started anew, it may well run again.',
  fr: 'Quelque chose s’est détaché. Recommencez-la : elle devrait repartir.',
}

/** Says that a day threw and offers to start it anew. What was thrown is the developers’: it is in the console. */
export function DayStumbled({ onRestart }: { readonly onRestart: () => void }) {
  const t = useTranslate()
  return (
    <Failure advice={WHAT_HAPPENED} picture="day-stumbled" title={CRASHED}>
      <InkButton onClick={onRestart}>{t({ en: 'Restart this day', fr: 'Recommencer cette journée' })}</InkButton>
    </Failure>
  )
}
