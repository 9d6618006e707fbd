import type { Ink } from '../../ink/ink'
import { CAT_FRAMES, drawCat } from '../cat'
import type { ModelSheet } from '../modelSheet'

export const catSheet: ModelSheet = {
  name: 'cat',
  box: { left: -50, top: -95, width: 120, height: 110 },
  models: CAT_FRAMES.map((name, frame) => ({ name, draw: (ink: Ink) => drawCat(ink, frame, name) })),
}
