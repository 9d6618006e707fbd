import type { First } from './state'
import type { Words } from './words'

/** Whom one finds on the first night. */
export const FIRST_WORDS: Readonly<Record<First, Words>> = {
  tent: {
    dark: { en: 'Somebody who snores', fr: 'Quelqu’un qui ronfle' },
    lit: { en: 'The tent', fr: 'La tente' },
    said: {
      en: 'The lantern lights a tent. Somebody giggles in it, and snores on.',
      fr: 'La lanterne éclaire une tente. Quelqu’un y glousse, et ronfle de plus belle.',
    },
  },
  feet: {
    dark: { en: 'Somebody who giggles', fr: 'Quelqu’un qui glousse' },
    lit: { en: 'Two feet', fr: 'Deux pieds' },
    said: {
      en: 'Two feet look out of the tent, one in a sock. The toes curl.',
      fr: 'Deux pieds dépassent de la tente, l’un en chaussette. Les orteils se crispent.',
    },
  },
  mouse: {
    dark: { en: 'Something that tiptoes', fr: 'Des petits pas' },
    lit: { en: 'The mouse', fr: 'La souris' },
    said: {
      en: 'A mouse with a feather, caught on tiptoe.',
      fr: 'Une souris avec une plume, prise sur la pointe des pieds.',
    },
  },
  embers: {
    dark: { en: 'A red glow', fr: 'Une lueur rouge' },
    lit: { en: 'The embers', fr: 'Les braises' },
    said: {
      en: 'Embers in a ring of stones: sparks fly up.',
      fr: 'Des braises dans un cercle de pierres : des étincelles s’envolent.',
    },
  },
  mushrooms: {
    dark: { en: 'Somebody’s home', fr: 'Une maisonnette' },
    lit: { en: 'The mushrooms', fr: 'Les champignons' },
    said: {
      en: 'Mushrooms. The largest has a door, and somebody looks out.',
      fr: 'Des champignons. Le plus grand a une porte, et quelqu’un regarde dehors.',
    },
  },
  toadstools: {
    dark: { en: 'Something round', fr: 'Quelque chose de rond' },
    lit: { en: 'The toadstools', fr: 'Les amanites' },
    said: {
      en: 'Toadstools, smaller ones. Nobody is at home.',
      fr: 'Des amanites, plus petites. Il n’y a personne.',
    },
  },
  boots: {
    dark: { en: 'Eyes near the ground', fr: 'Des yeux au ras du sol' },
    lit: { en: 'The boots', fr: 'Les bottes' },
    said: { en: 'Boots, airing. They hop.', fr: 'Des bottes qui prennent l’air. Elles sautillent.' },
  },
  bear: {
    dark: { en: 'Eyes over two glints', fr: 'Des yeux sur deux reflets' },
    lit: { en: 'The bear', fr: 'L’ours' },
    said: {
      en: 'A bear reads a book about camping. Chapter one: “Pitch where nobody lives yet.”',
      fr: 'Un ours lit un livre sur le camping. Chapitre un : « Choisissez un coin où il n’y a personne. »',
    },
  },
  owl: {
    dark: { en: 'Two big eyes', fr: 'Deux grands yeux' },
    lit: { en: 'The owl', fr: 'La chouette' },
    said: {
      en: 'An owl on a branch, eyes shut. It opens one of them.',
      fr: 'Une chouette sur une branche, les yeux fermés. Elle en ouvre un.',
    },
  },
  eared: {
    dark: { en: 'Two tall eyes', fr: 'Deux yeux tout en hauteur' },
    lit: { en: 'A stone with ears', fr: 'Un caillou à oreilles' },
    said: { en: 'A stone with ears. It looks back.', fr: 'Un caillou à oreilles. Il vous regarde.' },
  },
  round: {
    dark: { en: 'Two small eyes', fr: 'Deux petits yeux' },
    lit: { en: 'A round stone', fr: 'Un caillou rond' },
    said: { en: 'A round stone. It looks back.', fr: 'Un caillou rond. Il vous regarde.' },
  },
  tipped: {
    dark: { en: 'Two tiny eyes', fr: 'Deux yeux minuscules' },
    lit: { en: 'A pointed stone', fr: 'Un caillou pointu' },
    said: { en: 'A pointed stone. It looks back.', fr: 'Un caillou pointu. Il vous regarde.' },
  },
}
