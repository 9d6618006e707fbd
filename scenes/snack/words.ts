import type { FoodName } from './state'

/** What she has caught, high up. */
export const CATCHES = {
  biscuit: { en: 'She catches the biscuit, high up.', fr: 'Elle attrape en plein vol le biscuit.' },
  doughnut: { en: 'She catches the doughnut, high up.', fr: 'Elle attrape en plein vol le beignet.' },
  croissant: { en: 'She catches the croissant, high up.', fr: 'Elle attrape en plein vol le croissant.' },
  lollipop: { en: 'She catches the lollipop, high up.', fr: 'Elle attrape en plein vol la sucette.' },
  strawberry: { en: 'She catches the strawberry, high up.', fr: 'Elle attrape en plein vol la fraise.' },
} as const satisfies Record<FoodName, { en: string; fr: string }>
