import { MeshGeometry } from 'pixi.js'
import type { CutMesh } from './cutMesh'

/**
 * A geometry that is drawn by itself, not in a batch: a batch reads its pixels by way of several textures, which a large
 * drawing pays for dearly.
 */
export function geometryOf(mesh: CutMesh): MeshGeometry {
  const geometry = new MeshGeometry(mesh)
  geometry.batchMode = 'no-batch'
  return geometry
}
