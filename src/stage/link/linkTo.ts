import type { CalendarDay } from '../../calendar'
import type { Localized } from '../../language/words'
import type { Fit } from '../contract/geometry'
import { type AnyPlayhead, MOST_KEPT } from '../time/playhead'
import { writeSceneLink } from '../time/sceneAddress'
import { MOST_TEXT, textOf } from './gameText'
import { packGame } from './packedGame'
import { type PlayedScene, playThrough } from './playThrough'
import { thinned } from './thinned'

/** The moment of a day that is passed on: a run is one. */
export interface LinkedMoment {
  readonly scene: PlayedScene
  readonly playhead: AnyPlayhead
  /** How the stage lies in the window. */
  readonly fit: Fit
}

/** A link that somebody may be sent. */
export interface GameLink {
  readonly address: string
  /** Whether whoever opens it sees the game that led to this moment, and this moment; else the day begins there with the same chances. */
  readonly holdsGame: boolean
  /** Why it holds no game, for whoever sends it; `null` where it does, or there is none. */
  readonly remark: Localized | null
}

const TOO_LONG: Localized = {
  en: 'This game is longer than a link can tell: the day will open at its beginning.',
  fr: 'Cette partie est trop longue pour un lien : la journée s’ouvrira à son début.',
}

/**
 * A link to a moment of a day, with all that was done since it began, or was begun anew, where that is not too much for an address.
 * @param site where the site is found, with a page of its own for each day, and a slash at its end; `null`: where this page is
 * @param moment `null` of a day that is no game
 * @param signal calls it off: it takes as long as the game is played again
 */
export async function linkTo(
  { slug }: CalendarDay,
  site: string | null,
  moment: LinkedMoment | null,
  signal?: AbortSignal,
): Promise<GameLink> {
  if (!moment) return { address: addressOf(`#/${slug}`, site), holdsGame: false, remark: null }
  const { seed, world } = moment.playhead
  const link = { seed, at: 0, isPaused: false, speed: 1, tuning: { ...world.tuning }, isDebugged: false }
  const game = await gameOf(moment, signal)
  const hash = writeSceneLink(slug, { ...link, game }, moment.scene.tuning)
  return { address: addressOf(hash, site), holdsGame: game !== null, remark: game === null ? TOO_LONG : null }
}

/** The game that has led to a moment, as an address holds it; `null` where it is too long. */
async function gameOf({ scene, playhead, fit }: LinkedMoment, signal?: AbortSignal): Promise<string | null> {
  if (!playhead.isWhole) return null
  const game = { ...playhead.record(), hash: playhead.hash() }
  if (game.ticks * playhead.tick > MOST_KEPT.time || game.inputs.length > MOST_KEPT.inputs) return null
  const thin = await thinned(game, (played) => playThrough(played, scene, signal))
  const text = thin && (await textOf(packGame(thin, fit)))
  return text && text.length <= MOST_TEXT.characters ? text : null
}

/** Of a day in the site, `#/heist?seed=7`, where that is found: the static page of a day, `heist/#seed=7`, leads into the site. */
function addressOf(hash: string, site: string | null): string {
  if (site === null) return window.location.origin + window.location.pathname + hash
  const [page = '', query] = hash.slice(2).split('?')
  return `${site}${page}/${query === undefined ? '' : `#${query}`}`
}
