import type { EventData, Words } from '../../src/stage/scene'
import { NAMES } from './areas'

/** What is said of an event. */
export const announcements = {
  bell(data: EventData): Words {
    const { en, fr } = NAMES[Number(data.trap)] ?? { en: 'A trap', fr: 'Une nasse' }
    const waiting = Number(data.waiting)
    return {
      en: `${en} has caught a fish.${waiting > 1 ? ` ${waiting} are waiting.` : ''}`,
      fr: `${fr} : un poisson est pris.${waiting > 1 ? ` ${waiting} attendent.` : ''}`,
    }
  },
  splash: ({ score }: EventData): Words => ({ en: `Fish: ${score}`, fr: `Poissons : ${score}` }),
} as const
