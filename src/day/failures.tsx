import { type ReactNode, useEffect, useId } from 'react'
import { manifest } from '../../assets/furniture/manifest'
import { useSay } from '../language/language'
import type { Words } from '../language/words'
import type { ChunkLoadError, LoadCure, LoadFailure } from '../loading/chunkLoader'
import { reloadPage } from '../loading/loader'
import { faults } from '../reports/faults'
import { InkButton } from '../ui/InkButton'
import { PaperSheet } from '../ui/PaperSheet'
import { Picture } from '../ui/Picture'
import styles from './failures.module.css'

/** What the visitor may know, or do, beside trying again. */
const ADVICE: Record<LoadFailure, Words> = {
  missing: {
    en: 'The site may have been renewed since you opened it. If trying again does not help, reload the page.',
    fr: 'Le site a peut-être été renouvelé depuis que vous l’avez ouvert. Si réessayer n’y fait rien, rechargez la page.',
  },
  timeout: { en: 'It did not arrive within two minutes.', fr: 'Rien n’est arrivé en deux minutes.' },
  offline: {
    en: 'You seem to be offline. It will be tried again when you are back.',
    fr: 'Vous semblez hors ligne. Un nouvel essai aura lieu à votre retour.',
  },
  'no answer': { en: 'The server did not answer.', fr: 'Le serveur n’a pas répondu.' },
  'server error': { en: 'The server stumbled.', fr: 'Le serveur a trébuché.' },
  damaged: {
    en: 'It arrived, but not as it was sent. If trying again does not help, reload the page.',
    fr: 'Tout est arrivé, mais abîmé. Si réessayer n’y fait rien, rechargez la page.',
  },
}

/** What the visitor may know where only a page that is loaded anew helps. */
const RELOAD_ADVICE: Record<Exclude<LoadCure, 'try again'>, Words> = {
  reload: {
    en: 'It arrived, but it does not run. Reload the page to go on.',
    fr: 'Tout est arrivé, mais rien ne marche. Rechargez la page pour continuer.',
  },
  renewed: {
    en: 'The site has been renewed since you opened it. Reload the page to go on.',
    fr: 'Le site a été renouvelé depuis que vous l’avez ouvert. Rechargez la page pour continuer.',
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
  readonly title: Words
  readonly advice: Words
  readonly children: ReactNode
}

function Failure({ picture, title, advice, children }: FailureProps) {
  const say = useSay()
  const titleId = useId()
  return (
    <PaperSheet aria-labelledby={titleId} role="alert">
      <Picture className={styles.picture} print={pictures[picture]['2x']} />
      <p className={styles.title} id={titleId}>
        {say(title)}
      </p>
      <p className={styles.advice}>{say(advice)}</p>
      {children}
    </PaperSheet>
  )
}

interface ChunkFailureProps {
  readonly error: ChunkLoadError
  readonly onTryAgain: () => void
}

/** The English is the owner's, word for word. Source: specification, section 7. */
function titleOf({ chunk, reason }: ChunkLoadError): Words {
  return {
    en: `Loading chunk ${chunk} failed (${reason})`,
    fr: `Le chargement de ${chunk} a échoué (${FRENCH_REASONS[reason]})`,
  }
}

/** Says why a day's chunk did not load and offers what helps: to load it again, which is done by itself once a lost connection is back, or to reload the page. */
export function ChunkFailure({ error, onTryAgain }: ChunkFailureProps) {
  const say = useSay()

  useEffect(() => {
    // Who is offline reports nothing, and needs no maker's help.
    if (error.reason !== 'offline') faults.tell({ kind: 'asset failed', error })
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
        {cure === 'try again' && (
          <InkButton onClick={onTryAgain}>{say({ en: 'Try again', fr: 'Réessayer' })}</InkButton>
        )}
        {mayReload && <InkButton onClick={reloadPage}>{say({ en: 'Reload', fr: 'Recharger' })}</InkButton>}
      </div>
    </Failure>
  )
}

const STUMBLED: Words = { en: 'This day stumbled', fr: 'Cette journée a trébuché' }
const WHAT_HAPPENED: Words = {
  en: 'Something in it came loose. Started anew, it may well run again.',
  fr: 'Quelque chose s’y est détaché. En recommençant, elle devrait repartir.',
}

/** Says that a day threw and offers to start it anew. What was thrown is the developers’: it is in the console. */
export function DayStumbled({ onRestart }: { readonly onRestart: () => void }) {
  const say = useSay()
  return (
    <Failure advice={WHAT_HAPPENED} picture="day-stumbled" title={STUMBLED}>
      <InkButton onClick={onRestart}>{say({ en: 'Restart this day', fr: 'Recommencer cette journée' })}</InkButton>
    </Failure>
  )
}
