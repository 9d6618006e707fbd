import type { CalendarDay } from '../calendar'

/** The picture of a day on its card, standing on the card's lower rule. Sizes are CSS pixels. */
export function vignetteOf(day: CalendarDay) {
  return { file: `day${day.number}/vignette-card.webp`, width: 56, height: 50 }
}

/** The same grown and in action, in three drawings side by side, for the card that is pointed at. */
export function grownVignetteOf(day: CalendarDay): string {
  return `day${day.number}/vignette-hover-strip.webp`
}
