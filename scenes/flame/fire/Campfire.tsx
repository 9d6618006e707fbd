import { memo } from 'react'
import { manifest } from '../../../assets/flame/manifest'
import { Picture } from '../../../src/ui/Picture'
import styles from './Campfire.module.css'
import { burning, EYES, flickerInTheAir, flickerOfEmbers, SPARKS } from './motions'

const { pictures } = manifest

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
        <div className={styles.glow} ref={flickerInTheAir} />
        <div className={styles.fire}>
          <Picture className={styles.flames} fetchPriority="high" print={pictures.flames.strip} ref={burning} />
        </div>
        <Picture className={styles.ear} key={`ear ${voices}`} print={pictures.ear['1x']} data-twitches={voices > 0} />
        <Picture className={styles.front} print={pictures.front['1x']} />
        <div className={styles.embers} ref={flickerOfEmbers} />
        {SPARKS.map(({ spark, rise }) => (
          <i className={styles.spark} data-spark={spark} key={spark} ref={rise} />
        ))}
        {voices > 0 && <div className={styles.burst} key={`burst ${voices}`} />}
        {EYES.map(({ eyes, blink }) => (
          <Picture className={styles.eyes} data-eyes={eyes} key={eyes} print={pictures.eyes['2x']} ref={blink} />
        ))}
        <Picture className={styles.rope} print={pictures.rope['1x']} />
      </div>
    </div>
  )
})
