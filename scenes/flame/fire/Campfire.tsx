import { memo, useEffect, useRef, useState } from 'react'
import { manifest } from '../../../assets/flame/manifest'
import { manifest as later } from '../../../assets/flame-later/manifest'
import { reducedMotion } from '../../../src/stage/canvas/reducedMotion'
import { Picture } from '../../../src/ui/Picture'
import { MOST_LOGS } from './blaze'
import styles from './Campfire.module.css'
import { burning, EYES, flickerInTheAir, flickerOfEmbers, LEAP, ROAR, SPARKS } from './motions'
import { Sky } from './Sky'

const { pictures } = manifest

/** How much larger the fire is for each who has spoken within the last minute. */
const GROWTH = 0.022

interface Props {
  /** Whether the visitor has sat down: whoever does looks up, and what is in the sky is fetched. */
  readonly isSeated: boolean
  /** How often somebody has spoken: each time a twig flies, the fire leaps and an ear twitches. */
  readonly voices: number
  /** How many of them within the last minute. */
  readonly heat: number
  /** How often so many have spoken that the fire roared, and a log broke. */
  readonly roars: number
}

/** The camp site at night, behind both screens. Decorative. */
export const Campfire = memo(function Campfire({ isSeated, voices, heat, roars }: Props) {
  const fireRef = useRef<HTMLDivElement>(null)
  // What broke before the page was shown lies there.
  const [lying] = useState(roars)

  useEffect(() => {
    if (voices > 0 && !reducedMotion.matches) fireRef.current?.animate(LEAP.keyframes, LEAP.timing)
  }, [voices])

  useEffect(() => {
    if (roars > lying && !reducedMotion.matches) fireRef.current?.animate(ROAR.keyframes, ROAR.timing)
  }, [roars, lying])

  return (
    <div aria-hidden="true" className={styles.site}>
      <div className={styles.scene} data-pictured>
        <Picture className={styles.night} fetchPriority="high" print={pictures.night['1x']} />
        {isSeated && <Sky />}
        <div className={styles.glow} ref={flickerInTheAir} />
        {roars > lying && <div className={styles.flare} key={`flare ${roars}`} />}
        <div className={styles.fire} data-heat={heat} ref={fireRef} style={{ scale: 1 + GROWTH * heat }}>
          <Picture className={styles.flames} fetchPriority="high" print={pictures.flames.strip} ref={burning} />
        </div>
        <Picture className={styles.ear} key={`ear ${voices}`} print={pictures.ear['1x']} data-twitches={voices > 0} />
        <Picture className={styles.front} print={pictures.front['1x']} />
        <div className={styles.embers} ref={flickerOfEmbers} />
        {logsAfter(roars).map((log) => (
          <Picture
            className={styles.log}
            data-log={log % MOST_LOGS}
            data-rolls={log >= lying}
            key={`log ${log}`}
            print={later.pictures['broken-log']['1x']}
          />
        ))}
        {SPARKS.map(({ spark, rise }) => (
          <i className={styles.spark} data-spark={spark} key={spark} ref={rise} />
        ))}
        {isSeated && (
          <Picture
            className={styles.twig}
            data-flies={voices > 0}
            key={`twig ${voices}`}
            print={later.pictures.twig['1x']}
          />
        )}
        {voices > 0 && <div className={styles.burst} key={`burst ${voices}`} />}
        {roars > lying &&
          ROAR_BURSTS.map((burst) => <div className={styles.burst} data-roar={burst} key={`roar ${roars} ${burst}`} />)}
        {EYES.map(({ eyes, blink }) => (
          <Picture className={styles.eyes} data-eyes={eyes} key={eyes} print={pictures.eyes['2x']} ref={blink} />
        ))}
        <Picture className={styles.rope} print={pictures.rope['1x']} />
      </div>
    </div>
  )
})

/** Sparks that fly when it roars, one handful after the other. */
const ROAR_BURSTS = ['first', 'second', 'third', 'fourth'] as const

/** Which of the logs that broke still lie there, counted from the first. */
function logsAfter(roars: number): number[] {
  const lying = Math.min(roars, MOST_LOGS)
  return Array.from({ length: lying }, (_, index) => roars - lying + index)
}
