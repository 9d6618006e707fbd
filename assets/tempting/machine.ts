import type { Ink } from '../ink/ink'
import { drawHub } from './arm'
import { drawBrim, drawCabinet, drawPlinth, drawRepairs } from './cabinet'
import { drawCounter } from './counters'
import { drawCrest, drawRibbon } from './crest'
import { drawLamp, drawLashes } from './face'
import { COUNTERS, EYES, HUB } from './hand'
import { drawTeeth } from './mouth'
import type { MachineWords } from './words'

/** All of the machine that never moves, down to its foot, which only tall windows see. */
export function drawMachine(ink: Ink, words: MachineWords): void {
  drawCrest(ink)
  drawRibbon(ink, words.ribbon)
  drawCabinet(ink)
  drawPlinth(ink, words.prize)
  drawRepairs(ink)
  ink.at(HUB.x, HUB.y, {}, () => drawHub(ink))
  for (const [eye, { x, y }] of EYES.entries()) {
    ink.at(x, y, {}, () => {
      drawLamp(ink, eye * 0.6 + 0.3)
      drawLashes(ink, eye === 0 ? -1 : 1)
    })
  }
  drawBrim(ink)
  drawTeeth(ink)
  for (const { x, y, turn, label } of COUNTERS)
    ink.at(x, y + 8, { rotate: turn, scale: 0.96 }, () => drawCounter(ink, words[label]))
}
