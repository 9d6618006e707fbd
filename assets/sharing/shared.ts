/** The picture that links are shown with, in pixels, as services ask for it. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const
