import type { Localized } from '../../src/language/words'
import type { Mood } from './state'

/** Her moods, as they are said. */
export const FEELS: Readonly<Record<Mood, Localized>> = {
  proud: { en: 'Proud. Whatever it was, she has won.', fr: 'Fière. Quoi que ce fût, elle a gagné.' },
  furious: { en: 'Furious, with steam. Mind the lance.', fr: 'Furieuse, à la vapeur. Attention à la lance.' },
  laughing: { en: 'Laughing. You had to be there.', fr: 'Elle rit. Il fallait y être.' },
  bored: { en: 'Bored. There are no dragons left.', fr: 'Elle s’ennuie. Il ne reste plus de dragons.' },
  weeping: { en: 'Weeping. He was a nice dragon.', fr: 'Elle pleure. C’était un gentil dragon.' },
  smitten: { en: 'Smitten. With whom, she will not say.', fr: 'Amoureuse. De qui, elle ne le dira pas.' },
  aghast: { en: 'Aghast. Somebody said “scissors”.', fr: 'Horrifiée. Quelqu’un a dit « ciseaux ».' },
}
