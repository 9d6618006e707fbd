import type { ComponentProps } from 'react'

/** A picture as `npm run draw` has rendered it, of a manifest. */
interface Print {
  /** Its path under the site's address. */
  readonly file: string
  /** Its size on the page, in CSS pixels. */
  readonly width: number
  readonly height: number
}

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> {
  readonly print: Print
}

/** Shows a picture of ours at its size on the page. Decorative unless it is given an `alt`. */
export function Picture({ print: { file, width, height }, alt = '', ...attributes }: Props) {
  return <img alt={alt} height={height} src={import.meta.env.BASE_URL + file} width={width} {...attributes} />
}
