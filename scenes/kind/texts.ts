type Texts = Readonly<Record<'shoes' | 'photo' | 'toys' | 'pie', Readonly<Record<'en' | 'fr', string>>>>

/**
 * What is written of each thing, two lines each, as it is pressed for the first time. Both languages are as long, letter for letter, so that a text is whole in the same tick
 * in either of them: the rules need not know which one is read, and a recording ends the same.
 */
export const TEXTS = {
  shoes: {
    en: 'Papa’s shoes. Still too big for me.\nOn Sundays I put them by the door.',
    fr: 'Les souliers de papa. Encore trop grands.\nJe les sors chaque dimanche.',
  },
  photo: {
    en: 'All of us, and the sun in our eyes.\nIt liked him best. It kept his face.',
    fr: 'Nous trois, le soleil dans les yeux.\nIl aimait mieux papa. Il l’a gardé.',
  },
  toys: {
    en: 'They do not mind waiting.\nI said I would be back before they knew.',
    fr: 'Ils veulent bien attendre.\nJ’ai dit que je revenais tout de suite.',
  },
  pie: {
    en: 'One slice left. You said you were not hungry.\nYou always say that.',
    fr: 'La dernière part. Tu disais ne pas avoir faim.\nTu dis toujours ça.',
  },
} as const satisfies Texts

/** What each says by the moon, once that has been read; of the pie, its plate. */
export const MOON_TEXTS = {
  shoes: {
    en: 'At night I ask them where he is.\nThey only know the way home.',
    fr: 'La nuit je leur demande où il est.\nIls ne savent que rentrer.',
  },
  photo: {
    en: 'By moonlight, you can see that he was smiling.\nI have not told the sun.',
    fr: 'Au clair de lune, on voit qu’il souriait.\nJe ne l’ai pas dit au soleil.',
  },
  toys: {
    en: 'The bear takes the first watch.\nHe has one eye, and it never shuts.',
    fr: 'L’ours prend le premier quart.\nIl n’a qu’un œil, jamais il ne dort.',
  },
  pie: {
    en: 'I put it beside your bed, under a bowl.\nI was not hungry. I can say that too.',
    fr: 'Elle est près de ton lit, sous un bol.\nMoi aussi, je sais le dire : pas faim.',
  },
} as const satisfies Texts

/** And what once somebody has come home. */
export const HOME_TEXTS = {
  shoes: {
    en: 'Nothing in there. I looked twice.\nIt has never held so much.',
    fr: 'Vide. J’ai regardé deux fois.\nElle n’a jamais été si pleine.',
  },
  photo: {
    en: 'He says that he never smiles like that.\nHe said it smiling like that.',
    fr: 'Il dit qu’il ne sourit pas comme ça.\nEn souriant exactement comme ça.',
  },
  toys: {
    en: 'I told the bear the watch is over.\nHe sleeps now, with his eye open.',
    fr: 'J’ai dit à l’ours : fin du quart.\nIl dort enfin, l’œil grand ouvert.',
  },
  pie: {
    en: 'He said he was not hungry either.\nAnd so we cut it in three.',
    fr: 'Lui non plus n’avait pas faim.\nAlors on l’a coupée en trois.',
  },
} as const satisfies Texts
