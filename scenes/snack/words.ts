import type { FoodName } from './state'

/** What she has caught, high up. */
export const CATCHES = {
  biscuit: { en: 'She catches the biscuit, high up.', fr: 'Elle attrape le biscuit en plein vol.' },
  doughnut: { en: 'She catches the doughnut, high up.', fr: 'Elle attrape le beignet en plein vol.' },
  croissant: { en: 'She catches the croissant, high up.', fr: 'Elle attrape le croissant en plein vol.' },
  lollipop: { en: 'She catches the lollipop, high up.', fr: 'Elle attrape la sucette en plein vol.' },
  strawberry: { en: 'She catches the strawberry, high up.', fr: 'Elle attrape la fraise en plein vol.' },
} as const satisfies Record<FoodName, { en: string; fr: string }>

/** What she has not. */
export const MISSES = {
  biscuit: { en: 'She misses the biscuit, heroically.', fr: 'Elle manque le biscuit, héroïquement.' },
  doughnut: { en: 'She misses the doughnut, heroically.', fr: 'Elle manque le beignet, héroïquement.' },
  croissant: { en: 'She misses the croissant, heroically.', fr: 'Elle manque le croissant, héroïquement.' },
  lollipop: { en: 'She misses the lollipop, heroically.', fr: 'Elle manque la sucette, héroïquement.' },
  strawberry: { en: 'She misses the strawberry, heroically.', fr: 'Elle manque la fraise, héroïquement.' },
} as const satisfies Record<FoodName, { en: string; fr: string }>

/** What the ants say over their cups: for the first time, and whenever they do again. */
export const FIRST_TOAST = {
  en: 'Nothing is lost. The ants drink to her aim, and to yours.',
  fr: 'Rien ne se perd. Les fourmis boivent à son adresse, et à la vôtre.',
}
export const TOAST = {
  en: 'The ants would like to thank everybody who missed.',
  fr: 'Les fourmis tiennent à remercier tous ceux qui ont raté.',
}
