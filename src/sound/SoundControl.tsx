import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from '../language/language'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { keyOwner } from '../ui/keyOwner'
import { playHouseSound } from './houseSounds'
import { VOLUME } from './ranges'
import styles from './SoundControl.module.css'
import { isSilent, soundSettings } from './soundSettings'

/** What the arrow keys turn the volume by. */
const STEP = 5

/** The blot in the corner of every page that silences the site; pointed at or in focus, with a slider for the volume. */
export function SoundControl() {
  const t = useTranslate()
  const settings = useSyncExternalStore(soundSettings.subscribe, soundSettings.read)
  const silent = isSilent(settings)
  const { volume } = settings

  useEffect(() => {
    const muteByKey = (event: KeyboardEvent) => {
      // A day in which letters are typed has taken this one.
      if (event.defaultPrevented) return
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
      if (event.key.toLowerCase() === 'm' && isPlain && keyOwner(event) !== 'text') soundSettings.toggleMute()
    }
    window.addEventListener('keydown', muteByKey)
    return () => window.removeEventListener('keydown', muteByKey)
  }, [])

  const toggle = () => {
    soundSettings.toggleMute()
    playHouseSound('button')
  }

  return (
    <span className={styles.control}>
      <button
        aria-label={t({ en: 'Mute', fr: 'Couper le son' })}
        aria-pressed={silent}
        className={iconButtonStyles.press}
        onClick={toggle}
        type="button"
      >
        <IconButton glyph={silent ? 'soundOff' : 'soundOn'} />
      </button>
      <span className={styles.popup}>
        <span className={styles.strip}>
          <span className={styles.slider} style={{ '--volume': volume }}>
            <input
              aria-label={t({ en: 'Volume', fr: 'Volume' })}
              className={styles.input}
              max={VOLUME.max}
              min={VOLUME.min}
              onChange={(event) => soundSettings.setVolume(event.target.valueAsNumber)}
              step={STEP}
              type="range"
              value={volume}
            />
            <span aria-hidden="true" className={styles.fill} />
            <span aria-hidden="true" className={styles.thumb}>
              <span className={styles.number}>{volume}</span>
            </span>
          </span>
        </span>
      </span>
    </span>
  )
}
