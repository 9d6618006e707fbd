import { SOURCE_REPOSITORY } from '../site'
import { Blot } from './Blot'
import styles from './Blot.module.css'

/** The icon that leads to the site's source code. */
export function SourceLink() {
  return (
    <a aria-label="Source code" className={styles.press} href={SOURCE_REPOSITORY}>
      <Blot glyph="source" />
    </a>
  )
}
