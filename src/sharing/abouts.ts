import type { About } from './about'

/** What is said of each day, by its slug. No day is loaded for it; a day that is still being drawn has nothing said of it. */
export const abouts: Readonly<Partial<Record<string, About>>> = Object.fromEntries(
  Object.entries(import.meta.glob<About>('#scenes/*/about.ts', { eager: true, import: 'about' })).map(
    ([path, about]) => [path.split('/').at(-2) ?? path, about],
  ),
)
