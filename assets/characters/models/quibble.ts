import type { ModelSheet } from '../modelSheet'
import { drawQuibble, drawQuibbleBust, type QuibbleBustPose, type QuibblePose } from '../quibble'

const BUSTS: Readonly<Record<string, Partial<QuibbleBustPose>>> = {
  'talks, between words': {},
  shouts: { mood: 'shouting' },
  'listens, smug': { mood: 'smug' },
  blinks: { mood: 'smug', isBlinking: true },
  'listens, aghast': { mood: 'aghast' },
  'points, smug': { mood: 'smug', isPointing: true },
  'to the left': { turn: 'left', mood: 'shouting' },
  'behind glass': { livery: 'glass', mood: 'shouting' },
  'behind glass, between words': { livery: 'glass' },
}

const FIGURES: Readonly<Record<string, Partial<QuibblePose>>> = {
  talks: {},
  shouts: { mood: 'shouting' },
  smug: { mood: 'smug' },
  blinks: { isBlinking: true },
  aghast: { mood: 'aghast' },
  'to the right': { turn: 'right' },
}

/** Head and shoulders, as on the field telephone. */
export const quibbleBustSheet: ModelSheet = {
  name: 'quibble-bust',
  box: { left: -106, top: -102, width: 212, height: 214 },
  models: Object.entries(BUSTS).map(([name, pose]) => ({ name, draw: (ink) => drawQuibbleBust(ink, pose) })),
}

/** All of him, as a figurine. */
export const quibbleSheet: ModelSheet = {
  name: 'quibble',
  box: { left: -106, top: -216, width: 212, height: 268 },
  models: Object.entries(FIGURES).map(([name, pose]) => ({ name, draw: (ink) => drawQuibble(ink, pose) })),
}
