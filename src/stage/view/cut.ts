import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import type { Bounds } from '../hitTest'

/**
 * A large drawing in parts, without what is empty between them: a processor goes through that, too, pixel by pixel.
 *
 * @param anchor the place in the drawing that stands where it is put, as a share of its size
 * @param cuts the parts, in scene units from the drawing's upper left corner; what lies in none of them is not seen
 */
export function cutOf(
  drawing: Texture,
  anchor: { readonly x: number; readonly y: number },
  cuts: readonly Bounds[],
): Container {
  const { frame, trim, orig, source } = drawing
  const parts = cuts.map((cut) => {
    // What was trimmed off the drawing is on no sheet.
    const left = Math.max(cut.x, trim?.x ?? 0)
    const top = Math.max(cut.y, trim?.y ?? 0)
    const right = Math.min(cut.x + cut.width, (trim?.x ?? 0) + frame.width)
    const bottom = Math.min(cut.y + cut.height, (trim?.y ?? 0) + frame.height)
    const onSheet = new Rectangle(
      frame.x + left - (trim?.x ?? 0),
      frame.y + top - (trim?.y ?? 0),
      right - left,
      bottom - top,
    )
    const part = new Sprite(new Texture({ source, frame: onSheet }))
    part.position.set(left - anchor.x * orig.width, top - anchor.y * orig.height)
    return part
  })
  return new Container({ children: parts })
}
