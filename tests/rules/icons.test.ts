import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { replayingDays } from '../../src/dev/plugins/dayFilesPlugin'
import { StageInWindow } from '../../src/stage/canvas/stageInWindow'
import { AreaKeeper, type HitArea } from '../../src/stage/contract/areas'
import type { Bounds, Point, Size } from '../../src/stage/contract/geometry'
import { tuned } from '../../src/stage/contract/tuned'
import { ICON_ROW, type Viewport } from '../../src/stage/contract/viewport'
import { boundsOf, centreOf, contains } from '../../src/stage/input/hitTest'
import { Playhead } from '../../src/stage/time/playhead'
import { loadPlayedDays, type PlayedDay } from '../support/days'

/** 16:10 as most see it and at its smallest, a wide window and a tall one. */
const WINDOWS: readonly Readonly<Size>[] = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
  { width: 1920, height: 800 },
  { width: 1102, height: 1400 },
]
const SEEDS = [5, 9]

/** How long each day is played, how often it is looked at, and how often the next of its areas is pressed, in ms. */
const PLAYED = { time: 48_000, looked: 400, pressed: 1_200 } as const

/** The largest part of an area that may lie under the icons. */
const MOST = 0.25
/** Along each side of an area's box so many places are looked at, to tell how much of it lies there. */
const PLACES = 24

const staged = await loadPlayedDays()

function isIn({ x, y, width, height }: Readonly<Bounds>, place: Readonly<Point>): boolean {
  return place.x > x && place.x < x + width && place.y > y && place.y < y + height
}

/** How much of the area lies under the icons, 0…1. */
function shareUnder(icons: Readonly<Bounds>, { shape }: HitArea): number {
  const { x, y, width, height } = boundsOf(shape)
  if (x + width <= icons.x || y + height <= icons.y) return 0
  let all = 0
  let under = 0
  for (let place = 0; place < PLACES ** 2; place++) {
    const across = ((place % PLACES) + 0.5) / PLACES
    const down = (Math.floor(place / PLACES) + 0.5) / PLACES
    const at = { x: x + across * width, y: y + down * height }
    if (!contains(shape, at)) continue
    all += 1
    if (isIn(icons, at)) under += 1
  }
  return all > 0 ? under / all : 0
}

/** What of the corner the icons themselves take, up to the window's edges: the room for the ring of the focus hides nothing. */
function withoutRing({ icons, visible }: Viewport, window: Readonly<Size>): Readonly<Bounds> {
  const { icon, margin } = ICON_ROW
  const ring = icons.height - ((icon + margin) * visible.height) / window.height
  return { x: icons.x + ring, y: icons.y + ring, width: icons.width - ring, height: icons.height - ring }
}

/** Plays the day in that window, presses one area after the other, and tells which of them lay under the icons, and how. */
function lostUnderIcons(day: PlayedDay, window: Readonly<Size>, seed: number): readonly string[] {
  const { slug, definition, followsWindow } = day
  const { rules, tuning, canReplay } = definition
  const size = followsWindow ? window : day.size
  const playhead = new Playhead({ day: slug, rules, tuning: tuned(tuning), seed, size })
  const keeper = new AreaKeeper<unknown, unknown>(day.areas)
  const { viewport } = new StageInWindow(followsWindow ? 'window' : size, window, canReplay !== undefined)
  const icons = withoutRing(viewport, window)
  const lost = new Map<string, string>()
  for (let look = 0; look * PLAYED.looked < PLAYED.time; look++) {
    playhead.step(Math.round(PLAYED.looked / rules.tick))
    keeper.follow(playhead.state, playhead.world, viewport)
    for (const area of keeper.present) {
      if (area.isBackdrop || lost.has(area.id)) continue
      const share = shareUnder(icons, area)
      const isAimedAt = isIn(icons, centreOf(area.shape))
      if (share > MOST || isAimedAt)
        lost.set(area.id, `${area.id}: ${Math.round(share * 100)} % at ${playhead.now} ms, seed ${seed}`)
    }
    if ((look * PLAYED.looked) % PLAYED.pressed !== 0) continue
    const pressed = keeper.present[((look * PLAYED.looked) / PLAYED.pressed) % keeper.present.length]
    if (!pressed) continue
    const at = centreOf(pressed.shape)
    for (const kind of ['press', 'release'] as const) playhead.queue({ kind, at, area: pressed.id, button: 'main' })
  }
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
