import type { CalendarDay } from '../calendar'
import { useLanguage } from '../language/language'

/** A day's prompt. It is the challenge's own word and stays English; on a page in another language it says so. */
export function Prompt({ day }: { readonly day: CalendarDay }) {
  const isForeign = useLanguage() !== 'en'
  return <span lang={isForeign ? 'en' : undefined}>{day.prompt}</span>
}
