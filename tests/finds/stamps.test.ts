import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Ink } from '../../assets/ink/ink'
import type { Drawings } from '../../assets/pipeline/drawings'
import { PRINT_BOX } from '../../assets/stamps/shared'
import type { Stamps } from '../../assets/stamps/sheet'
import { days } from '../../src/calendar'

/** The most that a stamp may weigh, in bytes. */
const MOST = 4096

const found = import.meta.glob<{ finds: Readonly<Record<string, unknown>> }>('../../scenes/*/finds.ts', { eager: true })
const drawn = import.meta.glob<{ stamps: Stamps; pictures: Drawings }>('../../assets/*-stamps/drawings.ts', {
  eager: true,
})

/** The finds and the stamps of a day. */
function partsOf(slug: string) {
  const finds = found[`../../scenes/${slug}/finds.ts`]?.finds
  const drawings = drawn[`../../assets/${slug}-stamps/drawings.ts`]
  if (!finds || !drawings) throw new Error(`${slug} has no finds, or no stamps.`)
  return { finds, ...drawings }
}

test.each(days)('each find of $slug has its stamp, in its place', ({ slug }) => {
  const { finds, stamps } = partsOf(slug)
  expect(Object.keys(stamps)).toEqual(Object.keys(finds))
})

test.each(days)('a stamp of $slug weighs 4 KB at the most', ({ slug }) => {
  const { stamps } = partsOf(slug)
  const { size } = statSync(`assets/public/${slug}-stamps/prints-1x.webp`)
  expect(size / Object.keys(stamps).length).toBeLessThanOrEqual(MOST)
})

test.each(days)('the stamps of $slug are printed in its accent', ({ slug }) => {
  const { prints } = partsOf(slug).pictures.pictures
  if (!prints) throw new Error(`${slug} prints no stamps.`)
  const ink = new Ink({ ...prints, name: slug })
  prints.draw(ink)
  const colors = ink.marks.map((mark) => ('color' in mark ? mark.color : null))
  expect(colors).toContain(accentOf(slug))
  expect(ink.width % PRINT_BOX.width).toBe(0)
})

/** The accent that the site's tokens give a day. */
function accentOf(slug: string): string | undefined {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')
  const rules = [...tokens.matchAll(/([^{}]*)\{\s*--accent: var\((--\w+)\);\s*\}/g)]
  const [, , name = '--vermilion'] = rules.find(([, selector]) => selector?.includes(`[data-day="${slug}"]`)) ?? []
  return tokens.match(new RegExp(`${name}: (#\\w+);`))?.[1]
}
