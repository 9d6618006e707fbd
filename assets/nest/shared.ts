import type { BlotlingWords } from '../blotlings/shared'

/** The 21 of this day, out of the 151: whoever comes here need not load all the others. A test keeps them as they are there. */
export const SITTERS: readonly BlotlingWords[] = [
  {
    name: { en: 'Emberfox', fr: 'Braisenard' },
    character: { en: 'Warms its own nose with its tail.', fr: 'Se réchauffe le nez avec sa queue.' },
  },
  {
    name: { en: 'Mossgoat', fr: 'Moussechèvre' },
    character: { en: 'Has eaten every hat it ever met.', fr: 'A mangé tous les chapeaux qu’elle a croisés.' },
  },
  {
    name: { en: 'Pufflet', fr: 'Bouffareux' },
    character: { en: 'All beak, and all of it opinion.', fr: 'Tout en bec, et jamais à court d’avis.' },
  },
  {
    name: { en: 'Lanternjaw', fr: 'Lampoisson' },
    character: { en: 'Reads at night, to the end.', fr: 'Lit la nuit, jusqu’au bout.' },
  },
  {
    name: { en: 'Stagbeet', fr: 'Scaracerf' },
    character: { en: 'Carries its antlers to the barber’s.', fr: 'Porte ses bois chez le coiffeur.' },
  },
  {
    name: { en: 'Swirlo', fr: 'Tournicargot' },
    character: { en: 'Gets dizzy on the straight.', fr: 'A le tournis en ligne droite.' },
  },
  {
    name: { en: 'Bogking', fr: 'Crapauroi' },
    character: { en: 'Rules over a puddle. With iron webs.', fr: 'Règne sur une flaque, d’une palme de fer.' },
  },
  {
    name: { en: 'Snowhare', fr: 'Lapineige' },
    character: { en: 'Melts a little when it is praised.', fr: 'Fond un peu quand on le félicite.' },
  },
  {
    name: { en: 'Knitter', fr: 'Tricotaigne' },
    character: { en: 'Eight socks at once, all different.', fr: 'Huit chaussettes à la fois, toutes dépareillées.' },
  },
  {
    name: { en: 'Dozebrock', fr: 'Blaironfle' },
    character: { en: 'Snores in three voices.', fr: 'Ronfle à trois voix.' },
  },
  {
    name: { en: 'Capkin', fr: 'Bolutin' },
    character: { en: 'Never takes its hat off. Cannot.', fr: 'N’ôte jamais son chapeau. Impossible.' },
  },
  {
    name: { en: 'Hilltort', fr: 'Tortoiture' },
    character: { en: 'Always at home, and still late.', fr: 'Toujours chez elle, et toujours en retard.' },
  },
  {
    name: { en: 'Brewster', fr: 'Théobouille' },
    character: { en: 'Boils over when it is teased.', fr: 'Bout dès qu’on le taquine.' },
  },
  {
    name: { en: 'Dragling', fr: 'Dragounet' },
    character: { en: 'Its fire would just do for toast.', fr: 'Son feu suffit à peine pour une tartine.' },
  },
  {
    name: { en: 'Nightowl', fr: 'Noctambou' },
    character: { en: 'Has never once seen breakfast.', fr: 'N’a jamais vu un petit déjeuner.' },
  },
  {
    name: { en: 'Rainbrolly', fr: 'Parapleure' },
    character: { en: 'Opens up to nobody but the rain.', fr: 'Ne s’ouvre qu’à la pluie.' },
  },
  {
    name: { en: 'Quillpig', fr: 'Cochépic' },
    character: { en: 'Wants a hug. Nobody else does.', fr: 'Veut un câlin. Elle est bien la seule.' },
  },
  {
    name: { en: 'Heronk', fr: 'Klaxéron' },
    character: { en: 'Honks at traffic that is not there.', fr: 'Klaxonne des voitures qui n’existent pas.' },
  },
  {
    name: { en: 'Loopworm', fr: 'Bouclombric' },
    character: { en: 'Ties itself in bows for birthdays.', fr: 'Se noue en ruban pour les anniversaires.' },
  },
  {
    name: { en: 'Inkcat', fr: 'Chatencre' },
    character: { en: 'Signs all letters with its paw.', fr: 'Signe tout le courrier de sa patte.' },
  },
  {
    name: { en: 'Turnipper', fr: 'Navetrogne' },
    character: { en: 'Bites back at every soup.', fr: 'Mord la soupe avant qu’elle ne le mange.' },
  },
]

/** How large each of them is beside the others, 18–28. */
export const SIZES: readonly number[] = [
  23, 25, 19, 22, 20, 20, 24, 19, 21, 28, 18, 26, 20, 24, 21, 19, 23, 24, 20, 22, 19,
]

/** How long the longest side of each of the 21 is, as it is drawn asleep: what its size beside the others is measured by. */
export const SPANS: readonly number[] = [
  336, 340, 292, 352, 328, 316, 340, 272, 276, 368, 300, 356, 316, 304, 260, 244, 280, 280, 296, 344, 284,
]

/** Where a snail sits on each of the 21, in the units of its drawing, about the middle of the nest's rim. */
export const PERCHES: readonly (readonly [x: number, y: number])[] = [
  [44, -116],
  [-24, -86],
  [84, -100],
  [84, -96],
  [100, -84],
  [28, -172],
  [66, -78],
  [64, -108],
  [36, -166],
  [30, -112],
  [-30, -150],
  [98, -92],
  [-24, -146],
  [116, -76],
  [-46, -176],
  [0, -152],
  [-30, -122],
  [52, -136],
  [30, -132],
  [44, -88],
  [48, -122],
]

/** So many scene units long is a sleeper for each unit of its size. */
const LENGTH = 11.5 * 1.17

/** Scene units for a unit of the drawings of each of the 21, so that each is as large as it is beside the others. */
export const SCALES: readonly number[] = SIZES.map((size, creature) => (LENGTH * size) / (SPANS[creature] ?? 320))

/** Scene units for a unit of the outlines: they are part of the day's script, and as short as they can be. */
export const OUTLINE_UNIT = 3

/** How far each of the 21 rises over the middle of the rim, breathing, from its left to its right: measured by their drawings, about the middle of the rim. */
export const OUTLINES = [
  '-49,-7 -48,-41 -34,-37 -30,-48 -18,-42 -11,-51 -7,-39 21,-39 38,-31 40,-42 54,-47 56,-7',
  '-65,-7 -65,-21 -59,-30 -44,-35 -33,-24 -22,-32 -21,-58 -12,-59 -4,-39 0,-42 1,-61 8,-63 14,-44 16,-53 26,-54 34,-50 36,-36 41,-51 49,-52 51,-7',
  '-40,-7 -13,-50 1,-55 19,-53 33,-43 40,-7',
  '-52,-7 -49,-44 -42,-41 -41,-47 -28,-53 -14,-50 -7,-39 24,-42 29,-24 46,-37 50,-7',
  '-47,-7 -42,-14 -41,-30 -30,-29 -29,-46 -23,-47 -18,-35 -11,-47 -6,-33 -6,-48 0,-51 3,-33 11,-48 14,-34 18,-34 19,-48 26,-49 26,-35 32,-36 37,-45 44,-7',
  '-37,-7 -25,-8 -24,-33 -18,-43 6,-56 23,-53 34,-44 40,-30 41,-7',
  '-50,-7 -49,-45 -40,-42 -36,-57 -27,-47 -24,-60 -20,-58 -17,-39 -8,-41 2,-32 43,-27 57,-7',
  '-46,-7 -38,-22 9,-40 25,-35 41,-18 43,-7',
  '-44,-7 -41,-46 -30,-55 -21,-51 -13,-61 2,-65 4,-83 6,-65 21,-61 31,-52 41,-55 52,-48 55,-7',
  '-64,-7 -63,-34 -31,-51 -21,-43 5,-50 38,-42 43,-56 49,-57 59,-51 60,-37 65,-29 65,-7',
  '-43,-7 -41,-22 -33,-35 -9,-46 22,-37 40,-7',
  '-57,-7 -54,-18 -47,-23 -38,-21 -29,-13 -22,-29 -12,-39 -6,-39 -4,-54 8,-66 12,-65 19,-85 26,-38 33,-37 57,-7',
  '-43,-7 -40,-50 -36,-48 -35,-36 -25,-21 -23,-55 -17,-50 -15,-35 4,-55 25,-41 30,-50 34,-35 43,-37 48,-31 51,-7',
  '-71,-7 -69,-30 -62,-30 -60,-23 -50,-21 -49,-45 -34,-34 -27,-35 -16,-49 -7,-43 -1,-53 6,-45 13,-55 19,-44 27,-52 32,-44 37,-49 44,-34 52,-31 53,-7',
  '-45,-7 -44,-70 -27,-67 -2,-74 12,-89 19,-56 42,-29 45,-7',
  '-42,-7 -37,-47 -4,-61 17,-59 39,-44 45,-45 48,-7',
  '-50,-7 -44,-38 -36,-38 -35,-49 -26,-46 -25,-56 -19,-54 -18,-63 -8,-54 -3,-64 2,-59 6,-65 16,-63 22,-66 29,-63 31,-54 37,-55 38,-42 47,-50 57,-48 57,-7',
  '-41,-7 -37,-93 6,-75 12,-64 31,-56 57,-20 59,-7',
  '-43,-7 -33,-28 -32,-54 -25,-54 -20,-47 -13,-48 -5,-59 1,-51 24,-43 41,-22 47,-7',
  '-57,-7 -57,-27 -53,-33 -44,-28 -43,-7 -42,-38 -19,-34 -7,-44 -3,-29 33,-26 43,-20 48,-7',
  '-41,-7 -41,-12 -31,-16 -26,-35 -14,-47 -9,-67 -1,-71 14,-67 15,-43 28,-27 30,-15 43,-7',
] as const
