import { drawBlotling } from '../characters/blotling'
import { drawCrab } from '../characters/crab'
import { drawDog } from '../characters/dog'
import { drawHen } from '../characters/hen'
import { drawLantern } from '../characters/lantern'
import { drawPim, drawPimShadow } from '../characters/pim'
import { PIM_UNARMED } from '../characters/pimPoses'
import { drawSnail } from '../characters/snail'
import { brushCapitals } from '../home/logo-letters'
import type { Ink } from '../ink/ink'
import { drawLayers, type Layer } from '../ink/layers'
import { PAPER, VERMILION } from '../ink/palette'
import { drawWords } from '../ink/words'
import { LINK_PICTURE } from './shared'
import { drawToybox } from './toybox'

/** The line that everybody stands on. */
const GROUND = 578

/** What links to the index are shown with: the name of the box, and under it the box itself with those who are met on many of its days. */
export function drawPoster(ink: Ink): void {
  drawLayers(ink, {
    page: drawPage,
    title: drawTitle,
    dog: guest(1056, GROUND - 2, 0.8, (layer) => drawDog(layer, { mood: 'tongue', turn: 'left' })),
    box: guest(600, GROUND - 8, 1.48, (layer) => layer.at(-128, -222, {}, () => drawToybox(layer))),
    pim: guest(216, GROUND, 1.68, (layer) => {
      drawPimShadow(layer)
      drawPim(layer, { pose: PIM_UNARMED, mood: 'grin' })
    }),
    lantern: guest(88, GROUND - 64, 1.02, (layer) => drawLantern(layer, { mood: 'glad' })),
    hen: guest(384, GROUND + 4, 0.94, (layer) => drawHen(layer, { turn: 'right', does: 'look' })),
    crab: guest(856, GROUND + 8, 0.84, (layer) =>
      drawCrab(layer, { mood: 'pleased', raised: [0, 30], gaze: [-1, -0.4] }),
    ),
    blotling: guest(476, GROUND + 14, 0.5, (layer) =>
      drawBlotling(layer, { kind: 'ears', mood: 'glad', gaze: [1, -1] }),
    ),
    snail: guest(726, GROUND + 20, 1.1, (layer) => drawSnail(layer, 'out')),
  })
}

/** Somebody whose feet are at the place. */
function guest(x: number, y: number, scale: number, draw: (ink: Ink) => void): Layer['draw'] {
  return (ink) => ink.at(x, y, { scale }, () => draw(ink))
}

function drawPage(ink: Ink): void {
  const { width, height } = LINK_PICTURE
  ink.cut(`-40,-40* ${width + 40},-40* ${width + 40},${height + 40}* -40,${height + 40}*`, { fill: PAPER })
  ink.wash(
    `-40,${GROUND - 8} 300,${GROUND - 16} 800,${GROUND - 14} ${width + 40},${GROUND - 6} ${width + 40},${height + 40} -40,${height + 40}`,
    {
      alpha: 0.2,
    },
  )
  ink.splatter(112, 120, { radius: 44, count: 12, largest: 5 })
  ink.splatter(1092, 132, { radius: 40, count: 9, largest: 4, color: VERMILION })
}

/** The masthead's letters over their red stroke. */
function drawTitle(ink: Ink): void {
  const pressure = (along: number) => Math.min(1, 0.5 + along * 8) * (1 - 0.38 * along)
  ink.line('190,178 300,171 460,167 640,169 800,165 920,157 1010,148', {
    ...{ width: 24, color: VERMILION, alpha: 0.92, dry: 0.62 },
    profile: pressure,
  })
  brushCapitals(ink, 'THE', { x: 204, y: 84, size: 0.56, width: 16, fine: true })
  brushCapitals(ink, 'TOY BOX', { x: 342, y: 154, size: 1.46, width: 16.5 })
  drawWords(ink, '31 toys for the 31 days of an October', 604, 213, { size: 31, align: 'middle' })
}
