/** The seven moods, in the order in which they come. */
export type Mood = 'proud' | 'furious' | 'laughing' | 'bored' | 'weeping' | 'smitten' | 'aghast'

export const MOODS: readonly Mood[] = ['proud', 'furious', 'laughing', 'bored', 'weeping', 'smitten', 'aghast']

/** How the head sits on the neck in each mood: turned about the nape, and moved. */
export const CARRIAGE: Readonly<Record<Mood, { readonly rotate: number; readonly x: number; readonly y: number }>> = {
  proud: { rotate: 9, x: 2, y: -2 },
  furious: { rotate: -9, x: -5, y: 3 },
  laughing: { rotate: 20, x: 6, y: -1 },
  bored: { rotate: -4, x: 0, y: 2 },
  weeping: { rotate: -12, x: -2, y: 5 },
  smitten: { rotate: 12, x: 2, y: 1 },
  aghast: { rotate: 3, x: 7, y: -3 },
}
