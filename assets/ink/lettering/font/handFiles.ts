import { faces } from '../faces'
import { buildWoff2 } from './buildFont'

/** A file that the hand writes: path from the root of the project, and its bytes. */
export interface HandFile {
  readonly path: string
  readonly bytes: Buffer
}

/** Everything that is built from the hand. */
export async function handFiles(): Promise<HandFile[]> {
  const files: HandFile[] = []
  for (const face of faces)
    files.push({ path: `src/ui/fonts/inkwell-${face.key}.woff2`, bytes: await buildWoff2(face) })
  return files
}
