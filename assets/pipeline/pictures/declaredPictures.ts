import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AssetBundle, bundleNamed, bundlesWith } from '../bundle'
import { type Drawings, drawings } from '../drawings'

/** The file in which a bundle declares its pictures. */
export const DECLARATION = 'drawings.ts'

export function bundlesWithPictures(root?: string): AssetBundle[] {
  return bundlesWith(DECLARATION, root)
}

/** The bundle of that name. Throws when it has no drawings. */
export function pictureBundleNamed(name: string, root?: string): AssetBundle {
  return bundleNamed(name, DECLARATION, root)
}

/** What the bundle declares. Throws when `drawings.ts` does not export `pictures`. */
export async function loadDrawings(bundle: AssetBundle): Promise<Drawings> {
  const module: { pictures?: Drawings } = await import(pathToFileURL(join(bundle.source, DECLARATION)).href)
  if (!module.pictures) throw new Error(`assets/${bundle.name}/${DECLARATION} exports no \`pictures\`.`)
  return drawings(module.pictures)
}
