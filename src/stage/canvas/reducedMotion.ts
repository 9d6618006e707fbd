/** Whether the visitor asked for less motion, live. */
export const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
