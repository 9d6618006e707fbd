import { randomBytes } from 'node:crypto'
import { BUDGETS } from '../budgets'
import { expect, test, type Visitor } from '../support/chat'

// A fire that stands still, and no film of the pages, leave them the machine.
test.use({ viewport: { width: 1120, height: 500 }, trace: 'off' })

const SPEAKERS = 20
const EACH = 10
const MANY = 10_000
/** So many messages a page is first shown. */
const NEWEST = 50
const MOST_ROWS = BUDGETS.rows.most

/** Reads the list from its first message to its last; rows come and go as it scrolls, and where it scrolls by itself some are missed. */
async function readAll(visitor: Visitor): Promise<readonly string[]> {
  const lines = new Map<number, string>()
  const total = await visitor.count()
  // While the last message still comes in, the list follows it, whatever was pressed a moment before.
  await expect(async () => {
    await visitor.list.press('Home')
    await expect(visitor.list.locator('[aria-posinset="1"]')).toBeInViewport({ timeout: 1000 })
  }).toPass()
  while (!lines.has(total)) {
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

test('of 200 messages that 20 speakers send at once, two readers lose, double and mix up none', async ({
  server,
  visit,
}) => {
  const readers = [await visit('Ann'), await visit('Bob')] as const
  for (const reader of readers) await expect(reader.line('connected')).toBeVisible()
  // As anybody writes, under the rules: each of them a message after the other, all of them at once.
  const speak = async (speaker: number) => {
    for (let turn = 0; turn < EACH; turn += 1) {
      const id = randomBytes(10).toString('hex')
      const fields = {
        author: { stringValue: `speaker${speaker}` },
        msg: { stringValue: `message ${speaker}/${turn}` },
      }
      const updateTransforms = [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }]
      const update = { name: server.name(`messages/${id}`), fields }
      expect((await server.commit([{ update, updateTransforms }])).status).toBe(200)
    }
  }
  const mine = readers.map((reader, index) => reader.say(`mine ${index}`))
  await Promise.all([...mine, ...Array.from({ length: SPEAKERS }, (_, speaker) => speak(speaker))])
  const all = SPEAKERS * EACH + readers.length
  for (const reader of readers) await expect.poll(() => reader.count()).toBe(all)
  const [first, last] = readers
  let read: readonly string[] = []
  // A reader's own message stands last until the server has told where it belongs: then it moves, perhaps in the middle of a reading.
  await expect(async () => {
    read = await readAll(first)
    expect(read).toHaveLength(all)
    expect(await readAll(last)).toEqual(read)
  }).toPass()
  expect(read.filter((line) => /mine \d$/.test(line))).toHaveLength(readers.length)
  const said = read.flatMap((line) => {
    const [, speaker, turn] = /message (\d+)\/(\d+)$/.exec(line) ?? []
    return speaker === undefined ? [] : [[Number(speaker), Number(turn)] as const]
  })
  expect(new Set(said.map(String)).size).toBe(SPEAKERS * EACH)
  for (let index = 0; index < SPEAKERS; index += 1) {
    const turns = said.filter(([speaker]) => speaker === index).map(([, turn]) => turn)
    expect(turns).toEqual(Array.from({ length: EACH }, (_, turn) => turn))
  }
})

test('10,000 messages are few rows, and all of them can be read back to', async ({ server, visit }) => {
  const now = Date.now()
  await server.seed(
    Array.from({ length: MANY }, (_, index) => ({
      author: 'Crowd',
      text: `message ${index}`,
      date: now - (MANY - index) * 5000,
    })),
  )
  const ann = await visit('Ann')
  const entered = performance.now()
  await expect(ann.list.getByText(`message ${MANY - 1}`, { exact: true })).toBeVisible()
  console.log(`first list ${Math.round(performance.now() - entered)} ms after the name`)
  await expect.poll(() => ann.count()).toBe(NEWEST)
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
