import { useTranslate } from '../language/language'
import styles from './LoadingStroke.module.css'

/** The length of the whole stroke, in CSS pixels. */
const LENGTH = 552

interface Props {
  /** How much has arrived, from 0 to 1. */
  readonly arrived: number
  /** What is being loaded, for screen readers. */
  readonly what: string
}

/** A brush stroke that grows while something loads. It stays unseen for the first 300 ms, which most loads do not take. */
export function LoadingStroke({ arrived, what }: Props) {
  const t = useTranslate()
  const percent = Math.round(arrived * 100)
  return (
    <div
      aria-label={t({ en: `Loading ${what}`, fr: `Chargement de ${what}` })}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      className={styles.gauge}
      role="progressbar"
    >
      <div className={styles.stroke} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }} />
      <div className={styles.brush} style={{ transform: `translateX(${(percent / 100) * LENGTH}px)` }} />
      <span className={styles.percent}>{t({ en: `${percent}%`, fr: `${percent} %` })}</span>
    </div>
  )
}
