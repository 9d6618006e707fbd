import type { CalendarDay } from '../calendar'
import { arrivalPicture } from '../loading/arrivalPicture'
import { LoadingStroke } from '../loading/LoadingStroke'
import styles from './Arrival.module.css'

interface Props {
  readonly day: CalendarDay
  /** How much of it has arrived, from 0 to 1. */
  readonly arrived: number
}

/** A day on its way: its vignette, as it comes forward on the home page, and under it a stroke that grows. */
export function Arrival({ day, arrived }: Props) {
  return (
    <div className={styles.arrival}>
      <span
        className={styles.vignette}
        style={{ backgroundImage: `url(${import.meta.env.BASE_URL}${arrivalPicture(day)})` }}
      />
      <LoadingStroke arrived={arrived} what={day.prompt} />
    </div>
  )
}
