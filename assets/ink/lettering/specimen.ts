import { drawableCharacters } from './needed'

/** A page to look at. */
export interface Sheet {
  readonly name: string
  readonly html: string
}

const PANGRAMS = [
  'Portez ce vieux whisky au juge blond qui fume.',
  'Dès Noël, où un zéphyr haï me vêt de glaçons würmiens, je dîne d’exquis rôtis de bœuf au kir à l’aÿ d’âge mûr & cætera !',
  'Sphinx of black quartz, judge my vow. The five boxing wizards jump quickly.',
]
const DIALOGUE =
  '[21:04] Nib: is anybody out there? [21:05] Quill: only the owl. I like it that way. [21:07] Moth: the fire looks soft from far away… [21:12] Nib: keep me the crust! “Who’s there?” asked the hen; ‘nobody,’ said the fox – and 3 × 7 = 21. « Ça alors ! Où est-il passé ? » demanda l’ogre. Half-way (50%) up the hill it cost 12,50 € or £9 & a bit more—nothing, really. Illegal ill 1lI| O0o rn m cl d vv w'
const PAIRS =
  'AV AT AY AC To Te Ta Tr Ty T. Yo Ya Ye Y. Va Ve V, Wa We W. LT LY LV L’ Fa F. Po P. PA Ko Kv KO r. r, ra ro rt f’ f” f) fi ff fl 7. 7, 74 11 17 47 d’A l’o L’A qu’à o’ xo ko vo wo yo y. v. w, ov oy ow av ay “A A” ‘T T’ (j) [f] /A «T» «A» T- -T 10 2022 1.5 ry rv ev ex ze'
const HUD =
  'SCORE TIME RINGS LEVEL GAME OVER READY? GO! THE TOY BOX ACT 2 PRESS START 0123456789 BOOM! WAVY JAZZ QUILT XYLOPHONE KNIFE ÉTÉ NOËL ÇA FRÈRE GARÇON ÎLE HÔTEL'
const WORDS =
  'gargoyle scurry bat scallop flame bouquet trip match nest crabby eagle forget kind empty armadillo fowl salty scrape ponytail bluff bad dog heist booger fairy tempting ego snack camping uh-oh gear farm'

/** The sheets of the specimen; `fonts` holds the WOFF2 files in base64 by family. */
export function specimenSheets(fonts: Readonly<Record<string, string>>): Sheet[] {
  const families = Object.keys(fonts)
  const head = `<!doctype html><meta charset="utf-8"><style>${families.map((family) => fontFace(family, fonts[family] ?? '')).join('\n')}
    body { margin: 0; padding: 28px 40px; background: #f5ecd9; color: #1d1a17; width: 1360px }
    h2 { font: 12px sans-serif; color: #5b5650; margin: 18px 0 4px } p { margin: 0 0 8px; line-height: 1.4 }
    .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(76px, 1fr)) } .grid div { text-align: center; line-height: 1.35; outline: 0.5px solid #0001 }
  </style>`
  const each = (body: (family: string) => string): string => head + families.map(body).join('')
  const set = (family: string, size: number, text: string): string =>
    `<h2>${family} ${size} px</h2><p style="font: ${size}px '${family}'">${escaped(text)}</p>`
  return [
    ...families.map((family, index) => ({ name: `glyphs${index}`, html: head + glyphGrid(family, 56) })),
    {
      name: 'sizes',
      html: each((family) =>
        [16, 20, 32].map((size) => set(family, size, `${PANGRAMS.join(' ')} ${size < 32 ? DIALOGUE : ''}`)).join(''),
      ),
    },
    {
      name: 'large',
      html: each((family) => set(family, 96, 'Hamburgefonstiv dîne à Noël, okay? “Qwxyz” bdpq 0123456789 fjkl')),
    },
    { name: 'pairs', html: each((family) => set(family, 44, PAIRS)) },
    { name: 'words', html: each((family) => set(family, 48, HUD) + set(family, 36, WORDS)) },
    { name: 'huge', html: each((family) => set(family, 190, 'aebgnstry AMRSG& 2358')) },
    { name: 'capitals', html: each((family) => set(family, 130, 'ABCDEFGHIJKLM NOPQRSTUVWXYZ ÉÊŒÇÆÎÏÑ Tî Vï fî')) },
    { name: 'signs', html: each((family) => set(family, 96, '&@#%€£$§©®™½¼¾«»“”‘’,;:!?…()[]{}→←↑↓▶✓♥*+÷×~^ æœßøÿîç')) },
    {
      name: 'dialogue',
      html: `${head}<div style="display:flex;gap:40px">${[16, 18, 22].map((size) => `<p style="font:${size}px/1.45 'Inkwell Text';width:400px">${escaped(DIALOGUE)} <b style="font-family:'Inkwell Display';font-weight:400">Nib: bold words stand out.</b></p>`).join('')}</div>`,
    },
  ]
}

function glyphGrid(family: string, size: number): string {
  const cells = drawableCharacters.map((character) => `<div>${escaped(character)}</div>`).join('')
  return `<h2>${family}</h2><div class="grid" style="font: ${size}px '${family}'">${cells}</div>`
}

const fontFace = (family: string, file: string): string =>
  `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${file}) format('woff2') }`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
