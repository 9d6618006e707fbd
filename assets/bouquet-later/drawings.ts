import { drawFalling, FALLING } from '../bouquet/falling'
import { drawTear } from '../bouquet/features'
import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawBouquet } from './bouquet'
import { drawHat } from './hat'
import { drawBloom, drawHead, HEADS } from './heads'
import { drawJarBack, drawJarFront, drawStem } from './jar'
import { drawRibbon } from './ribbon'
import { FLOWER, RIBBONS, SIZE, SLOTS } from './shared'

const PART = { anchor: [0, 0], boil: false, scale: 1.25 } as const
const JAR = { ...PART, left: -110, top: -214, width: 310, height: 236 } as const
const DAISY = { ...PART, sceneScale: FLOWER * SIZE, lineWidth: 4, under: 0 } as const

const FLICKS = ['0,0@0.5 6,-22@1 10,-44@0.5', '0,0@0.5 2,-26@1 -2,-52@0.4', '0,0@0.6 10,-14@1 16,-34@0.4'] as const

/** What flies off a loud word, away from (0, 0). */
function drawFlick(ink: Ink, frame: number): void {
  brushStroke(ink, FLICKS[frame] ?? FLICKS[0], {
    ...{ width: 19, wet: 0.7, dry: 0.6, lean: 30, entry: 0.2, tail: 0.8, name: `flick ${frame}` },
  })
}

export const pictures = drawings({
  sprites: {
    jarBack: { ...JAR, draw: drawJarBack },
    jarFront: { ...JAR, keep: 'line', draw: drawJarFront },
    stem: {
      ...{ ...PART, keep: 'line', left: -230, top: -470, width: 460, height: 470, frames: SLOTS.length * 2 },
      draw: drawStem,
    },
    head: { ...DAISY, left: -190, top: -190, width: 380, height: 380, frames: HEADS, draw: drawHead },
    bloom: { ...DAISY, keep: 'line', left: -250, top: -250, width: 500, height: 500, frames: 2, draw: drawBloom },
    ribbon: { ...PART, left: -130, top: -250, width: 260, height: 256, frames: RIBBONS, draw: drawRibbon },
    bouquet: {
      ...PART,
      under: 0,
      left: -300,
      top: -600,
      width: 600,
      height: 620,
      cut: toOutline(10),
      draw: drawBouquet,
    },
    petal: {
      ...{ ...PART, keep: 'line', sceneScale: FLOWER * 0.6, lineWidth: 2.4, frames: FALLING },
      ...{ left: -140, top: -100, width: 280, height: 200, draw: drawFalling },
    },
    drop: { ...PART, keep: 'line', sceneScale: 2, left: -20, top: -24, width: 40, height: 48, draw: drawTear },
    hat: { ...PART, keep: 'line', left: -24, top: -50, width: 48, height: 60, draw: drawHat },
    flick: { ...PART, keep: 'line', left: -30, top: -66, width: 60, height: 80, frames: 3, draw: drawFlick },
  },
})
