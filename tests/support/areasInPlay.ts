import { StageInWindow } from '../../src/stage/canvas/stageInWindow'
import { AreaKeeper, type HitArea } from '../../src/stage/contract/areas'
import type { Bounds, Fit, Point, Size } from '../../src/stage/contract/geometry'
import { tuned } from '../../src/stage/contract/tuned'
import type { Viewport } from '../../src/stage/contract/viewport'
import { boundsOf, centreOf, contains } from '../../src/stage/input/hitTest'
import { Playhead } from '../../src/stage/time/playhead'
import type { PlayedDay } from './days'

/** 16:10 as most see it and at its smallest, a wide window and a tall one. */
export const WINDOWS: readonly Readonly<Size>[] = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
  { width: 1920, height: 800 },
  { width: 1102, height: 1400 },
]

/** How often a day that is played is looked at, and how often the next of its areas is pressed, in ms. */
export const PLAYED = { looked: 400, pressed: 1_200 } as const

/** Who looks on, for how long, in ms. */
interface Watcher {
  readonly look?: (seen: Look) => void
  readonly hear?: (name: string, data: unknown) => void
  readonly time?: number
}

/** Along each side of an area's box so many places are looked at, to tell how much of it lies there. */
const PLACES = 24

/** The largest part of an area that may lie under something. */
const MOST = 0.25

/** What can be pressed at a moment, in that window. */
export interface Look {
  readonly areas: readonly HitArea[]
  readonly viewport: Viewport
  /** How the stage lies in the window. */
  readonly fit: Fit
  readonly now: number
}

/** Plays the day in that window, presses one area after the other, and looks at what can be pressed. */
export function watchAreas(
  day: PlayedDay,
  window: Readonly<Size>,
  seed: number,
  { look, hear = () => {}, time = 48_000 }: Watcher,
): void {
  const { slug, definition, followsWindow } = day
  const { rules, tuning, canReplay } = definition
  const size = followsWindow ? window : day.size
  const playhead = new Playhead({ day: slug, rules, tuning: tuned(tuning), seed, size, onEvent: hear })
  const keeper = new AreaKeeper<unknown, unknown>(day.areas)
  const { viewport, fit } = new StageInWindow(followsWindow ? 'window' : size, window, canReplay !== undefined)
  for (let count = 0; count * PLAYED.looked < time; count++) {
    playhead.step(Math.round(PLAYED.looked / rules.tick))
    keeper.follow(playhead.state, playhead.world, viewport)
    look?.({ areas: keeper.present, viewport, fit, now: playhead.now })
    if ((count * PLAYED.looked) % PLAYED.pressed !== 0) continue
    const pressed = keeper.present[((count * PLAYED.looked) / PLAYED.pressed) % keeper.present.length]
    if (!pressed) continue
    const at = centreOf(pressed.shape)
    for (const kind of ['press', 'release'] as const) playhead.queue({ kind, at, area: pressed.id, button: 'main' })
  }
}

function isIn({ x, y, width, height }: Readonly<Bounds>, place: Readonly<Point>): boolean {
  return place.x > x && place.x < x + width && place.y > y && place.y < y + height
}

/** How much of the area lies under it, 0…1. */
export function shareUnder(cover: Readonly<Bounds>, { shape }: HitArea): number {
  const { x, y, width, height } = boundsOf(shape)
  if (x + width <= cover.x || y + height <= cover.y || x >= cover.x + cover.width || y >= cover.y + cover.height)
    return 0
  let all = 0
  let under = 0
  for (let place = 0; place < PLACES ** 2; place++) {
    const across = ((place % PLACES) + 0.5) / PLACES
    const down = (Math.floor(place / PLACES) + 0.5) / PLACES
    const at = { x: x + across * width, y: y + down * height }
    if (!contains(shape, at)) continue
    all += 1
    if (isIn(cover, at)) under += 1
  }
  return all > 0 ? under / all : 0
}

/**
 * Whether an area is lost under something: its middle, which one aims at, is to be free, and no more than a quarter of it covered.
 * What lies behind all else is pressed anywhere.
 */
export function isLostUnder(cover: Readonly<Bounds>, area: HitArea): boolean {
  return !area.isBackdrop && (shareUnder(cover, area) > MOST || isIn(cover, centreOf(area.shape)))
}
