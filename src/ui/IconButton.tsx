import styles from './IconButton.module.css'

/** The icons of the house, in the order of their sheet. */
export type Glyph = 'home' | 'replay' | 'soundOn' | 'soundOff' | 'keys' | 'source' | 'book'

/**
 * An icon, 60 px: what can be pressed is a blot of ink, red when it is pointed at, squeezed to paper when it is pressed.
 * Decorative; the control around it bears the name and, by its class `press`, the states.
 */
export function IconButton({ glyph }: { readonly glyph: Glyph }) {
  return <span aria-hidden="true" className={`${styles.icon} ${styles[glyph]}`} />
}
