/** What the chapters of the bear's book are called: it is at the next one every night. */
export const TITLES = [
  { en: '1. Tents', fr: '1. La tente' },
  { en: '2. Bears', fr: '2. Les ours' },
  { en: '3. Bread', fr: '3. Le pain' },
  { en: '4. Knots', fr: '4. La corde' },
  { en: '5. Rain', fr: '5. La pluie' },
  { en: '6. Home', fr: '6. Le retour' },
] as const

/** Which eyes of the wood's those have who were not there the first night. */
export const STARES = ['round', 'slant', 'dots', 'sleepy'] as const
