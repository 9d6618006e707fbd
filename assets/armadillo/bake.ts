import { writeFileSync } from 'node:fs'
import { PLATES } from '../armadillo-later/plates'
import { drawArmadillo } from './armadillo'
import { averages } from './averages'
import { baked } from './baking'

/** Writes `shared.ts`, and the cells of the other plates: run `npx tsx assets/armadillo/bake.ts` after a hidden picture was drawn anew. */

const NOTE = '// biome-ignore-all format: written by bake.ts from the drawings, which are the place to change.'
const list = (rows: readonly string[], indent: string) => rows.map((row) => `${indent}'${row}',`).join('\n')

const armadillo = (isBlinking: boolean) =>
  averages('armadillo', 'The armadillo', (ink) => drawArmadillo(ink, isBlinking))
const first = baked(armadillo(false), armadillo(true))

writeFileSync(
  new URL('shared.ts', import.meta.url),
  `${NOTE}

/** What stands for the colours of \`PALETTE\`, in their order. */
export const DIGITS = '${first.digits}'

/** The colours that the hidden picture is averaged to: six hexadecimal digits each. */
export const PALETTE =
  '${first.palette}'

/** The mean colour of each 2 × 2 pixels of it, line by line: 64 × 64. */
export const OPEN = [
${list(first.open, '  ')}
].join('')

/** The same about its eyes, while they are shut, and where that lies. */
export const LIDS = { left: ${first.lids.left}, top: ${first.lids.top}, width: ${first.lids.width} } as const
export const SHUT = [
${list(first.shut, '  ')}
].join('')
`,
)

const plates = PLATES.map(({ name, cells }) => ({ name, ...baked(cells(false), cells(true)) }))
writeFileSync(
  new URL('../armadillo-later/shared.ts', import.meta.url),
  `${NOTE}

/** The pictures of the other plates, as \`assets/armadillo/shared.ts\` has that of the first: colours, cells with the eyes open and shut, and where the lids lie. */
export const CELLS_OF = {
${plates
  .map(
    ({ name, palette, open, lids, shut }) => `  ${name}: {
    palette:
      '${palette}',
    open: [
${list(open, '      ')}
    ].join(''),
    lids: { left: ${lids.left}, top: ${lids.top}, width: ${lids.width} },
    shut: [
${list(shut, '      ')}
    ].join(''),
  },`,
  )
  .join('\n')}
} as const
`,
)
