import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A little thief tiptoes after your pointer. Lead him astray, and press him to see how innocent he can look.',
    fr: 'Un petit voleur suit votre pointeur à pas de loup. Égarez-le, et appuyez sur lui pour le voir faire l’innocent.',
  },
  picture: {
    en: 'A masked thief in a striped jersey tiptoes over a floor of bricks in the dark, a sack on his back and a lantern in his hand.',
    fr: 'Un voleur masqué en maillot rayé traverse dans le noir un sol de briques, un sac sur le dos et une lanterne à la main.',
  },
}
