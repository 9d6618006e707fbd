import { LANGUAGES, type Language } from '../../src/language/words'
import type { Point } from '../../src/stage/contract/geometry'
import { clamp } from '../../src/stage/contract/math'
import { isDuring, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { CLIP, clipPlace, FIGURINES, HEARS_AT, LAST_TOP, ROWS } from './layout'
import {
  advanceCabinet,
  coveredCabinet,
  figurineAt,
  lookAt,
  pointAt,
  stepBack,
  stepIn,
  takeKept,
} from './rules/cabinet'
import { advanceThief, catchThief, thiefAway } from './rules/thief'
import type { Events, ScallopState, Touchable } from './state'
import type { Tuning } from './tuning'

type Gallery = World<Events, Tuning>

/** The areas that only answer a press, and the event that tells of it. */
const ANSWERS = {
  shell: 'shellTapped',
  hen: 'henClucked',
  bust: 'bustBlinked',
  grin: 'grinGiggled',
  paste: 'pasteStirred',
} as const satisfies Partial<Record<Touchable, keyof Events>>

/** A gallery of 127 figurines: one is shown, and all are listed. */
export const rules: Rules<ScallopState, Events, Tuning> = {
  tick: 10,

  start({ tuning }) {
    const selected = clamp(Math.round(tuning.n), 1, FIGURINES) - 1
    return {
      selected,
      before: null,
      change: null,
      isRising: false,
      top: topWith(selected, 0),
      slidFrom: selected,
      language: 'en',
      touched: {
        up: null,
        down: null,
        shell: null,
        hen: null,
        bust: null,
        grin: null,
        paste: null,
        en: null,
        fr: null,
      },
      wakened: null,
      clipHeld: null,
      thief: thiefAway(tuning.thiefFirst),
      cabinet: coveredCabinet(selected),
    }
  },

  press(gallery, { area, at }, world) {
    if (area === null || area === 'shelves' || area === 'somebody') {
      if (gallery.cabinet.visit) pressShelves(gallery, at, world)
      return
    }
    const entry = numberIn(area, 'entry-')
    const rows = numberIn(area, 'scroll-')
    const language = languageIn(area)
    if (entry !== null) selectFigurine(gallery, entry, world)
    else if (rows !== null) scrollTo(gallery, gallery.top + rows, world)
    else if (language !== null) speakLanguage(gallery, language, world)
    else if (area === 'up' || area === 'down') pressHand(gallery, area, world)
    else if (area === 'counter') stepBack(gallery, world)
    else if (area === 'clip') gallery.clipHeld = at.y - clipPlace(gallery.top)
    else if (area === 'thief') catchThief(gallery.thief, world)
    else if (isAnswering(area)) {
      gallery.touched[area] = world.now
      world.emit(ANSWERS[area])
    }
  },

  release(gallery) {
    gallery.clipHeld = null
  },

  move(gallery, _input, world) {
    pointAt(gallery, world.pointer)
    if (gallery.clipHeld === null) return
    const share = (world.pointer.y - gallery.clipHeld - CLIP.top) / (CLIP.bottom - CLIP.top)
    scrollTo(gallery, Math.round(share * LAST_TOP), world)
  },

  hover(gallery, { area }) {
    if (area === 'hen' || area === 'bust' || area === 'grin') gallery.wakened = area
  },

  leave(gallery, { area }) {
    if (gallery.wakened === area) gallery.wakened = null
  },

  later({ cabinet }) {
    cabinet.hasLater = true
  },

  kept({ cabinet }, text) {
    takeKept(cabinet, text)
  },

  step(gallery, world) {
    advanceThief(gallery.thief, rules.tick, world)
    advanceCabinet(gallery, world)
    if (!gallery.isRising || isDuring(gallery.change, world.now)) return
    gallery.isRising = false
    world.emit('setDown', { index: gallery.selected })
    lookAt(gallery.cabinet, gallery.selected, world)
  },

  check({ selected, before, top, change, cabinet: { looked, count, visit, hasBowed } }, { now }) {
    if (!isIndex(selected) || (before !== null && !isIndex(before)))
      throw new Error(`selected is ${selected} and before ${before}, not below ${FIGURINES}.`)
    if (!(Number.isInteger(top) && top >= 0 && top <= LAST_TOP)) throw new Error(`top is ${top}, not 0 to ${LAST_TOP}.`)
    if ((before === null) !== (change === null) || !((change?.from ?? 0) <= now))
      throw new Error(`before is ${before} while change.from is ${change?.from}, at ${now}.`)
    if (before === selected) throw new Error(`before and selected are both ${selected}.`)
    if (looked.length !== FIGURINES || looked.filter(Boolean).length !== count)
      throw new Error(`${looked.filter(Boolean).length} of ${looked.length} are looked at, and ${count} counted.`)
    if (hasBowed && count < FIGURINES) throw new Error(`All have bowed, and only ${count} were looked at.`)
    if (visit && !(visit.from <= now && (visit.until ?? now) >= now - rules.tick))
      throw new Error(`A visit from ${visit.from} until ${visit.until} goes on at ${now}.`)
  },
}

const isIndex = (index: number) => Number.isInteger(index) && index >= 0 && index < FIGURINES

const isAnswering = (area: string): area is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, area)

/** The whole number that follows in the name of what was pressed. */
function numberIn(area: string, beginning: string): number | null {
  const digits = area.startsWith(beginning) ? area.slice(beginning.length) : ''
  return /^-?\d{1,4}$/.test(digits) ? Number(digits) : null
}

/** Whether it is what the panel says of a row, of scrolling, or of a language. */
export const isOfPanel = (name: string): boolean =>
  (numberIn(name, 'entry-') ?? numberIn(name, 'scroll-') ?? languageIn(name)) !== null

const languageIn = (area: string): Language | null => LANGUAGES.find((language) => area === `speak-${language}`) ?? null

/** The scrolling that has that name in sight and moves the list the least. */
function topWith(index: number, top: number): number {
  return clamp(clamp(top, index - ROWS.count + 1, index), 0, LAST_TOP)
}

/** Shows the figurine of that index; one beyond the list is the first, or the last. */
function selectFigurine(gallery: ScallopState, index: number, world: Gallery): void {
  const { now, tuning, emit } = world
  const next = clamp(index, 0, FIGURINES - 1)
  stepIn(gallery.cabinet, world)
  if (next === gallery.selected) {
    gallery.top = topWith(next, gallery.top)
    if (index !== next) emit('ended', { isFirst: index < 0 })
    else {
      gallery.touched.shell = now
      emit('shellTapped')
    }
    return
  }
  gallery.before = gallery.selected
  gallery.slidFrom = gallery.selected
  gallery.selected = next
  gallery.change = spanOf(now, tuning.changing)
  gallery.isRising = true
  gallery.top = topWith(next, gallery.top)
  emit('chosen', { index: next })
}

/** The cabinet is pressed from further away: whoever stands there is chosen, and one goes in. */
function pressShelves(gallery: ScallopState, at: Readonly<Point>, world: Gallery): void {
  const { visit } = gallery.cabinet
  const found = visit?.why === 'look' && visit.until === null ? figurineAt(at) : null
  if (found === null || world.now < (visit?.from ?? 0) + HEARS_AT.look) stepIn(gallery.cabinet, world)
  else selectFigurine(gallery, found, world)
}

/** A hand is pressed: one up, or one down. Source: docs/specification.md, Section 4, gallery. */
function pressHand(gallery: ScallopState, hand: 'up' | 'down', world: Gallery): void {
  gallery.touched[hand] = world.now
  selectFigurine(gallery, gallery.selected + (hand === 'up' ? -1 : 1), world)
}

function scrollTo(gallery: ScallopState, top: number, { emit }: Gallery): void {
  const next = clamp(top, 0, LAST_TOP)
  if (next === gallery.top) return
  gallery.top = next
  emit('scrolled')
}

/** The gallery speaks that language from now on: the selection stays. Source: docs/specification.md, Section 4, gallery. */
function speakLanguage(gallery: ScallopState, language: Language, { now, emit }: Gallery): void {
  if (gallery.language === language) return
  gallery.language = language
  gallery.touched[language] = now
  emit('spoken', { language })
}
