import { expectNoViolations } from '../support/axe'
import { expect, test } from '../support/chat'

test('the card that asks for a name has no violation, also with one that is too long', async ({ page, address }) => {
  await page.goto(address)
  const name = page.getByRole('textbox', { name: 'Choose a name' })
  await expect(name).toBeFocused()
  await expectNoViolations(page)
  await name.fill('x'.repeat(41))
  await expectNoViolations(page)
})

test('the room has no violation, with a message that was refused and one that is too long', async ({
  server,
  visit,
}) => {
  const ann = await visit('Ann')
  await expectNoViolations(ann.page)
  await ann.say('hello')
  await server.control({ denied: ['create'] })
  await ann.write('refused')
  await expect(ann.list.getByRole('button', { name: 'Try again' })).toBeVisible()
  await ann.box.fill('x'.repeat(1001))
  await expectNoViolations(ann.page)
})

test('the list of names has no violation, with one that is hidden', async ({ server, visit }) => {
  await server.seed([{ author: 'Bob', text: 'word', date: Date.now() }])
  const { page } = await visit('Ann')
  await page.getByRole('button', { name: 'Bob' }).click()
  await page.getByRole('button', { name: 'hide this name: Bob' }).click()
  await expect(page.getByRole('button', { name: 'show again: Bob' })).toBeVisible()
  await expectNoViolations(page)
})

test('the list says how long it is, and which message is which', async ({ visit }) => {
  const ann = await visit('Ann')
  await ann.say('one')
  await ann.say('two')
  const rows = ann.list.getByRole('listitem')
  await expect(rows.last()).toHaveAttribute('aria-posinset', '2')
  await expect(rows.last()).toHaveAttribute('aria-setsize', '2')
})
