/**
 * What is written of each thing, two lines each. Both languages are as long, letter for letter, so that a text is whole in the same tick
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
} as const satisfies Readonly<Record<string, Readonly<Record<'en' | 'fr', string>>>>
