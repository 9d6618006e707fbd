import type { BlotlingWords } from '../blotlings/names'

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
