import type { Localized } from '../../src/language/words'
import type { GullName } from './state'

/** A gull that has been pressed, as it is said. */
export const CRIES: Readonly<Record<GullName, Localized>> = {
  logGull: { en: 'The gull on the log cries.', fr: 'La mouette sur le tronc crie.' },
  postGull: { en: 'The gull on the post cries.', fr: 'La mouette sur le poteau crie.' },
  skyGull: { en: 'The gull in the air cries.', fr: 'La mouette en vol crie.' },
}

/** What a wave has wiped away. */
export const WASHED: Readonly<Record<'some' | 'none', Localized>> = {
  some: { en: 'No tracks. The crab was never here.', fr: 'Plus de traces. Le crabe n’est jamais passé par ici.' },
  none: { en: 'The water runs up the sand and back.', fr: 'L’eau monte sur le sable et se retire.' },
}
