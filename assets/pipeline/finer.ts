import { type Drawings, drawings, type Glyphs, type Sprite } from './drawings'
import { toOutline } from './pictures/outline'

/**
 * The sprites and letters of a bundle once more, with so many times as many pixels along each axis: for windows and screens in
 * which the first ones would be soft. Those that say no scale are drawn for sharp screens as they are. Chance is the same, so they
 * are the same drawings.
 *
 * @param bundle the name of the bundle that they are from
 */
export function finer(
  bundle: string,
  { sprites, words }: Pick<Drawings, 'sprites' | 'words'>,
  times: number,
): Drawings {
  const finely = ([name, sprite]: readonly [string, Sprite]) => {
    const { seed = `${bundle}/${name}`, scale, cut } = sprite
    if (!scale) return [name, { ...sprite, seed }] as const
    return [
      name,
      { ...sprite, seed, scale: scale * times, ...(cut && { cut: toOutline(cut.tolerance * times) }) },
    ] as const
  }
  const lettered = ([name, glyphs]: readonly [string, Glyphs]) =>
    [name, glyphs.scale ? { ...glyphs, scale: glyphs.scale * times } : glyphs] as const
  return drawings({
    isFiner: true,
    sprites: Object.fromEntries(Object.entries(sprites).map(finely)),
    words: Object.fromEntries(Object.entries(words).map(lettered)),
  })
}
