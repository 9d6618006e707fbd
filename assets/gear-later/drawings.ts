import { drawDisc, drawShutter } from '../gear/glass'
import { DARK_DENSITY, DISC, PART } from '../gear/parts'
import { drawQuibble, type QuibbleLook } from '../gear/quibble'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { INDIGO, PAPER, RUST, TEAL, VERMILION } from '../ink/palette'
import { drawings, type Sprite } from '../pipeline/drawings'
import { drawCaller } from './callers'
import { drawShout, drawSigned, drawSlip } from './words'

/** What they are called, what he takes them for, and how Pim signs himself: in the order of the calls. */
const NAMES = { en: ['HEN', 'DOG', 'CAPTAIN'], fr: ['POULE', 'CHIEN', 'CAPITAINE'] } as const
const SHOUTS = {
  en: ['STOP THAT CLUCKING!', 'DOWN, PIM! DOWN!', 'PIM! SHAVE AT ONCE!'],
  fr: ['ARRÊTE DE CAQUETER !', 'COUCHÉ, PIM !', 'PIM ! RASE-TOI !'],
} as const
const SIGNED = {
  en: ['Pim (really)', 'Pim (really, really)'],
  fr: ['Pim (le vrai)', 'Pim (le vrai de vrai)'],
} as const

/** How he is held in his glass: the farther he is beside himself, the more room his wig takes. */
const HELD = [
  { x: 2, y: 8, scale: 0.99, rotate: 2 },
  { x: 5, y: 22, scale: 0.9, rotate: 5 },
  { x: 7, y: 28, scale: 0.83, rotate: 8 },
] as const
const LOOKS: readonly QuibbleLook[] = ['shout', 'word']
/** In the light of this day nobody has a colour but its own. */
const TELEPHONED = { [PAPER]: '#ffffff', [VERMILION]: TEAL, [RUST]: TEAL, [INDIGO]: '#31504c' } as const

/** Words of either language: a frame a line. */
function written(
  words: { readonly en: readonly string[]; readonly fr: readonly string[] },
  draw: (ink: Ink, word: string) => void,
) {
  return {
    frames: words.en.length,
    draw: (ink: Ink, frame: number) => draw(ink, itemAt(words.en, frame)),
    french: (ink: Ink, frame: number) => draw(ink, itemAt(words.fr, frame)),
  } satisfies Partial<Sprite>
}

export const pictures = drawings({
  sprites: {
    // Those who call, each as he speaks and as he listens; he who answers, in three states of two drawings.
    caller: {
      ...{ ...DISC, frames: 6, moods: { heard: { colors: TELEPHONED } } },
      draw: (ink, frame) => drawCaller(ink, Math.floor(frame / 2), frame % 2 === 0),
    },
    beside: {
      ...{ ...DISC, frames: 6 },
      draw: (ink, frame) => {
        const beside = frame < 2 ? 1 : frame < 4 ? 2 : 3
        const { x, y, ...place } = itemAt(HELD, beside - 1)
        drawDisc(ink, () => ink.at(x, y, place, () => drawQuibble(ink, itemAt(LOOKS, frame % 2), beside)))
      },
    },
    shutter: { ...DISC, scale: DARK_DENSITY, frames: 3, draw: (ink, frame) => drawShutter(ink, frame * 0.34) },
    fresh: {
      ...PART,
      left: -84,
      top: -24,
      width: 168,
      height: 48,
      ...written(NAMES, (ink, name) => drawSlip(ink, name, false)),
    },
    struck: {
      ...PART,
      left: -84,
      top: -24,
      width: 168,
      height: 48,
      ...written(NAMES, (ink, name) => drawSlip(ink, name, true)),
    },
    signed: { ...PART, left: -120, top: -22, width: 240, height: 44, ...written(SIGNED, drawSigned) },
    shout: { ...PART, left: -244, top: -36, width: 488, height: 72, ...written(SHOUTS, drawShout) },
    // What the needle does to its stop, and the bells to whoever hears him.
    strain: {
      ...{ ...PART, left: -10, top: -4, width: 80, height: 54 },
      draw: (ink) =>
        ink.lines(['38,19 50,27', '34,33 44,44', '44,7 57,9'], { width: 2.6, white: true, profile: 'flick' }),
    },
    jangle: {
      ...{ ...PART, left: -90, top: -58, width: 180, height: 62 },
      draw: (ink) =>
        ink.lines(
          [
            '-62,-30 -72,-38',
            '-67,-20 -80,-22',
            '62,-30 72,-39',
            '68,-20 82,-23',
            '0,-46 0,-56',
            '-14,-44 -18,-53',
            '14,-44 19,-53',
          ],
          { width: 2.6, white: true, profile: 'flick' },
        ),
    },
  },
})
