import { beforeAll, describe, expect, it } from 'vitest'
import { SLIP_TIMES } from '../../src/day/slips/slipQueue'
import { inLanguage, LANGUAGES } from '../../src/language/words'
import { toStage } from '../../src/stage/canvas/fit'
import type { AnyReaction } from '../../src/stage/contract/anyScene'
import type { Bounds, Fit, Size } from '../../src/stage/contract/geometry'
import { captionOf } from '../../src/stage/session/effects'
import { isLostUnder, type Look, PLAYED, WINDOWS, watchAreas } from '../support/areasInPlay'
import { findSlipBounds, linesOf, slipBounds } from '../support/captions'
import { loadPlayedDays, type PlayedDay } from '../support/days'

const SEEDS = [5, 9]
const FIRST: Readonly<Size> = { width: 1440, height: 900 }

/** Days that write what is said themselves, in their pictures. */
const OWN = ['forget', 'gear', 'kind', 'match', 'nest', 'scallop']

const staged = await loadPlayedDays()
const captions = new Map<string, readonly string[]>()

/** What a day has written by itself, in both languages: what is always the same, and what is said of what happens. */
function captionsOf(day: PlayedDay): readonly string[] {
  const reactions: Readonly<Record<string, AnyReaction | undefined>> = day.definition.on ?? {}
  const written = Object.values(reactions).flatMap((reaction) =>
    reaction?.caption && typeof reaction.caption !== 'function' ? [reaction.caption] : [],
  )
  const hear = (name: string, data: unknown) => {
    const caption = captionOf(reactions[name] ?? {}, data)
    if (caption) written.push(caption)
  }
  watchAreas(day, FIRST, 7, { hear, time: 240_000 })
  return [...new Set(written.flatMap((words) => LANGUAGES.map((language) => inLanguage(words, language))))]
}

/** The slip in scene units. */
function onStage({ x, y, width, height }: Bounds, fit: Fit): Bounds {
  const corner = toStage(fit, { x, y })
  return { ...corner, width: width / fit.scale, height: height / fit.scale }
}

beforeAll(() => {
  for (const day of staged) captions.set(day.slug, captionsOf(day))
}, 120_000)

it('no day has nothing to say', () => {
  const silent = staged.filter(({ slug }) => !OWN.includes(slug) && captions.get(slug)?.length === 0)
  expect(silent.map(({ slug }) => slug)).toEqual([])
})

describe.each(staged)('what $slug says', (day) => {
  const { captions: place = 'lower left' } = day.definition

  it('is written on slips of two lines at most, or by itself', () => {
    const said = captions.get(day.slug) ?? []
    expect(place === 'own').toBe(OWN.includes(day.slug))
    if (place === 'own') return
    expect(said.filter((caption) => linesOf(caption).length > 2)).toEqual([])
  })

  /**
   * Under the longest of its captions lies nothing that is pressed, as under the icons. What moves on is excused: it comes out from
   * under the slip before that is gone.
   */
  it.each(place === 'own' ? [] : WINDOWS)('covers nothing that is pressed at $width × $height', (window) => {
    const said = captions.get(day.slug) ?? []
    if (place === 'own' || said.length === 0) return
    const all = said.map((caption) => slipBounds(caption, window, place))
    const width = Math.max(...all.map((bounds) => bounds.width))
    const highest = all.reduce((one, other) => (other.height > one.height ? other : one))
    const slip = { ...highest, width }
    expect(slip.x + slip.width).toBeLessThan(window.width)
    expect(slip.y).toBeGreaterThan(0)
    const lies = SLIP_TIMES.rest + SLIP_TIMES.restPerCharacter * Math.max(...said.map(({ length }) => length))
    expect(lostUnder(day, window, slip, lies)).toEqual([])
  })

  /** The same of what is found: its slip lies longer, and also where the day writes its captions itself. */
  it.each(WINDOWS)('is covered by nothing that was found, at $width × $height', (window) => {
    const names = Object.values(day.definition.finds ?? {}).flatMap(({ name }) => [
      `Found: ${name.en}`,
      `Trouvé : ${name.fr}`,
    ])
    if (names.length === 0) return
    const lies = SLIP_TIMES.findLaid + SLIP_TIMES.stamped + SLIP_TIMES.shaken + SLIP_TIMES.findRest
    const { findSlips = place === 'own' ? 'lower left' : place } = day.definition
    expect(lostUnder(day, window, findSlipBounds(names, window, findSlips), lies)).toEqual([])
  })
})

/** What was pressed in vain under a slip that lies so long, and did not move on. */
function lostUnder(day: PlayedDay, window: Readonly<Size>, slip: Readonly<Bounds>, lies: number): readonly string[] {
  const lost: string[] = []
  for (const seed of SEEDS) {
    const since = new Map<string, number>()
    const look = ({ areas, fit, viewport, now }: Look) => {
      const cover = onStage(slip, fit)
      expect(cover.x + cover.width < viewport.icons.x || cover.y + cover.height < viewport.icons.y).toBe(true)
      const covered = areas.filter((area) => isLostUnder(cover, area)).map(({ id }) => id)
      for (const id of since.keys()) if (!covered.includes(id)) since.delete(id)
      for (const id of covered) {
        const from = since.get(id) ?? now
        since.set(id, from)
        if (now - from >= lies && now - from < lies + PLAYED.looked) lost.push(`${id}, seed ${seed}, since ${from}`)
      }
    }
    watchAreas(day, window, seed, { look })
  }
  return lost
}
