import type { FoodName } from './state'

/** What she has caught, high up. */
export const CATCHES = {
  biscuit: { en: 'She catches the biscuit, high up.', fr: 'Elle attrape le biscuit en plein vol.' },
  doughnut: { en: 'She catches the doughnut, high up.', fr: 'Elle attrape le beignet en plein vol.' },
  croissant: { en: 'She catches the croissant, high up.', fr: 'Elle attrape le croissant en plein vol.' },
  lollipop: { en: 'She catches the lollipop, high up.', fr: 'Elle attrape la sucette en plein vol.' },
  strawberry: { en: 'She catches the strawberry, high up.', fr: 'Elle attrape la fraise en plein vol.' },
} as const satisfies Record<FoodName, { en: string; fr: string }>
