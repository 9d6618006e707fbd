import { itemAt } from '../ink/numbers'
import { drawings } from '../pipeline/drawings'
import { drawFish } from './fish'
import { drawGleam } from './gleam'
import { drawFlame, drawLamp } from './lamp'
import { drawLily, LILY } from './lily'
import { drawNote } from './note'
import { drawPupil, drawSinger } from './toads'

const PART = { anchor: [0, 0], boil: false, lineWidth: 3, scale: 1, keep: 'line' } as const
const LAMP = { ...PART, left: -54, top: -128, width: 112, height: 146 } as const

export const pictures = drawings({
  sprites: {
    lily: {
      ...{ ...PART, left: -128, top: -92, width: 256, height: 160, frames: LILY },
      draw: (ink, frame) => drawLily(ink, itemAt(LILY, frame)),
    },
    fish: { ...PART, left: -72, top: -56, width: 152, height: 100, under: 1, draw: drawFish },
    lamp: { ...LAMP, under: 1, draw: drawLamp },
    flame: { ...LAMP, frames: 2, draw: drawFlame },
    // Drawn where the garden has the toad, as it is by day.
    singer: {
      ...{ ...PART, sceneScale: 1600 / 960, left: 402, top: 16, width: 168, height: 140, anchor: [480, 64] },
      ...{ seed: 'toad', under: 1, scale: 0.9, frames: 2, draw: drawSinger },
    },
    pupil: { ...PART, left: -44, top: -52, width: 88, height: 68, under: 1, frames: 2, draw: drawPupil },
    gleam: { ...PART, left: -84, top: -12, width: 168, height: 112, frames: 3, draw: drawGleam },
    note: { ...PART, left: -24, top: -84, width: 104, height: 108, frames: 2, draw: drawNote },
  },
})
