import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { replayingDays } from '../../src/dev/plugins/dayFilesPlugin'
import type { Bounds, Size } from '../../src/stage/contract/geometry'
import { ICON_ROW, type Viewport } from '../../src/stage/contract/viewport'
import { isLostUnder, type Look, shareUnder, WINDOWS, watchAreas } from '../support/areasInPlay'
import { loadPlayedDays, type PlayedDay } from '../support/days'

const SEEDS = [5, 9]

const staged = await loadPlayedDays()

/** What of the corner the icons themselves take, up to the window's edges: the room for the ring of the focus hides nothing. */
function withoutRing({ icons, visible }: Viewport, window: Readonly<Size>): Readonly<Bounds> {
  const { icon, margin } = ICON_ROW
  const ring = icons.height - ((icon + margin) * visible.height) / window.height
  return { x: icons.x + ring, y: icons.y + ring, width: icons.width - ring, height: icons.height - ring }
}

/** Which areas of the day lay under the icons of that window, and how. */
function lostUnderIcons(day: PlayedDay, window: Readonly<Size>, seed: number): readonly string[] {
  const lost = new Map<string, string>()
  const look = ({ areas, viewport, now }: Look) => {
    const icons = withoutRing(viewport, window)
    for (const area of areas) {
      if (lost.has(area.id) || !isLostUnder(icons, area)) continue
      lost.set(area.id, `${area.id}: ${Math.round(shareUnder(icons, area) * 100)} % at ${now} ms, seed ${seed}`)
    }
  }
  watchAreas(day, window, seed, { look })
  return [...lost.values()]
}

/**
 * What can be pressed keeps clear of the icons of the page: its middle, which one aims at, is free, and at most a quarter of it lies
 * under them, moves as it may. What lies behind all else may: it is pressed anywhere.
 */
describe.each(WINDOWS)('in a window of $width × $height', (window) => {
  it.each(staged)('nothing of $slug is lost under the icons', (day) => {
    expect(SEEDS.flatMap((seed) => lostUnderIcons(day, window, seed))).toEqual([])
  })
})

it('the frame keeps a place for Replay on the days that can be replayed, and on no other', () => {
  const scenes = fileURLToPath(new URL('../../scenes', import.meta.url))
  const declared = staged.filter(({ definition }) => definition.canReplay).map(({ slug }) => slug)
  expect([...replayingDays(scenes)].sort()).toEqual(declared.sort())
})
