import { expect, test } from '../support/chat'

const SLOW = /^A message a second, ten a minute: the next goes out by itself/

test('a message a second, ten a minute: Enter is taken, what waits stands in the list, and goes out when it may', async ({
  visit,
  newContext,
}) => {
  const context = await newContext()
  await context.clock.install()
  const ann = await visit('Ann', context)
  const { page } = ann
  const note = page.getByRole('status').filter({ hasText: SLOW })
  await expect(ann.line('connected')).toBeVisible()
  const talk: string[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    await ann.say(`message ${turn}`)
    talk.push(`Ann: message ${turn}`)
    await page.clock.fastForward(1000)
  }
  await expect.poll(() => ann.heard()).toEqual(talk)
  await expect(note).toHaveCount(0)

  await ann.write('too much')
  await expect(note).toHaveText(/ in [1-5]?\d s$/)
  await ann.write('of it')
  await expect(ann.box).toHaveValue('')
  await expect.poll(() => ann.heard()).toEqual([...talk, 'Ann: too much waiting…', 'Ann: of it waiting…'])

  await test.step('also after a while on the home page', async () => {
    await ann.goHomeAndBack()
    await expect.poll(() => ann.heard()).toEqual([...talk, 'Ann: too much waiting…', 'Ann: of it waiting…'])
    await expect(note).toBeVisible()
  })

  // What a second parts is looked at while the page's clock stands still.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const sent = expect.stringMatching(/^Ann: too much( sending…)?$/)
  await expect.poll(() => ann.heard()).toEqual([...talk, sent, 'Ann: of it waiting…'])
  await page.clock.resume()
  await expect.poll(() => ann.heard()).toEqual([...talk, 'Ann: too much', 'Ann: of it'])
})
