/** The style of what is read aloud and not seen. */
export const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
