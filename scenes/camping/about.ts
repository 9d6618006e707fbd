import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A wood at night, and a lantern to hang where you like. Its light breathes, and finds who is abroad.',
    fr: 'Un bois la nuit, et une lanterne à pendre où vous voulez. Sa lumière respire, et trouve qui veille.',
  },
  picture: {
    en: 'A wood at night in the light of a lantern: a tent, embers, mushrooms, trunks, and round it eyes in the dark.',
    fr: 'Un bois la nuit à la lueur d’une lanterne : une tente, des braises, des champignons, des troncs et, autour, des yeux dans le noir.',
  },
}
