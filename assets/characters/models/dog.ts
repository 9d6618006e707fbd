import type { Ink } from '../../ink/ink'
import { type Dog, drawDog, drawDogTail } from '../dog'
import type { ModelSheet } from '../modelSheet'

const POSES: Readonly<Record<string, Dog>> = {
  whoop: { mood: 'whoop' },
  bow: { mood: 'bow' },
  tongue: { mood: 'tongue' },
  hold: { mood: 'hold' },
  burst: { mood: 'burst' },
  'burst, left': { mood: 'burst', turn: 'left' },
  calm: { mood: 'calm' },
  'calm, looks left': { mood: 'calm', gaze: [-1, 0.2] },
  'calm, blinks': { mood: 'calm', blink: true },
  pants: { mood: 'pant' },
  'pants, left': { mood: 'pant', turn: 'left' },
  startled: { mood: 'startled' },
  'asleep, tailless': { mood: 'asleep', tailless: true },
}

export const dogSheet: ModelSheet = {
  name: 'dog',
  box: { left: -260, top: -470, width: 510, height: 490 },
  models: [
    ...Object.entries(POSES).map(([name, dog]) => ({ name, draw: (ink: Ink) => drawDog(ink, dog) })),
    { name: 'his tail asleep', draw: (ink) => drawDogTail(ink, 'asleep') },
  ],
}
