import type { Localized } from '../../src/language/words'
import type { Thing } from './state'

/** What is said when the lantern is hung there. */
export const LIT: Readonly<Record<Thing, Localized>> = {
  tent: {
    en: 'The lantern lights a tent. Somebody giggles in it, and snores on.',
    fr: 'La lanterne éclaire une tente. Quelqu’un y glousse, et ronfle de plus belle.',
  },
  feet: {
    en: 'Two feet look out of the tent, one in a sock. The toes curl.',
    fr: 'Deux pieds dépassent de la tente, l’un en chaussette. Les orteils se crispent.',
  },
  mouse: {
    en: 'A mouse with a feather, caught on tiptoe.',
    fr: 'Une souris avec une plume, prise sur la pointe des pieds.',
  },
  embers: {
    en: 'Embers in a ring of stones: sparks fly up.',
    fr: 'Des braises dans un cercle de pierres : des étincelles s’envolent.',
  },
  mushrooms: {
    en: 'Mushrooms. The largest has a door, and somebody looks out.',
    fr: 'Des champignons. Le plus grand a une porte, et quelqu’un regarde dehors.',
  },
  toadstools: {
    en: 'Toadstools, smaller ones. Nobody is at home.',
    fr: 'Des amanites, plus petites. Il n’y a personne.',
  },
  boots: { en: 'Boots, airing. They hop.', fr: 'Des bottes qui prennent l’air. Elles sautillent.' },
  bear: {
    en: 'A bear reads a book about camping. It looks up over its spectacles.',
    fr: 'Un ours lit un livre sur le camping. Il regarde par-dessus ses lunettes.',
  },
  owl: {
    en: 'An owl on a branch, eyes shut. It opens one of them.',
    fr: 'Une chouette sur une branche, les yeux fermés. Elle en ouvre un.',
  },
  eared: { en: 'A stone with ears. It looks back.', fr: 'Un caillou à oreilles. Il vous regarde.' },
  round: { en: 'A round stone. It looks back.', fr: 'Un caillou rond. Il vous regarde.' },
  tipped: { en: 'A pointed stone. It looks back.', fr: 'Un caillou pointu. Il vous regarde.' },
}

/** What is said when it hangs between the trees. */
export const ELSEWHERE: Localized = {
  en: 'The lantern hangs in the wood. Eyes shut where its light comes.',
  fr: 'La lanterne est dans le bois. Des yeux se ferment où vient sa lumière.',
}
