import { type Application, type Container, Bounds as PixiBounds } from 'pixi.js'
import { toStage } from '../stage/canvas/fit'
import type { Bounds, Point } from '../stage/contract/geometry'
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
  const { width, height } = app.canvas
  const whole = pixelsOf(app, { x: 0, y: 0, width, height })
  const density = app.renderer.resolution
  return areas.map(({ id }) => {
    const drawn = app.stage.getChildrenByLabel(id, true)
    const strays: { at: Point; id: string | null }[] = []
    let seen = 0
    let own = 0
    const part = partOf(app, drawn)
    const without = part && hidden(drawn, () => pixelsOf(app, part))
    if (!part || !without) return { id, isDrawn: drawn.length > 0, seen, own, strays }
    for (let row = firstFrom(part.y); row < part.y + part.height; row += EVERY) {
      for (let column = firstFrom(part.x); column < part.x + part.width; column += EVERY) {
        const inPart = (row - part.y) * part.width + column - part.x
        if (!differ(whole, (row * width + column) * 4, without, inPart * 4)) continue
        seen += 1
        // The card counts its rows from below.
        const y = (height - row - 0.5) / density
        const at = toStage(fit, { x: (column + 0.5) / density, y })
        const pressed = areaAt(areas, at)
        if (pressed?.id === id) own += 1
        else strays.push({ at, id: pressed?.id ?? null })
      }
    }
    return { id, isDrawn: drawn.length > 0, seen, own, strays }
  })
}

const firstFrom = (start: number): number => Math.ceil(start / EVERY) * EVERY

/** What of the canvas some containers are drawn in, in its pixels, counted from below; `null` where nothing of them is. */
function partOf({ canvas, renderer }: Application, containers: readonly Container[]): Bounds | null {
  const all = new PixiBounds()
  for (const container of containers) if (container.visible) all.addBounds(container.getBounds())
  if (all.isEmpty()) return null
  const { resolution } = renderer
  const left = Math.max(0, Math.floor(all.minX * resolution) - 1)
  const right = Math.min(canvas.width, Math.ceil(all.maxX * resolution) + 1)
  const bottom = Math.max(0, canvas.height - Math.ceil(all.maxY * resolution) - 1)
  const top = Math.min(canvas.height, canvas.height - Math.floor(all.minY * resolution) + 1)
  return right > left && top > bottom ? { x: left, y: bottom, width: right - left, height: top - bottom } : null
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

/** Red, green, blue and alpha of every pixel of a part of the stage, row by row from below. Nothing but that part is drawn. */
function pixelsOf(app: Application, { x, y, width, height }: Bounds): Uint8Array {
  const gl = contextOf(app)
  if (!gl) throw new Error('The stage is not drawn by WebGL.')
  gl.enable(gl.SCISSOR_TEST)
  gl.scissor(x, y, width, height)
  app.render()
  gl.disable(gl.SCISSOR_TEST)
  const pixels = new Uint8Array(width * height * 4)
  gl.readPixels(x, y, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return pixels
}

function differ(a: Uint8Array, inA: number, b: Uint8Array, inB: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((a[inA + channel] ?? 0) - (b[inB + channel] ?? 0)) > SEEN) return true
  }
  return false
}
