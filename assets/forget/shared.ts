import type { Localized } from '../../src/language/words'

/** How each thing lies on the page: turned by so many degrees, and so much larger than it is drawn. */
export const LYING = {
  umbrella: [15, 1.32],
  spool: [-8, 1.16],
  key: [34, 1.14],
  handkerchief: [-8, 1.06],
  cup: [4, 1.22],
  button: [20, 1],
  glasses: [-14, 1.02],
  piece: [24, 0.9],
  list: [8, 1.08],
  sock: [11, 1.06],
  watch: [14, 1.22],
  cake: [-3, 1.14],
  letter: [-12, 1.1],
  ticket: [18, 0.8],
  bear: [-7, 1.08],
  plant: [4, 1.06],
} as const satisfies Readonly<Record<string, readonly [turn: number, size: number]>>

/** Where the hands of the watch turn, about its own middle as it is drawn. */
export const PIVOT = { x: -1, y: -1 } as const

/** Where the bear's one eye is, about its own middle as it is drawn. */
export const BEAR_EYE = { x: -30, y: -56 } as const

/** The outline of each thing about its middle, as it is drawn before it is laid down: so much of it can be pressed. */
export const OUTLINES = {
  umbrella: '-192,-6 -60,-34 60,-42 150,-8 146,-52 196,-54 198,-20 180,4 130,10 96,36 -60,32 -150,10 -192,12',
  spool: '-44,-46 44,-46 36,6 44,38 30,58 -30,58 -44,40 -34,6',
  key: '-78,-14 -60,-32 -24,-30 -8,-18 80,-14 78,38 40,38 38,12 -10,16 -26,26 -60,26 -78,10',
  handkerchief: '-56,-120 10,-98 16,-60 70,-74 60,-34 40,-16 114,16 92,70 24,114 -70,96 -116,38 -40,-16 -34,-92',
  cup: '-64,-34 -30,-50 40,-48 62,-26 90,-20 92,10 70,24 90,44 80,62 30,72 -106,58 -104,44 -60,30',
  button: '-20,-16 4,-18 12,-36 30,-38 20,14 -4,20 -20,12',
  glasses: '-88,-32 -66,-54 -16,-58 -12,-20 30,-24 84,-6 78,-64 90,-66 102,-16 74,36 40,46 6,30 -36,42 -74,18',
  piece: '-28,-28 -10,-28 -8,-42 14,-42 14,-28 28,-26 28,28 -28,30',
  list: '-62,-92 -14,-108 54,-100 62,86 -52,94',
  sock: '-54,-112 38,-134 50,0 96,18 112,46 96,70 44,74 -10,62 -34,42 -46,0',
  watch: '-80,0 -66,-38 -40,-38 -10,-62 40,-80 60,-96 104,-110 108,-98 60,-70 20,-58 46,-24 50,14 24,48 -20,46 -70,56',
  cake: '-60,-8 -32,-36 0,-36 4,-62 20,-62 20,-32 60,-10 54,26 76,40 40,60 -40,60 -76,42 -50,26',
  letter: '-88,-48 80,-57 87,46 -80,55',
  ticket: '-48,-26 42,-30 46,24 -44,28',
  bear: '-66,-84 -48,-102 0,-100 40,-110 64,-88 66,-46 48,-14 98,56 92,96 -40,104 -90,92 -100,64 -46,-4 -66,-44',
  plant: '-92,-10 -78,-44 -40,-62 -10,-40 16,-88 56,-86 76,-50 74,0 62,40 44,40 38,92 -34,96 -42,40 -62,70 -92,40',
} as const satisfies Readonly<Record<keyof typeof LYING, string>>

/** Where everything is in the morning, in a window of 1440 × 900, and how far it can be pressed. */
export const MORNING = {
  spool: { x: 852, y: 712, reach: 48 },
  key: { x: 974, y: 790, reach: 66 },
  list: { x: 402, y: 440, reach: 66 },
  sock: { x: 1034, y: 470, reach: 84 },
  handkerchief: { x: 812, y: 404, reach: 84 },
  letter: { x: 214, y: 756, reach: 80 },
  umbrella: { x: 738, y: 300, reach: 150 },
  glasses: { x: 609, y: 383, reach: 38 },
  watch: { x: 236, y: 452, reach: 112 },
  cake: { x: 1150, y: 610, reach: 78 },
  button: { x: 647, y: 426, reach: 20 },
  cup: { x: 668, y: 640, reach: 110 },
  piece: { x: 618, y: 672, reach: 36 },
  bear: { x: 620, y: 506, reach: 96 },
  ticket: { x: 752, y: 620, reach: 38 },
  plant: { x: 1318, y: 588, reach: 90 },
} as const

/** What the bear says, the first morning and any other. */
export const SAID = {
  first: { en: 'There you are.', fr: 'Ah, vous voilà.' },
  again: { en: 'You again. Sit down.', fr: 'Encore vous ! Asseyez-vous.' },
} as const

/** What comes to mind of each thing. */
export const MEMORIES: Readonly<Record<keyof typeof LYING, Localized>> = {
  spool: { en: 'A spool. Somebody has lost the thread.', fr: 'Une bobine. Quelqu’un a perdu le fil.' },
  key: { en: 'A key. To which door?', fr: 'Une clé. De quelle porte ?' },
  list: {
    en: 'A list: milk, an egg, a fish, and … what was it?',
    fr: 'Une liste : du lait, un œuf, un poisson et… quoi, déjà ?',
  },
  sock: { en: 'One sock. Somebody sleeps in it.', fr: 'Une chaussette. Quelqu’un y dort.' },
  handkerchief: {
    en: 'A knot in a handkerchief, so as not to forget. What?',
    fr: 'Un nœud au mouchoir, pour ne pas oublier. Oublier quoi ?',
  },
  letter: { en: 'A letter with its stamp, never posted.', fr: 'Une lettre timbrée, jamais postée.' },
  umbrella: { en: 'An umbrella, left behind wet.', fr: 'Un parapluie, oublié encore mouillé.' },
  glasses: { en: 'The glasses one looks for with one’s glasses.', fr: 'Les lunettes qu’on cherche avec ses lunettes.' },
  watch: { en: 'A watch that stopped at the hour of something.', fr: 'Une montre arrêtée à l’heure de quelque chose.' },
  cake: { en: 'A slice of cake. Whose birthday was it?', fr: 'Une part de gâteau. C’était l’anniversaire de qui ?' },
  button: { en: 'A button. A bear misses it.', fr: 'Un bouton. Il manque à un ours.' },
  cup: { en: 'Tea, made at nine.', fr: 'Un thé, fait à neuf heures.' },
  piece: { en: 'The one piece that is missing from a puzzle.', fr: 'La pièce qui manque à un puzzle.' },
  bear: { en: 'A bear that was loved.', fr: 'Un ours qu’on a aimé.' },
  ticket: { en: 'A ticket for yesterday.', fr: 'Un billet pour hier.' },
  plant: { en: 'A plant that nobody watered.', fr: 'Une plante que personne n’a arrosée.' },
}
