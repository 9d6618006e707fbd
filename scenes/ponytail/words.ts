import type { Localized } from '../../src/language/words'
import type { Mood } from './state'

/** Her moods, as they are said. */
export const FEELS: Readonly<Record<Mood, Localized>> = {
  proud: { en: 'Proud: chin up, half a smile.', fr: 'Fière : le menton haut, un demi-sourire.' },
  furious: { en: 'Furious: steam comes out of her ears.', fr: 'Furieuse : de la vapeur lui sort des oreilles.' },
  laughing: { en: 'Laughing, her head thrown back.', fr: 'Elle rit, la tête en arrière.' },
  bored: { en: 'Bored. She blows a hair out of the way.', fr: 'Elle s’ennuie. Elle souffle sur une mèche.' },
  weeping: { en: 'Weeping: two great tears.', fr: 'Elle pleure : deux grosses larmes.' },
  smitten: { en: 'Smitten: hearts rise.', fr: 'Amoureuse : des cœurs s’envolent.' },
  aghast: { en: 'Aghast: her forelock stands on end.', fr: 'Horrifiée : sa mèche se dresse.' },
}
