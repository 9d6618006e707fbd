/** Whether the visitor asked for less motion, live. */
export const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
