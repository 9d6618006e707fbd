import type { CalendarDay } from '../calendar'
import type { Language } from '../language/words'
import { addressOfDay } from '../sharing/addressOfDay'
import { fetchPlates, printCard, printPostmark, printStamp } from './card'
import { type Box, cropOf } from './frame'
import { fetchPictures } from './paintElement'
import { type PlayedStage, photograph, stageIn } from './photograph'
import { wordsOf } from './words'

/** A card but for what the visitor writes on it. */
export interface PrintedCard {
  readonly card: HTMLCanvasElement
  readonly stamp: HTMLCanvasElement
  readonly postmark: HTMLCanvasElement
}

/**
 * Photographs a day as it stands, and prints the card.
 * @throws where what it is printed with does not come
 */
export async function takeCard(day: CalendarDay, stage: PlayedStage | null, language: Language): Promise<PrintedCard> {
  const written = document.querySelector('[data-pictured]')
  const [plates] = await Promise.all([fetchPlates(day), written && fetchPictures(written)])
  const window = stage?.window ?? pageWindow()
  const photographed = photograph(stage, written, cropOf(window, stage ? stageIn(stage) : boxOf(written)))
  // As it was drawn anew it was let be heard.
  stage?.suspend()
  const main = document.querySelector('main') ?? document.body
  const content = {
    plates,
    photograph: photographed,
    day,
    accent: getComputedStyle(main).getPropertyValue('--accent'),
    words: wordsOf(day, new Date(), language),
    address: addressOfDay(day),
  }
  return { card: printCard(content), stamp: printStamp(content), postmark: printPostmark(content) }
}

function pageWindow() {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  return { width, height }
}

/** Where what is pictured of a page lies. */
function boxOf(written: Element | null): Box {
  const { x, y, width, height } = written?.getBoundingClientRect() ?? new DOMRect()
  return { x, y, width, height }
}
