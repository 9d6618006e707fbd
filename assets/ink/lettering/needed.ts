/** What the site may ever write, by group: English and French whole, and the neighbours that cost nothing. */
const neededGroups = {
  small: 'abcdefghijklmnopqrstuvwxyz',
  capital: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  figures: '0123456789',
  accentedSmall: 'àâäáãåçéèêëîïíìñôöóòõøùûüúÿýæœß',
  accentedCapital: 'ÀÂÄÁÃÅÇÉÈÊËÎÏÍÌÑÔÖÓÒÕØÙÛÜÚŸÝÆŒ',
  punctuation: '.,:;!?…\'’‘"“”‚„«»‹›-‐‑–—()[]{}/\\|¦_¡¿·•',
  symbols: '&@#%*+−=<>≤≥×÷±~^`´¨¸°§¶©®™€£$½¼¾→←↑↓↔▶◀✓♥',
  blanks: ' \u00a0\u202f\u2009',
} as const

/** Every character that leaves ink. */
export const drawableCharacters: readonly string[] = Object.entries(neededGroups).flatMap(([group, text]) =>
  group === 'blanks' ? [] : [...text],
)

/** Every character of the fonts. */
export const neededCharacters: readonly string[] = Object.values(neededGroups).flatMap((text) => [...text])
