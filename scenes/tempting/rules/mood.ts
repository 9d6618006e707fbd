import type { Mood, TemptingState } from '../state'

/** From now on it looks like that. */
export function setMood(machine: TemptingState, mood: Mood, now: number): void {
  if (mood === machine.mood) return
  machine.moodBefore = machine.mood
  machine.mood = mood
  machine.moodSince = now
}
