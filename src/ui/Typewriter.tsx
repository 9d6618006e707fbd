import { UNSEEN } from './unseen'

const UNTYPED = { visibility: 'hidden' } as const

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
    <>
      <span style={UNSEEN}>{text}</span>
      <span aria-hidden="true">
        {text.slice(0, typed)}
        <span style={UNTYPED}>{text.slice(typed)}</span>
      </span>
    </>
  )
}
