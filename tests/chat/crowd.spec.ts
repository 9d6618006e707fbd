import { expect, test, type Visitor } from '../support/chat'

// Twenty pages at once: small windows, a fire that stands still, and no film of each page, leave them the machine.
test.use({ viewport: { width: 1120, height: 500 }, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const VISITORS = 20
const EACH = 10
const MANY = 10_000
/** Firestore's largest page, as the rules have it. */
const PAGE = 500
const MOST_ROWS = 100

/** Reads the list from its first message to its last; rows come and go as it scrolls. */
async function readAll(visitor: Visitor): Promise<readonly string[]> {
  const lines = new Map<number, string>()
  const total = await visitor.count()
  await visitor.list.press('Home')
  while (lines.size < total) {
    const rows = await visitor.list
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => ({ place: Number(item.getAttribute('aria-posinset')), text: item.textContent ?? '' })),
      )
    const before = lines.size
    for (const { place, text } of rows) lines.set(place, text)
    if (lines.size === before) await visitor.list.press('PageDown')
  }
  return [...lines].sort(([a], [b]) => a - b).map(([, text]) => text)
}

test('of 200 messages from 20 visitors at once, none is lost, doubled or out of order', async ({ visit }) => {
  test.slow()
  const visitors: Visitor[] = []
  for (let index = 0; index < VISITORS; index += 1) visitors.push(await visit(`visitor${index}`))
  await Promise.all(
    visitors.map(async (visitor, index) => {
      for (let turn = 0; turn < EACH; turn += 1) await visitor.say(`message ${index}/${turn}`)
    }),
  )
  for (const visitor of visitors) await expect.poll(() => visitor.count()).toBe(VISITORS * EACH)
  const [first, last] = [visitors[0], visitors.at(-1)]
  if (!first || !last) throw new Error('There are no visitors.')
  const read = await readAll(first)
  const said = read.map((line) => /message (\d+)\/(\d+)$/.exec(line)?.slice(1).map(Number) ?? [])
  expect(new Set(said.map(String)).size).toBe(VISITORS * EACH)
  for (let index = 0; index < VISITORS; index += 1) {
    const turns = said.filter(([author]) => author === index).map(([, turn]) => turn)
    expect(turns).toEqual(Array.from({ length: EACH }, (_, turn) => turn))
  }
  expect(await readAll(last)).toEqual(read)
})

test('10,000 messages are few rows, and all of them can be read back to', async ({ server, visit }) => {
  const now = Date.now()
  await server.seed(
    Array.from({ length: MANY }, (_, index) => ({
      id: String(index).padStart(20, 'm'),
      author: 'Crowd',
      text: `message ${index}`,
      date: now - (MANY - index) * 5000,
    })),
  )
  const ann = await visit('Ann')
  const entered = performance.now()
  await expect(ann.list.getByText(`message ${MANY - 1}`, { exact: true })).toBeVisible()
  console.log(`first list ${Math.round(performance.now() - entered)} ms after the name`)
  await expect.poll(() => ann.count()).toBe(PAGE)
  const rows = ann.list.getByRole('listitem')
  expect(await rows.count()).toBeLessThanOrEqual(MOST_ROWS)
  await expect
    .poll(
      async () => {
        await ann.list.press('Home')
        expect(await rows.count()).toBeLessThanOrEqual(MOST_ROWS)
        return ann.count()
      },
      { timeout: 120_000, intervals: [20] },
    )
    .toBe(MANY)
  await expect(async () => {
    await ann.list.press('Home')
    await expect(ann.list.getByText('message 0', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await ann.say('and mine')
  await expect(ann.list.getByText('and mine', { exact: true })).toBeVisible()
  expect(await rows.count()).toBeLessThanOrEqual(MOST_ROWS)
})
