import styles from './Typewriter.module.css'

interface Props {
  readonly text: string
  /** How much of the text is typed: what `typewriter` says of it, a length of the text. */
  readonly typed: number
}

/**
 * Shows what `typewriter` has typed. What is not typed yet has its place already, so that nothing jumps; a screen reader is
 * given the whole text at once and is not told of letters.
 */
export function Typewriter({ text, typed }: Props) {
  return (
    <span className={styles.typewriter}>
      <span className={styles.spoken}>{text}</span>
      <span aria-hidden="true">
        {text.slice(0, typed)}
        <span className={styles.untyped}>{text.slice(typed)}</span>
      </span>
    </span>
  )
}
