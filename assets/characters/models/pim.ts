import type { Ink } from '../../ink/ink'
import { drawBiggin } from '../biggin'
import type { Model, ModelSheet } from '../modelSheet'
import { drawPim, drawPimShadow, type Pim, type PimPose } from '../pim'
import type { PimFace, PimMood } from '../pimHead'
import {
  PIM_FRIGHTENED,
  PIM_JUMPS,
  PIM_SITS,
  PIM_STANDS,
  PIM_STANDS_BACK,
  PIM_SWING,
  PIM_SWING_BACK,
  PIM_SWING_LEFT,
  PIM_UNARMED,
  PIM_WALK_LEFT,
} from '../pimPoses'
import { drawPimReachingArm, drawPimSeat, drawPimSeatedHead } from '../pimSeated'

/** The faces of the swing, drawing by drawing. */
const SWING_FACES: readonly Pick<PimFace, 'mood' | 'biggin'>[] = [
  { mood: 'bite', biggin: { mood: 'grumpy' } },
  { mood: 'bite', biggin: { mood: 'wide' } },
  { mood: 'shout', biggin: { mood: 'squint' } },
  { mood: 'shout', biggin: { mood: 'squint' } },
  { mood: 'grin', biggin: { mood: 'dizzy' } },
  { mood: 'grin', biggin: { mood: 'dizzy' } },
  { mood: 'phew', biggin: { mood: 'grumpy' } },
]

const MOODS: readonly PimMood[] = ['calm', 'grin', 'bite', 'shout', 'phew', 'awe', 'fright', 'chew', 'asleep']

function model(name: string, pim: Partial<Pim> & Pick<Pim, 'pose'>): Model {
  return {
    name,
    draw: (ink: Ink) => {
      drawPimShadow(ink)
      drawPim(ink, pim)
    },
  }
}

function swing(turn: Pim['turn'], poses: readonly PimPose[], livery: Pim['livery']): Model[] {
  return poses.map((pose, i) => model(`swing ${i + 1}, ${turn}`, { turn, pose, livery, ...SWING_FACES[i] }))
}

const TURNS = [
  ['left', PIM_WALK_LEFT[1] ?? PIM_UNARMED],
  ['back', PIM_STANDS_BACK],
] as const

const BOX = { left: -140, top: -246, width: 280, height: 310 }

export const pimSheet: ModelSheet = {
  name: 'pim',
  box: BOX,
  models: [
    model('stands', { pose: PIM_STANDS }),
    model('stands, blinks', { pose: PIM_STANDS, blink: true, biggin: { blink: true } }),
    model('looks right', { pose: PIM_STANDS, gaze: [1, 0], biggin: { gaze: [1, 0] } }),
    model('frightened', { pose: PIM_FRIGHTENED, mood: 'fright', biggin: { mood: 'wide' } }),
    model('jumps', { pose: PIM_JUMPS, mood: 'grin', biggin: { mood: 'wide' } }),
    model('dozes', { pose: PIM_SITS, mood: 'asleep', biggin: { mood: 'asleep' } }),
    ...PIM_WALK_LEFT.map((pose, i) => model(`walks ${i + 1}`, { turn: 'left', pose })),
    model('walks right', { turn: 'right', pose: PIM_WALK_LEFT[0] ?? PIM_STANDS }),
    {
      name: 'sits with Biggin',
      draw: (ink) =>
        ink.at(-30, -8, {}, () => {
          drawPimSeat(ink)
          ink.at(106, -2, {}, () => drawBiggin(ink, { turn: 'back', perched: true }))
          drawPimReachingArm(ink)
          drawPimSeatedHead(ink)
        }),
    },
    {
      name: 'sits, turns his head',
      draw: (ink) => {
        drawPimSeat(ink)
        drawPimSeatedHead(ink, 4)
      },
    },
  ],
}

export const pimSwingSheet: ModelSheet = {
  name: 'pim-swing',
  box: BOX,
  models: [
    ...swing('front', PIM_SWING, 'red'),
    ...swing('left', PIM_SWING_LEFT, 'violet'),
    ...swing('back', PIM_SWING_BACK, 'blue'),
    ...swing('right', PIM_SWING_LEFT, 'green').slice(2, 3),
  ],
}

export const pimMoodsSheet: ModelSheet = {
  name: 'pim-moods',
  box: { left: -95, top: -190, width: 190, height: 210 },
  models: [
    ...TURNS.map(([turn, pose]) => model(`bareheaded, ${turn}`, { turn, pose, biggin: null, mood: 'grin' })),
    ...MOODS.map((mood) => model(`${mood}, bareheaded`, { pose: PIM_UNARMED, biggin: null, mood })),
    ...MOODS.map((mood) => model(`${mood}, left`, { turn: 'left', pose: PIM_WALK_LEFT[3] ?? PIM_STANDS, mood })),
  ],
}
