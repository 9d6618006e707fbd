import { expect, seeded, test } from '../support/chat'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const OFF: readonly (readonly [how: string, ms: number])[] = [
  ['a day behind', -DAY],
  ['two hours behind', -2 * HOUR],
  ['61 minutes behind', -61 * MINUTE],
  ['six hours ahead', 6 * HOUR],
  ['a day and five minutes ahead', DAY + 5 * MINUTE],
]

test('whatever the visitor’s clock shows, and wherever it jumps, the room is that of the last 24 hours', async ({
  server,
  visit,
  newContext,
}) => {
  await server.seed([
    seeded('tooOld', DAY + 5 * MINUTE),
    seeded('justInside', DAY - 5 * MINUTE),
    seeded('fresh', MINUTE),
  ])
  const context = await newContext()
  await context.clock.install()
  const ann = await visit('Ann', context)
  const { page } = ann
  const setClock = (off: number) => page.clock.setSystemTime(Date.now() + off)
  const talk = ['Old: justInside', 'Old: fresh']
  await expect.poll(() => ann.heard()).toEqual(talk)

  for (const [how, off] of OFF) {
    await test.step(`a clock that is ${how}`, async () => {
      await setClock(off)
      await page.reload()
      await ann.choose('Ann')
      await expect.poll(() => ann.heard()).toEqual(talk)
      await ann.say(how)
      talk.push(`Ann: ${how}`)
      await expect.poll(() => ann.heard()).toEqual(talk)
      await expect(ann.list.getByText(/sending|not sent/)).toHaveCount(0)
    })
  }

  await test.step('a clock that jumps a day and back while the room is open', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes(':runQuery')) asked += 1
    })
    for (const [turn, off] of [2 * DAY, DAY, 0].entries()) {
      await setClock(off)
      await expect.poll(() => asked).toBe(turn + 1)
      await expect.poll(() => ann.heard()).toEqual(talk)
      await ann.say(`after jump ${turn}`)
      talk.push(`Ann: after jump ${turn}`)
      await expect.poll(() => ann.heard()).toEqual(talk)
    }
  })
  const bob = await visit('Bob')
  await expect.poll(() => bob.heard()).toEqual(talk)
})
