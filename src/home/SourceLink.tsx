import { useTranslate } from '../language/language'
import { SOURCE_REPOSITORY } from '../site'
import { IconButton } from '../ui/IconButton'
import styles from '../ui/IconButton.module.css'

/** The icon that leads to the site's source code. */
export function SourceLink() {
  const t = useTranslate()
  return (
    <a
      aria-label={t({ en: 'Source code', fr: 'Code source' })}
      className={styles.press}
      href={SOURCE_REPOSITORY}
      // It lies where a day has the way home: the second click of a double click on that is not meant for it.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      <IconButton glyph="source" />
    </a>
  )
}
