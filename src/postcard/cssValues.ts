/** A value as browsers compute it, read: `parts` of it at commas or blanks that no bracket holds. */
export function partsOf(value: string, at: ',' | ' '): readonly string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const sign of value) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === at && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** A length in pixels, or a share of a whole that is so long; `null` of what is neither. */
export function lengthOf(value: string | undefined, whole: number): number | null {
  const number = Number.parseFloat(value ?? '')
  if (Number.isNaN(number)) return null
  return value?.endsWith('%') ? (number / 100) * whole : number
}

/** A hard shadow of a box or of letters. */
export interface Shadow {
  readonly color: string
  readonly x: number
  readonly y: number
}

/** The shadows of `box-shadow` or `text-shadow`, the first on top. */
export function shadowsOf(value: string): readonly Shadow[] {
  if (value === 'none') return []
  return partsOf(value, ',').flatMap((shadow) => {
    const parts = partsOf(shadow, ' ')
    const lengths = parts.filter((part) => /^-?[\d.]+px$/.test(part)).map(Number.parseFloat)
    const color = parts.find((part) => /^(rgb|#|color)/.test(part))
    const [x = 0, y = 0] = lengths
    return color === undefined ? [] : [{ color, x, y }]
  })
}

/** A stop of a gradient: its colour, and where it is, 0…1. */
export interface Stop {
  readonly color: string
  readonly at: number
}

/** A gradient from the middle to the nearest sides, or from above; `null` of any other picture. */
export function gradientOf(value: string): { readonly isRound: boolean; readonly stops: readonly Stop[] } | null {
  const [, kind, inside = ''] = /^(radial|linear)-gradient\((.*)\)$/.exec(value) ?? []
  if (!kind) return null
  const parts = partsOf(inside, ',').filter((part) => /^(rgb|#|color|transparent)/.test(part))
  const last = Math.max(1, parts.length - 1)
  const stops = parts.map((part, place) => {
    const [color = '', at] = partsOf(part, ' ')
    return { color, at: lengthOf(at, 1) ?? place / last }
  })
  return { isRound: kind === 'radial', stops }
}

/** What `inset(…)` leaves of a box, which may be nothing. */
export function insetOf<Box extends Readonly<Record<'x' | 'y' | 'width' | 'height', number>>>(value: string, box: Box) {
  const given = partsOf(/^inset\((.*)\)$/.exec(value)?.[1] ?? '', ' ')
  const [top = '0', right = top, bottom = top, left = right] = given
  const [above, below] = [top, bottom].map((edge) => lengthOf(edge, box.height) ?? 0)
  const [before, after] = [left, right].map((edge) => lengthOf(edge, box.width) ?? 0)
  return {
    x: box.x + (before ?? 0),
    y: box.y + (above ?? 0),
    width: Math.max(0, box.width - (before ?? 0) - (after ?? 0)),
    height: Math.max(0, box.height - (above ?? 0) - (below ?? 0)),
  }
}

/** The address in `url("…")`; `null` of any other picture. */
export function addressOf(value: string): string | null {
  return /^url\("(.*)"\)$/.exec(value)?.[1] ?? null
}
