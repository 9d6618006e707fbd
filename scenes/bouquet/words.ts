import type { Localized } from '../../src/language/words'
import type { Message, Result } from './state'

/** What the messages say. */
export const MESSAGES: Readonly<Record<Message, Localized>> = {
  loves: { en: 'Loves me', fr: 'M’aime beaucoup' },
  lovesNot: { en: 'Loves me not', fr: 'Ne m’aime pas du tout' },
  reallyLoves: { en: 'Really loves me', fr: 'M’aime à la folie' },
  reallyLovesNot: { en: 'Really loves me not', fr: 'Ne m’aime plus du tout' },
}

/** How a round has ended, for those who do not see her face. */
export const RESULTS: Readonly<Record<Result, Localized>> = {
  happyge: { en: 'The daisy is beside herself with joy.', fr: 'La marguerite est aux anges.' },
  sadge: { en: 'The daisy’s heart is broken.', fr: 'La marguerite a le cœur brisé.' },
}

/** The jar, and what a press on it does once there is a ribbon round it. */
export const JAR_WORDS: Localized = { en: 'The jar', fr: 'Le bocal' }
export const TAKE: Localized = { en: 'Take the bouquet', fr: 'Prendre le bouquet' }
