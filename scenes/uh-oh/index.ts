import { manifest } from '../../assets/uh-oh/manifest'
import { sounds } from '../../assets/uh-oh/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { Panel } from './panel'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { UH_OH } from './words'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  later: () => import('./later'),
  fineManifest: () => import('../../assets/uh-oh-fine/manifest'),
  sounds,
  Panel,
  help: {
    what: {
      en: 'A title screen, and the bird on it drips: press anywhere, and all her eyes will know.',
      fr: 'Un écran-titre, et un oiseau d’encre qui goutte : appuyez n’importe où, et tous ses yeux se tourneront vers vous.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'touch it', fr: 'appuyer' } }],
  },
  on: {
    turned: { play: 'page' },
    dripped: { play: 'drip' },
    shrieked: {
      play: 'shriek',
      announce: {
        en: 'The bird shrieks, and all of her eyes look at you.',
        fr: 'L’oiseau pousse un cri, et tous ses yeux vous regardent.',
      },
    },
    hiccuped: { play: 'hiccup', announce: { en: 'A hiccup.', fr: 'Un hoquet.' } },
    commented: {
      play: 'comment',
      announce: { en: `Somebody small says: ${UH_OH.en}`, fr: `Quelqu’un de petit dit : ${UH_OH.fr}` },
    },
    struck: {
      play: 'knock',
      announce: ({ line }) =>
        line === 'cap'
          ? { en: 'THE CAP hops.', fr: '« THE CAP », le bonnet, sautille.' }
          : { en: 'AND THE QUILL hops.', fr: '« AND THE QUILL », et la plume, sautille.' },
    },
    poked: { play: 'squeak', announce: { en: 'It squeaks.', fr: 'Il couine.' } },
    offered: { play: 'knock' },
    eaten: {
      play: 'snap',
      announce: ({ left }) => ({
        en: `She eats a letter: ${left} to go.`,
        fr: `Elle mange une lettre : il en reste ${left}.`,
      }),
    },
    torn: { play: ['hiccup', 'tear'] },
    fallen: {
      play: 'flop',
      caption: {
        en: 'Behind the scenes: boards, and somebody at the crank.',
        fr: 'L’envers du décor : des planches, et quelqu’un à la manivelle.',
      },
    },
    revealed: {
      play: 'comment',
      announce: { en: 'It says, as large as can be: UH-OH.', fr: 'Il dit, en très grand : « OH-OH ».' },
    },
    rolled: { play: 'roll' },
    mended: {
      announce: { en: 'The page is whole again, but for the tape.', fr: 'La page est réparée, au ruban près.' },
    },
    dabbed: {
      play: 'dab',
      caption: {
        en: 'The blot squelches. All of its rights are reserved.',
        fr: 'La tache gargouille. Tous ses droits sont réservés.',
      },
    },
  },
  loops: { wings: { level: () => 1 } },
})
