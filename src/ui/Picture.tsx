import type { ComponentProps } from 'react'

/** A picture as the drawing room has printed it, for sharp screens: two pixels to a CSS pixel. */
interface Print {
  /** Its path under the site's address. */
  readonly file: string
  readonly width: number
  readonly height: number
}

const DENSITY = 2

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> {
  readonly print: Print
}

/** Shows a picture of ours at its size on the page. Decorative unless it is given an `alt`. */
export function Picture({ print, alt = '', ...attributes }: Props) {
  return (
    <img
      alt={alt}
      height={print.height / DENSITY}
      src={import.meta.env.BASE_URL + print.file}
      width={print.width / DENSITY}
      {...attributes}
    />
  )
}
