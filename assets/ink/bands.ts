import type { Field } from './field'
import type { Ink } from './ink'
import type { Options } from './numbers'
import type { Line, PathSource } from './path'
import { type Medium, mediumOf } from './pen'

/** One step of a posterised light: all that is at least so dark (0…1), laid with one medium. */
export interface Band extends Options<Medium> {
  from: number
}

/** How bands are found. */
export interface Bands {
  /** The form to shade by, when it is not the shape's own. */
  field: Field
  /** As in `Tone`. */
  puff: number
  /** Darkness added at a place: a cast shadow, the reach of a lamp. */
  dark: (x: number, y: number) => number
  /** Counts from the light instead: bands of light on a black form. */
  lights: boolean
}

/** Lays flat bands of light inside a shape, from one step to the next, as a poster or a lino cut has them. Hands back their outlines. */
export function drawBands(ink: Ink, shape: PathSource, bands: readonly Band[], options: Options<Bands> = {}): Line[][] {
  const line = ink.path(shape, true)
  const field = options.field ?? ink.field(line, options.puff)
  const dark = options.dark && ink.textureAt(options.dark)
  const [x, y, z] = ink.light
  const light = options.lights ? ([-x, -y, -z * 0.1] as const) : ink.light
  const all = bands.map(({ from }) =>
    field.regions((across, down) => {
      return field.darkness(across, down, light) + (dark ? dark(across, down) : 0) - from
    }),
  )
  ink.clip(line, () => {
    for (const [i, regions] of all.entries()) {
      const medium = mediumOf(bands[i] ?? {})
      ink.together(() => {
        for (const region of regions) ink.black(region, { ...medium, wobble: 0.2 })
      })
    }
  })
  return all
}
