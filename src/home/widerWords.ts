import type { Localized } from '../language/words'

/** The widest window that is too narrow for the days. Source: docs/specification.md, Section 2, routes. */
const NARROW = 1100

/** As much of a browser's window as tells whether there could be a wider one, in CSS pixels. */
interface WindowOnScreen {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly screen: { readonly width: number; readonly height: number }
}

const TURN: Localized = { en: 'or turn it', fr: 'ou tournez-le' }
const WIDEN: Localized = { en: 'or make the window wider', fr: 'ou élargissez la fenêtre' }
const BOTH: Localized = {
  en: 'or turn it, or make the window wider',
  fr: 'ou tournez-le, ou élargissez la fenêtre',
}

/** What helps beside another device, and goes on from the notice; `null` where nothing does, as on a telephone. */
export function widerWords({ innerWidth, innerHeight, screen }: WindowOnScreen): Localized | null {
  const across = Math.min(screen.width, screen.height)
  const along = Math.max(screen.width, screen.height)
  if (along <= NARROW) return null
  // Some browsers turn the screen's size with it, and some do not.
  const isUpright = innerHeight > innerWidth && (screen.height > screen.width || across <= NARROW)
  if (!isUpright) return WIDEN
  return innerWidth < across ? BOTH : TURN
}
