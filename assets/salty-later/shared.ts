/** The rows of the sea, far to near, on the page of the day, in drawing units: how wide a tile of each is, and from where to where it is printed. */
export const ROWS = {
  far: { wide: 300, top: 202, bottom: 282 },
  middle: { wide: 420, top: 222, bottom: 306 },
  under: { wide: 340, top: 272, bottom: 322 },
  near: { wide: 564, top: 284, bottom: 366 },
} as const

/** How far a tile reaches under the next. */
export const LAP = 6

/** What he tells, two lines each, as he would in either language. */
export const TALES: readonly Readonly<Record<'en' | 'fr', readonly [string, string]>>[] = [
  {
    en: ['Caught a wave once. Too small.', 'I threw it back.'],
    fr: ['« Jetez l’encre ! » J’ai obéi.', 'Depuis, la mer est noire.'],
  },
  {
    en: ['Steered three weeks by a star.', 'It was the cook’s pipe.'],
    fr: ['Trois semaines cap sur l’étoile.', 'C’était la pipe du cuistot.'],
  },
  {
    en: ['I married a mermaid. It lasted', 'until the fish course.'],
    fr: ['J’ai aimé une sirène. Ça a fini', 'en queue de poisson.'],
  },
  {
    en: ['Met the kraken. Eight arms, and', 'not one lent me a hand.'],
    fr: ['Le kraken ? Huit bras, et pas un', 'pour un coup de main.'],
  },
  {
    en: ['We were so lost, the compass', 'asked a gull the way.'],
    fr: ['La mer était si plate, ce soir-là,', 'qu’on l’a roulée pour la ranger.'],
  },
  {
    en: ['Me, afraid of water? Never.', 'We just don’t drink together.'],
    fr: ['Moi, peur de l’eau ? Jamais.', 'On ne trinque pas, c’est tout.'],
  },
]
