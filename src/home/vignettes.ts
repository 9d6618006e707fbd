import type { CalendarDay } from '../calendar'

/**
 * The picture of a day grown and in action, in three drawings side by side, for the card that is pointed at. A file a day: who
 * points at one card has no use for the other thirty. Sizes are CSS pixels.
 */
export function grownVignetteOf(day: CalendarDay) {
  return { file: `day${day.number}/vignette-hover-strip.webp`, width: 736, height: 115 }
}
