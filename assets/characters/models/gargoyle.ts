import type { Ink } from '../../ink/ink'
import { drawGargoyle, GARGOYLE_HEAD } from '../gargoyle'
import { drawGargoyleHead, type GargoyleMood } from '../gargoyleHead'
import { drawGargoyleStatuette, type StatuettePose } from '../gargoyleStatuette'
import { drawGargoyleWing } from '../gargoyleWings'
import type { ModelSheet } from '../modelSheet'

const BOX = { left: -860, top: -520, width: 1720, height: 820 } as const

const DRAWINGS: Readonly<Record<string, (ink: Ink) => void>> = {
  'asleep, wings like a gate': (ink) => drawGargoyle(ink),
  'stirring, the head': (ink) => drawHeadInPlace(ink, 'stirring'),
  'glaring, the head; the wings half up': (ink) => {
    drawGargoyleWing(ink, 'left', 0.5)
    drawGargoyleWing(ink, 'right', 0.5)
    drawHeadInPlace(ink, 'glaring')
  },
  'roaring, wings up': (ink) => drawGargoyle(ink, { mood: 'roaring', spread: 1 }),
}

const STATUETTES: Readonly<Record<string, Partial<StatuettePose>>> = {
  asleep: {},
  awake: { mood: 'awake' },
  'asleep, to the right': { turn: 'right' },
  'awake, to the right': { mood: 'awake', turn: 'right' },
}

/** The great one, on its night. */
export const gargoyleSheet: ModelSheet = {
  name: 'gargoyle',
  box: BOX,
  models: Object.entries(DRAWINGS).map(([name, draw]) => ({
    name,
    draw: (ink) => {
      drawNight(ink)
      draw(ink)
    },
  })),
}

/** Its likeness for a shelf. */
export const statuetteSheet: ModelSheet = {
  name: 'gargoyle-statuette',
  box: { left: -74, top: -138, width: 148, height: 146 },
  models: Object.entries(STATUETTES).map(([name, pose]) => ({ name, draw: (ink) => drawGargoyleStatuette(ink, pose) })),
}

function drawNight(ink: Ink): void {
  const right = BOX.left + BOX.width
  const bottom = BOX.top + BOX.height
  ink.black(`${BOX.left},${BOX.top}* ${right},${BOX.top}* ${right},${bottom}* ${BOX.left},${bottom}*`)
}

function drawHeadInPlace(ink: Ink, mood: GargoyleMood): void {
  const { x, y, ...held } = GARGOYLE_HEAD[mood]
  ink.at(x, y, held, () => drawGargoyleHead(ink, mood))
}
