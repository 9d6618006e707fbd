/** A colour as six hexadecimal digits. */
export type Color = `#${string}`

/** The ink itself; on paper it dries to some #23201d…#2c2925. */
export const INK: Color = '#1d1a17'
/** The world's ground and every drawn body. */
export const PAPER: Color = '#f5ecd9'
/** Watered ink: shadows, night, distance. */
export const GREY: Color = '#5b5650'
/** Leather and wood, laid at an alpha of about 0.4. */
export const LEATHER: Color = '#6d5238'

/** The accents: one for a whole day, on its focal part and one small echo. Cheeks and tongues may always be vermilion. */
export const VERMILION: Color = '#d8432b'
export const INDIGO: Color = '#2f4a7c'
export const OCHRE: Color = '#d0902a'
export const MOSS: Color = '#5d7d4a'
export const TEAL: Color = '#2f7a78'
export const PLUM: Color = '#7a4a72'
export const RUST: Color = '#c9622b'

/** The three channels (0…255) of a colour. Throws unless it is written #rrggbb. */
export function channelsOf(color: Color): readonly [red: number, green: number, blue: number] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`"${color}" is no colour: write #rrggbb.`)
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
