import { useTranslate } from '../../language/language'
import { LoadingStroke } from '../../loading/LoadingStroke'
import { InkButton } from '../../ui/InkButton'
import styles from './SeekProgress.module.css'

interface Props {
  /** How much of the way is behind, 0…1. */
  readonly progress: number
  readonly onStay: () => void
}

/** Shows how far a day has come on a long way to another moment, and lets the visitor stay where it is. It stays unseen for the first 2 s. */
export function SeekProgress({ progress, onStay }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.seek}>
      <LoadingStroke arrived={progress} what={t({ en: 'the moment asked for', fr: 'l’instant demandé' })} />
      <InkButton onClick={onStay}>{t({ en: 'Stay at this moment', fr: 'Rester à cet instant' })}</InkButton>
    </div>
  )
}
