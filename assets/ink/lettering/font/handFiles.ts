import { letterSheet, type SheetPlan } from '../bitmap'
import { displayFace, type Face, faces, textFace } from '../faces'
import { sketchesOf } from '../hand'
import { type KerningTable, kerningOf } from '../kerning'
import { unpackedPixels } from '../palettePng'
import { setHand } from '../setHand'
import type { Sketches } from '../sketch'
import { packFont } from './buildFont'

/** A file that the hand writes: path from the root of the project, and its bytes. */
export interface HandFile {
  readonly path: string
  readonly bytes: Buffer
}

/** Bitmap fonts, which tests measure the letters of scenes by: small print, and two sizes for scores and titles. No visitor loads them. */
const sheetPlans: readonly SheetPlan[] = [
  { face: textFace, size: 32 },
  { face: displayFace, size: 32 },
  { face: displayFace, size: 64 },
]

/** Everything that is built from the hand, or from other sketches in its place; `chosen` leaves a face out. */
export async function handFiles(
  sketches: (face: Face) => Sketches = sketchesOf,
  chosen: readonly Face[] = faces,
): Promise<HandFile[]> {
  const files: HandFile[] = []
  for (const face of chosen) {
    const glyphs = setHand(face, sketches(face))
    const kerning = kerningOf(glyphs, face)
    files.push({ path: `src/ui/fonts/inkwell-${face.key}.woff2`, bytes: await packFont(face, glyphs, kerning) })
    const key = face.key === 'text' ? 'Text' : 'Display'
    files.push({ path: `assets/ink/lettering/kerning${key}.ts`, bytes: Buffer.from(kerningModule(face, kerning)) })
    for (const plan of sheetPlans) {
      if (plan.face !== face) continue
      const sheet = letterSheet(plan, glyphs, kerning)
      files.push({ path: `assets/ink/lettering/sheets/${sheet.name}.fnt`, bytes: Buffer.from(sheet.description) })
      files.push({ path: `assets/ink/lettering/sheets/${sheet.name}.png`, bytes: sheet.picture })
    }
  }
  return files
}

/** What was measured, for those who write words without building a font. */
function kerningModule(face: Face, kerning: KerningTable): string {
  return [
    '// biome-ignore-all format: written by `npm run ink:fonts` from the sketches, which are the place to change.',
    "import type { KerningTable } from './kerning'",
    '',
    `/** How pairs of ${face.family} move, measured. Rows are first classes, columns second classes, in font units. */`,
    'export const kerning: KerningTable = [',
    ...kerning.map((row) => `  [${row.join(', ')}],`),
    ']',
    '',
  ].join('\n')
}

/** Whether the file on disk is no longer what the hand builds. Pictures are compared unpacked: packers differ between machines. */
export function isStale(file: HandFile, onDisk: Buffer | undefined): boolean {
  if (!onDisk) return true
  if (onDisk.equals(file.bytes)) return false
  return !file.path.endsWith('.png') || !unpackedPixels(onDisk).equals(unpackedPixels(file.bytes))
}
