/** What the overlay remembers as long as the tab is open. */
export interface OverlayMemory {
  /** `null` before it was opened or closed by hand: then the address decides. */
  readonly isOpen: boolean | null
  readonly isFolded: boolean
  readonly side: 'left' | 'right'
  /** The sections that were folded or unfolded by hand, by their titles. */
  readonly sections: Readonly<Record<string, boolean>>
}

const KEY = 'debug overlay'
const AT_FIRST: OverlayMemory = { isOpen: null, isFolded: false, side: 'left', sections: {} }

export function readOverlayMemory(): OverlayMemory {
  try {
    return { ...AT_FIRST, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }
  } catch {
    // A browser that keeps nothing, or a text that is not ours: the overlay is as at first.
    return AT_FIRST
  }
}

export function rememberOverlay(changes: Partial<OverlayMemory>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readOverlayMemory(), ...changes }))
  } catch {
    // A browser that keeps nothing forgets it on a reload; that is what it was asked to do.
  }
}
