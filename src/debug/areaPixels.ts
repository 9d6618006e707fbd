import type { Application, Container } from 'pixi.js'
import { toStage } from '../stage/canvas/fit'
import type { Point } from '../stage/contract/geometry'
import { areaAt } from '../stage/input/hitTest'
import type { Run } from '../stage/session/run'
import { contextOf } from './graphics'

/** From this difference of a channel on, of 255, a pixel is of the picture that was hidden, and no shimmer of its edge. */
const SEEN = 40
/** Every so many pixels one is looked at, along each axis. */
const EVERY = 3

/** Who is pressed where an area's own picture is seen. */
export interface AreaPixels {
  readonly id: string
  /** Whether anything in the picture bears the area's id as its label. */
  readonly isDrawn: boolean
  /** So many pixels of it were looked at. */
  readonly seen: number
  /** In so many of them the area itself is pressed. */
  readonly own: number
  /** Where another is, in scene units, or nothing at all. */
  readonly strays: readonly { readonly at: Point; readonly id: string | null }[]
}

/**
 * Finds out, for everything that can be pressed now, whether its picture is where it is pressed: what has the area's id for a
 * label is hidden for a moment, and what changes in the window is what is seen of it.
 */
export function areaPixelsOf(run: Run): AreaPixels[] {
  const { app, areas, fit } = run
  const whole = pixelsOf(app)
  const density = app.renderer.resolution
  const width = app.canvas.width
  return areas.map(({ id }) => {
    const drawn = app.stage.getChildrenByLabel(id, true)
    const without = hidden(drawn, () => pixelsOf(app))
    const strays: { at: Point; id: string | null }[] = []
    let seen = 0
    let own = 0
    for (let row = 0; row < app.canvas.height; row += EVERY) {
      for (let column = 0; column < width; column += EVERY) {
        if (!differsAt(whole, without, (row * width + column) * 4)) continue
        seen += 1
        // The card counts its rows from below.
        const y = (app.canvas.height - row - 0.5) / density
        const at = toStage(fit, { x: (column + 0.5) / density, y })
        const pressed = areaAt(areas, at)
        if (pressed?.id === id) own += 1
        else strays.push({ at, id: pressed?.id ?? null })
      }
    }
    return { id, isDrawn: drawn.length > 0, seen, own, strays }
  })
}

function hidden<Result>(containers: readonly Container[], look: () => Result): Result {
  const shown = containers.filter(({ visible }) => visible)
  for (const container of shown) container.visible = false
  try {
    return look()
  } finally {
    for (const container of shown) container.visible = true
  }
}

/** Red, green, blue and alpha of every pixel of the stage, row by row from below. */
function pixelsOf(app: Application): Uint8Array {
  app.render()
  const gl = contextOf(app)
  if (!gl) throw new Error('The stage is not drawn by WebGL.')
  const pixels = new Uint8Array(app.canvas.width * app.canvas.height * 4)
  gl.readPixels(0, 0, app.canvas.width, app.canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return pixels
}

function differsAt(a: Uint8Array, b: Uint8Array, at: number): boolean {
  for (let channel = at; channel < at + 3; channel++) {
    if (Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)) > SEEN) return true
  }
  return false
}
