import { memo, useEffect, useState } from 'react'
import { manifest } from '../../../assets/flame-later/manifest'
import { Picture } from '../../../src/ui/Picture'
import { wallClock } from '../wallClock'
import styles from './Sky.module.css'
import { skyAt } from './sky'

/** How often one looks up, in ms: the moon has gone half a unit on. */
const LOOK = 60_000

const now = () => skyAt(wallClock.now(), wallClock.hours())

/** The moon and the stars where the visitor's clock has them, behind the trunks. Decorative. */
export const Sky = memo(function Sky() {
  const [{ moon, phase, stars }, look] = useState(now)

  useEffect(() => wallClock.every(LOOK, () => look(now())), [])

  return (
    <>
      <div className={styles.stars} style={{ backgroundPositionX: `calc(${stars} * var(--unit))` }} />
      <div
        className={styles.moon}
        data-phase={phase}
        style={{
          left: `calc(${moon.x} * var(--unit))`,
          top: `calc(${moon.y} * var(--unit))`,
          backgroundPositionX: `${(phase / 7) * 100}%`,
        }}
      />
      <Picture className={styles.trunks} print={manifest.pictures.trunks['1x']} />
    </>
  )
})
