import { Container, type Sprite } from 'pixi.js'

/** Which tiles are laid: from the one to before the other; 0 is the drawing as it is. */
export type TileRange = readonly [from: number, to: number]

/** A drawing laid side by side, every other one turned over, so that their edges meet. */
export class Mirrored extends Container {
  /**
   * @param make makes one of the sprites
   * @param overlap how far each reaches under the next one to the right, in scene units
   */
  constructor(make: () => Sprite, columns: TileRange, rows: TileRange, overlap: number) {
    super()
    for (let row = rows[0]; row < rows[1]; row++) {
      for (let column = columns[0]; column < columns[1]; column++) {
        const tile = make()
        const { width, height } = tile.texture.orig
        const [isTurned, isOver] = [column % 2 !== 0, row % 2 !== 0]
        tile.scale.set((isTurned ? -1 : 1) * (1 + overlap / width), isOver ? -1 : 1)
        // Turned over about its edge, it lies where the one beside it would.
        tile.position.set((isTurned ? column + 1 : column) * width, (isOver ? row + 1 : row) * height)
        this.addChild(tile)
      }
    }
  }
}
