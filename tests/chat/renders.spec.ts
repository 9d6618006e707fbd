import { expect, test } from '../support/chat'
import { noteRenders, rendersWithin } from '../support/renders'

const PARTS = {
  fire: '[aria-hidden]:has(> div > img)',
  list: 'div:has(> section[aria-label="Messages"])',
  box: 'div:has(> input[aria-label="Message"])',
}

test('while a message is being written, only the box it is written in is rendered', async ({
  page,
  address,
  server,
}) => {
  await server.seed([{ author: 'Bob', text: 'word', date: Date.now() }])
  await noteRenders(page)
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Choose a name' }).fill('Ann')
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: 'Message' })
  await expect(page.getByRole('listitem')).toHaveCount(1)
  const before = await rendersWithin(page, PARTS)
  expect(before).toEqual({ fire: expect.any(Number), list: expect.any(Number), box: expect.any(Number) })
  for (const count of Object.values(before)) expect(count).toBeGreaterThan(0)

  await box.pressSequentially('twelve keys.')
  await expect(box).toHaveValue('twelve keys.')
  expect(await rendersWithin(page, PARTS)).toEqual({ fire: 0, list: 0, box: 12 })
})
