import { expect, test, type Visitor } from '../support/chat'

const MINUTE = 60_000
const HONEST = 40
const BURST = 501
/** So many messages a page is first shown, and so many come with each look back. */
const NEWEST = 50
const PAGE = 200

const seeded = (name: string, index: number, date: number) => ({
  id: `${name}${String(index).padStart(20 - name.length, '0')}`,
  author: name,
  text: `${name} ${index}`,
  date,
})

/**
 * Where the first row stands whose upper edge is in view, once the list lies still: its text, and its distance from there. Where it was
 * scrolled to there are no rows before the next frame, and they are measured in the one after it.
 */
const firstInView = ({ list }: Visitor) =>
  list.evaluate(async (element) => {
    let last: { text: string; from: number } | undefined
    for (;;) {
      const { top, bottom } = element.getBoundingClientRect()
      const rows = [...element.querySelectorAll('li')].map((row) => ({
        text: row.textContent ?? '',
        from: row.getBoundingClientRect().top - top,
      }))
      const [first] = rows.filter(({ from }) => from >= 0 && from < bottom - top).sort((a, b) => a.from - b.from)
      if (first && first.text === last?.text && first.from === last.from) return first
      last = first
      await new Promise(requestAnimationFrame)
    }
  })

const topOf = ({ list }: Visitor, text: string) =>
  list.evaluate((element, wanted) => {
    const row = [...element.querySelectorAll('li')].find(({ textContent }) => textContent === wanted)
    return row ? row.getBoundingClientRect().top - element.getBoundingClientRect().top : null
  }, text)

test('of 40 messages under a burst of 501 with one date none is out of reach, and reading back moves nothing', async ({
  server,
  visit,
}) => {
  const now = Date.now()
  await server.seed(Array.from({ length: HONEST }, (_, index) => seeded('honest', index, now - 60 * MINUTE + index)))
  await server.seed(Array.from({ length: BURST }, (_, index) => seeded('burst', index, now - 30 * MINUTE)))
  const ann = await visit('Ann')
  await expect.poll(() => ann.count()).toBe(NEWEST)

  // Up to where earlier ones are asked for, and no farther: they come while the visitor looks at this row.
  await ann.list.evaluate((element) => {
    element.scrollTop -= 700
  })
  const seen = await firstInView(ann)
  await expect.poll(() => ann.count()).toBe(NEWEST + PAGE)
  await expect.poll(() => topOf(ann, seen.text)).toBeCloseTo(seen.from, 0)

  await expect
    .poll(async () => {
      await ann.list.press('Home')
      return ann.count()
    })
    .toBe(HONEST + BURST)
  await expect(async () => {
    await ann.list.press('Home')
    await expect(ann.list.getByText('honest 0', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const lines = (await ann.heard()).slice(0, 12)
  expect(lines).toEqual(lines.map((_, index) => `honest: honest ${index}`))
})
