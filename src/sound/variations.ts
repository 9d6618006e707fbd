/**
 * Which of a sound's variations is next: any but the last one, so that the ear meets no machine.
 *
 * @param count how many there are, at least one
 * @param last the index of the one before, -1 at first
 * @param random 0…1, without 1
 */
export function nextVariation(count: number, last: number, random: () => number = Math.random): number {
  if (count < 2 || last < 0 || last >= count) return Math.floor(random() * count)
  const next = Math.floor(random() * (count - 1))
  return next < last ? next : next + 1
}
