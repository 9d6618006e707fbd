import type { CalendarDay } from '../calendar'
import { useLanguage } from '../language/language'

interface Props {
  readonly day: CalendarDay
  /** What the day is called instead, in English as well. */
  readonly called?: string | null
}

/** A day's prompt. It is the challenge's own word and stays English; on a page in another language it says so. */
export function Prompt({ day, called }: Props) {
  const isForeign = useLanguage() !== 'en'
  return <span lang={isForeign ? 'en' : undefined}>{called ?? day.prompt}</span>
}
