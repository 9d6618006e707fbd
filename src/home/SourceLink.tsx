import { useSay } from '../language/language'
import { SOURCE_REPOSITORY } from '../site'
import { Blot } from '../ui/Blot'
import styles from '../ui/Blot.module.css'

/** The icon that leads to the site's source code. */
export function SourceLink() {
  const say = useSay()
  return (
    <a
      aria-label={say({ en: 'Source code', fr: 'Code source' })}
      className={styles.press}
      href={SOURCE_REPOSITORY}
      // It lies where a day has the way home: the second click of a double click on that is not meant for it.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      <Blot glyph="source" />
    </a>
  )
}
