import type { CalendarDay } from '../calendar'
import { addressOfDay, site } from '../sharing/addressOfDay'
import type { PlayedStage } from './photograph'
import type { PostcardLink } from './words'

/**
 * Writes a link to this moment, for a site whose address ends with a slash and which has a page for each day; `null` where it has none.
 * Who no longer wants it calls it off by the signal.
 */
export type LinkTo = (
  site: string | null,
  signal: AbortSignal,
) => Promise<Pick<PostcardLink, 'address' | 'holdsGame' | 'remark'>>

/** How much of a game whoever opens it watches at the most, in seconds. */
const WATCHED = 60

/** What is sent along with a card, or in its stead: where no game can be written, the day. */
export async function linkOf(
  day: CalendarDay,
  stage: PlayedStage | null,
  linkTo: LinkTo | null,
  signal: AbortSignal,
): Promise<PostcardLink> {
  const alone: PostcardLink = { address: addressOfDay(day), holdsGame: false, seconds: 0, remark: null }
  if (!stage || !linkTo) return alone
  const seconds = Math.min(WATCHED, Math.max(1, Math.round(stage.playhead.now / 1000)))
  try {
    return { ...(await linkTo(site(), signal)), seconds }
  } catch (error) {
    if (!signal.aborted) console.warn('The link holds no game: what writes it did not load.', error)
    return alone
  }
}
