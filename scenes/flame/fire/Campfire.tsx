import { memo } from 'react'
import { manifest } from '../../../assets/flame/manifest'
import { Picture } from '../../../src/ui/Picture'
import styles from './Campfire.module.css'

const { pictures } = manifest

/** Sparks on their way up, each its own way; pairs of eyes in the dark. */
const SPARKS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
const EYES = ['near', 'far', 'low'] as const

interface Props {
  /** How often somebody has spoken: each time, an ear twitches and sparks fly. */
  readonly voices: number
}

/** The camp site at night, behind both screens. Decorative. */
export const Campfire = memo(function Campfire({ voices }: Props) {
  return (
    <div aria-hidden="true" className={styles.site}>
      <div className={styles.scene}>
        <Picture className={styles.night} fetchPriority="high" print={pictures.night['1x']} />
        <div className={styles.glow} />
        <div className={styles.fire}>
          <Picture className={styles.flames} fetchPriority="high" print={pictures.flames.strip} />
        </div>
        <Picture className={styles.ear} key={`ear ${voices}`} print={pictures.ear['1x']} data-twitches={voices > 0} />
        <Picture className={styles.front} print={pictures.front['1x']} />
        <div className={styles.embers} />
        {SPARKS.map((spark) => (
          <i className={styles.spark} data-spark={spark} key={spark} />
        ))}
        {voices > 0 && <div className={styles.burst} key={`burst ${voices}`} />}
        {EYES.map((eyes) => (
          <Picture className={styles.eyes} data-eyes={eyes} key={eyes} print={pictures.eyes['2x']} />
        ))}
        <Picture className={styles.rope} print={pictures.rope['1x']} />
      </div>
    </div>
  )
})
