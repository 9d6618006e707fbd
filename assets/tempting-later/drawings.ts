import type { Language } from '../../src/language/words'
import type { Ink } from '../ink/ink'
import { drawings } from '../pipeline/drawings'
import { drawBittenHand, drawKeys, drawWaving, drawWink } from './face'
import { drawSweat, drawTeeth } from './lip'
import { SLAT } from './shared'
import { drawPeeper, drawRail, drawSlat } from './shutters'
import { drawClosed, drawPadlock, drawPastSign, drawPencilled, drawSign, drawTongueTip } from './sign'

/** Drawn as the machine is. */
const SHOWN = { anchor: [0, 0], lineWidth: 3.2, under: 0, boil: false, sceneScale: 2, scale: 1 } as const

/** What signs of before say, the latest first, as large as it fits; and how they hang. */
const PAST: Readonly<Record<Language, readonly (readonly [words: string, size: number])[]>> = {
  en: [
    ['YESTERDAY', 21],
    ['THE DAY BEFORE', 16],
    ['LONG AGO', 22],
  ],
  fr: [
    ['HIER', 25],
    ['AVANT-HIER', 20],
    ['JADIS', 25],
  ],
}
const TURNS = [2.6, -3, 1.4] as const

const drawPast = (language: Language) => (ink: Ink, frame: number) => {
  const [words, size] = PAST[language][frame] ?? ['', 0]
  drawPastSign(ink, words, size, TURNS[frame] ?? 0)
}

export const pictures = drawings({
  words: { pencil: { size: 40, glyphs: '0123456789' } },
  sprites: {
    slat: {
      ...SHOWN,
      anchor: [371, 0],
      left: 186,
      top: -12,
      width: 374,
      height: 30,
      frames: SLAT.count,
      draw: drawSlat,
    },
    rail: { ...SHOWN, anchor: [371, 0], left: 190, top: -20, width: 366, height: 36, draw: drawRail },
    peeper: { ...SHOWN, left: -34, top: -10, width: 68, height: 20, draw: drawPeeper },
    teeth: { ...SHOWN, anchor: [371, 378], left: 192, top: 350, width: 284, height: 70, draw: drawTeeth },
    sweat: { ...SHOWN, left: -18, top: -26, width: 36, height: 56, draw: drawSweat },
    wink: { ...SHOWN, left: -36, top: -36, width: 108, height: 72, draw: drawWink },
    closed: {
      ...{ ...SHOWN, left: 256, top: 370, width: 232, height: 42, anchor: [371, 391] },
      draw: (ink) => drawClosed(ink, 'CLOSED', 20, 395),
      french: (ink) => drawClosed(ink, 'FERMÉ', 15.5, 396),
    },
    tongueTip: { ...SHOWN, left: 284, top: 394, width: 64, height: 72, anchor: [316, 400], draw: drawTongueTip },
    padlock: { ...SHOWN, left: -28, top: -40, width: 56, height: 76, anchor: [0, -30], draw: drawPadlock },
    sign: {
      ...{ ...SHOWN, left: -136, top: -98, width: 276, height: 152, anchor: [0, -92] },
      draw: (ink) => drawSign(ink, 'TOMORROW', 42),
      french: (ink) => drawSign(ink, 'DEMAIN', 50),
    },
    past: {
      ...{ ...SHOWN, left: -74, top: -38, width: 150, height: 72, anchor: [0, -34], frames: TURNS.length },
      draw: drawPast('en'),
      french: drawPast('fr'),
    },
    pencilled: { ...SHOWN, left: -22, top: -18, width: 76, height: 44, draw: drawPencilled },
    keys: { ...SHOWN, left: -34, top: -24, width: 66, height: 116, draw: drawKeys },
    waving: { ...SHOWN, left: -22, top: -30, width: 38, height: 58, draw: drawWaving },
    bitten: {
      ...{ ...SHOWN, sceneScale: 2.44, under: 1.1 },
      ...{ left: -46, top: -78, width: 108, height: 96, frames: 3 },
      draw: drawBittenHand,
    },
  },
})
