/** What days on a stage are composed on, in scene units, where it is not the window itself. */
const SHEET = { width: 1600, height: 1000 } as const

/** The most pixels drawn for one CSS pixel, along each axis; more is not seen, only paid for. */
export const SHARPEST = 2

/** Pixels a scene unit in the window for which it is promised how little a day loads, 1440 × 900: up to there no finer pictures come. */
const PROMISED = 0.9

/** Where pictures are shown. */
export interface Screen {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** Pixels of the screen for a CSS pixel, along each axis. */
  readonly density: number
}

/** Whether pictures would be soft, and finer ones are due: a scene unit is shown on more pixels than they have for it at the most. */
export function areSoftOn({ width, height, density }: Screen, sharpest: number): boolean {
  const scale = Math.min(width / SHEET.width, height / SHEET.height)
  return scale * Math.min(density, SHARPEST) > Math.max(sharpest, PROMISED)
}
