import type { Bounds, Fit, Point, Size } from './geometry'

/** The row of icons in the corner of every page, in CSS pixels, as `ui/tokens.css` and `ui/IconButton.module.css` lay it. */
export const ICON_ROW = { icon: 60, gap: 12, margin: 20 } as const

/** CSS pixels that are kept clear around the icons: as far as the ring of the focus reaches beyond one. */
const AROUND_ICONS = 14

/** Help, sound and the way home; with Replay, which has its place from the start where a day ever offers it, one more. */
const ICONS = { always: 3, withReplay: 4 } as const

/** What a window shows of a stage, in scene units. One and the same object in every frame: to be read, not to be kept. */
export interface Viewport {
  /** All that is seen: the window. */
  readonly visible: Readonly<Bounds>
  /** The corner that the icons of the page take, up to the window's edges: nothing that is to be seen or pressed lies there. */
  readonly icons: Readonly<Bounds>
}

/** Follows the window. Source of what it keeps clear: `AROUND_ICONS`, `ICON_ROW`. */
export class StageViewport implements Viewport {
  readonly visible: Bounds = { x: 0, y: 0, width: 0, height: 0 }
  readonly icons: Bounds = { x: 0, y: 0, width: 0, height: 0 }
  readonly #iconWidth: number

  constructor(hasReplay: boolean) {
    const { icon, gap, margin } = ICON_ROW
    const count = hasReplay ? ICONS.withReplay : ICONS.always
    this.#iconWidth = count * icon + (count - 1) * gap + margin + AROUND_ICONS
  }

  /** Takes down how a stage lies in the window, whose size is in CSS pixels. */
  follow({ x, y, scale }: Fit, window: Readonly<Size>): void {
    const { visible, icons } = this
    visible.x = (0 - x) / scale
    visible.y = (0 - y) / scale
    visible.width = window.width / scale
    visible.height = window.height / scale
    icons.width = this.#iconWidth / scale
    icons.height = (ICON_ROW.icon + ICON_ROW.margin + AROUND_ICONS) / scale
    icons.x = visible.x + visible.width - icons.width
    icons.y = visible.y + visible.height - icons.height
  }
}

/** Brings a place that lies under the icons beside them, the shortest way. */
export function stepOutOfIcons(place: Point, { icons }: Viewport): void {
  const left = place.x - icons.x
  const up = place.y - icons.y
  if (left <= 0 || up <= 0) return
  if (left < up) place.x = icons.x
  else place.y = icons.y
}
