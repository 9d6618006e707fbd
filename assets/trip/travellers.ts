/** Who is in the three balls, from left to right: blotlings by their numbers. Heronk, Brewster and Swirlo. */
export const TRAVELLERS = [3, 5, 12] as const
