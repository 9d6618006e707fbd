import { expect, test } from '../support/chat'

const SLOW = /^A message a second, ten a minute: this one goes out by itself/

test('a message a second, ten a minute: Enter is taken, the text stays in its line, and goes out when it may', async ({
  visit,
  browser,
  baseURL,
  viewport,
}) => {
  const context = await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) })
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

  await ann.write('too much')
  await expect(note).toHaveText(/ in [1-5]?\d s$/)
  await expect(ann.box).toHaveValue('too much')
  await ann.box.press('End')
  await ann.box.pressSequentially(' of it')
  await expect(note).toHaveCount(0)
  await ann.box.press('Enter')
  await expect(note).toBeVisible()
  await expect(ann.list.getByText('too much')).toHaveCount(0)
  await page.clock.fastForward(60_000)
  await expect(ann.box).toHaveValue('')
  await expect.poll(() => ann.heard()).toEqual([...talk, 'Ann: too much of it'])
  await context.close()
})
