import { UNSEEN } from '../../ui/unseen'

/** Says the last thing worth saying of a day to a screen reader. It is there from the start: a live region that comes with its text is not read. */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <p aria-live="polite" style={UNSEEN}>
      {text}
    </p>
  )
}
