import { SOURCE_REPOSITORY } from '../site'
import { Blot } from './Blot'
import styles from './Blot.module.css'

/** The icon in the corner that leads to the site's source code. */
export function SourceLink() {
  return (
    <div className={styles.corner}>
      <a aria-label="Source code" className={styles.press} href={SOURCE_REPOSITORY}>
        <Blot glyph="source" />
      </a>
    </div>
  )
}
