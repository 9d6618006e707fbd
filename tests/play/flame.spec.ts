import type { Page } from '@playwright/test'
import { AudioProbe } from '../support/audioProbe'
import { BROKEN_CONNECTION, expect, test, type Visitor } from '../support/chat'

const MANY = 121

/** What a room is seeded with: a message a minute, up to now. */
const talk = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(20, 'm'),
    author: 'Quill',
    text: `word ${index}${index % 7 === 0 ? ', and then a good deal more, so that it takes two lines or three'.repeat(2) : ''}`,
    date: Date.now() - (count - index) * 60_000,
  }))

const isAtEnd = ({ list }: Visitor) =>
  list.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight < 4)

/** The uppermost message that is whole in view, and how far below the list's edge: what must not move while it is read. */
const readingPlace = ({ list }: Visitor) =>
  list.evaluate((element) => {
    const edge = element.getBoundingClientRect().top
    const row = [...element.querySelectorAll('li')].find((each) => each.getBoundingClientRect().top >= edge)
    return row && { text: row.textContent, below: row.getBoundingClientRect().top - edge }
  })

test('by keyboard alone: the name, the talk, back through the list, and home', async ({ page, address }) => {
  await page.goto(address)
  const name = page.getByRole('textbox', { name: 'Choose a name' })
  await expect(name).toBeFocused()
  await expect(page.getByText('Everyone can read this for 24 hours.')).toBeVisible()
  for (const nothing of ['', '   ', '\u200b', '\u3164', '\u2800', 'Ni\u200bb', '\u202eNib']) {
    await name.fill(nothing)
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
  }
  await name.fill('')
  await page.keyboard.type(' Nib ')
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: 'Message' })
  await expect(box).toBeFocused()
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('is anybody out there?')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('listitem')).toHaveText(/^\[\d\d:\d\d\] Nib: is anybody out there\?$/)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('region', { name: 'Messages' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
})

test('a name over its limit keeps the card, and says so', async ({ page, address }) => {
  await page.goto(address)
  const name = page.getByRole('textbox', { name: 'Choose a name' })
  await name.fill('x'.repeat(41))
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Too long: 41 characters, and 40 is the most.')).toBeVisible()
  await name.fill('x'.repeat(40))
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await expect(name).toHaveCount(0)
})

test('Escape does not throw away what was typed', async ({ visit }) => {
  const { page, box } = await visit('Nib')
  await box.fill('half a thou')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('half a thou')
  await expect(box).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
})

test('the list follows new messages, but not while somebody reads back', async ({ server, visit }) => {
  await server.seed(talk(MANY))
  const ann = await visit('Ann')
  const bob = await visit('Bob')
  await expect(ann.list.getByText(`word ${MANY - 1}`, { exact: true })).toBeInViewport()
  await bob.say('I am here')
  await expect(ann.list.getByText('I am here')).toBeInViewport()
  expect(await isAtEnd(ann)).toBe(true)

  await ann.list.hover()
  await ann.page.mouse.wheel(0, -1500)
  await expect.poll(() => isAtEnd(ann)).toBe(false)
  const place = await readingPlace(ann)
  expect(place?.text).toContain('word')
  await bob.say('and again')
  await bob.say('and once more')
  const more = ann.page.getByRole('button', { name: '2 new messages' })
  await expect(more).toBeVisible()
  expect(await readingPlace(ann)).toEqual(place)
  await more.click()
  await expect(ann.list.getByText('and once more')).toBeInViewport()
  await expect(more).toHaveCount(0)
  await expect(ann.box).toBeFocused()

  await ann.page.mouse.wheel(0, -1500)
  await expect.poll(() => isAtEnd(ann)).toBe(false)
  await ann.say('mine')
  await expect(ann.list.getByText('mine', { exact: true })).toBeInViewport()
  expect(await isAtEnd(ann)).toBe(true)
})

test('a name is hidden for who reads, and shown again: with the mouse in the room, by keyboard in the list of names', async ({
  server,
  visit,
}) => {
  const now = Date.now()
  const said = (index: number, author: string) => ({
    id: String(index).padStart(20, 'm'),
    author,
    text: `word ${index}`,
    date: now - 60_000 + index,
  })
  await server.seed([said(0, 'Quill'), said(1, 'Blot'), said(2, 'Quill')])
  const ann = await visit('Ann')
  const { page, list, box } = ann
  await expect.poll(() => ann.heard()).toEqual(['Quill: word 0', 'Blot: word 1', 'Quill: word 2'])
  await list.getByRole('button', { name: 'Quill' }).first().click()
  const names = page.getByRole('dialog', { name: 'Names' })
  await expect(names.getByRole('listitem')).toHaveText([/Quill/, /Blot/])
  await names.getByRole('button', { name: 'hide this name: Quill' }).click()
  await names.getByRole('button', { name: 'Close' }).click()
  await expect(box).toBeFocused()
  await expect.poll(() => ann.heard()).toEqual(['Blot: word 1'])
  await server.seed([said(3, 'Qu\u200bill'), said(4, 'Blot')])
  await expect.poll(() => ann.heard()).toEqual(['Blot: word 1', 'Blot: word 4'])

  // Whoever comes back has not to hide them again.
  await page.reload()
  await ann.choose('Ann')
  await expect.poll(() => ann.heard()).toEqual(['Blot: word 1', 'Blot: word 4'])

  await page.keyboard.press('Shift+Tab')
  await expect(list).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: '1 name hidden' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(names.getByRole('button', { name: 'show again: Qu[U+200B]ill' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(names).toBeHidden()
  await expect(box).toBeFocused()
  await expect.poll(() => ann.heard()).toEqual(['Quill: word 0', 'Quill: word 2', 'Qu[U+200B]ill: word 3'])
})

test('who comes late is at the end of the talk, and what others say is read out', async ({ server, visit }) => {
  await server.seed(talk(MANY))
  const ann = await visit('Ann')
  await expect.poll(() => isAtEnd(ann)).toBe(true)
  const bob = await visit('Bob')
  await bob.say('good evening')
  await expect(ann.line('Bob: good evening')).toHaveCount(1)
  await expect(ann.line('word')).toHaveCount(0)
})

test.describe('a message that gets stuck', () => {
  test.use({ expectedWarnings: BROKEN_CONNECTION })

  test('keeps its text, says why, and is tried again', async ({ server, visit }) => {
    const ann = await visit('Ann')
    await ann.say('before')
    await server.control({ denied: ['create'] })
    await ann.write('keep me the crust')
    await expect(ann.list.getByText('not sent: not allowed')).toBeVisible()
    await expect(ann.box).toHaveValue('keep me the crust')
    // Another text, so that it is seen when this one, too, has been refused.
    await ann.write('keep me a crust')
    await expect(ann.list.getByRole('listitem').last()).toContainText(/keep me a crust.*not sent: not allowed/s)
    await expect.poll(() => ann.count()).toBe(2)
    await server.control({ denied: [] })
    await ann.page.keyboard.press('Shift+Tab')
    await expect(ann.list.getByRole('button', { name: 'Try again' })).toBeFocused()
    await ann.page.keyboard.press('Enter')
    await expect(ann.box).toBeFocused()
    await expect(ann.box).toHaveValue('')
    await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: keep me a crust'])
  })

  test('waits while offline, with the box free for the next', async ({ visit }) => {
    const ann = await visit('Ann')
    await ann.say('before')
    await ann.page.context().setOffline(true)
    await expect(ann.line(/^offline/)).toBeVisible()
    await ann.write('one')
    await expect(ann.box).toHaveValue('')
    await ann.write('two')
    await expect(ann.list.getByText('not sent yet: offline')).toHaveCount(2)
    await ann.page.context().setOffline(false)
    await expect(ann.line(/^(back online|connected)/)).toBeVisible()
    await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: one', 'Ann: two'])
  })
})

test('the fire is heard from the first gesture on, and knots burst when somebody speaks', async ({
  page,
  address,
  visit,
}) => {
  const probe = await AudioProbe.on(page)
  await page.goto(address)
  await expect(page.getByRole('textbox', { name: 'Choose a name' })).toBeFocused()
  expect(await probe.starts()).toEqual([])
  await page.keyboard.type('Ann')
  await page.keyboard.press('Enter')
  await expect.poll(() => probe.startedLoops()).toEqual([10])
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  const oneShots = async () => (await probe.starts()).filter((start) => !start.isLoop).length
  const before = await oneShots()
  const bob = await visit('Bob')
  await bob.say('hello')
  await expect.poll(oneShots).toBe(before + 1)
  await page.keyboard.type('hello, Bob')
  await page.keyboard.press('Enter')
  await expect.poll(oneShots).toBe(before + 2)
})

/** What moves on the page, but for what answers the visitor: the properties of each, and whether a style sheet moves it. */
const running = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation
      if (animation instanceof CSSTransition || !(effect instanceof KeyframeEffect)) return []
      const properties = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
      for (const setting of ['offset', 'computedOffset', 'easing', 'composite']) properties.delete(setting)
      return [{ properties: [...properties].sort().join(' '), isStyled: animation instanceof CSSAnimation }]
    }),
  )

test.describe('the fire', () => {
  test('burns while the page sleeps', async ({ page, address, visit }) => {
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: 'Choose a name' })).toBeFocused()
    expect((await running(page)).length).toBeGreaterThan(10)
    const ann = await visit('Ann')
    for (const moved of [...(await running(page)), ...(await running(ann.page))]) {
      // Of what a style sheet moves React is told at each repetition; what is neither moved nor faded has to be painted.
      expect(moved.isStyled).toBe(false)
      expect(['opacity', 'transform', 'opacity transform']).toContain(moved.properties)
    }
  })

  test.describe('for who asked for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('stands still', async ({ page, address, visit }) => {
      await page.goto(address)
      await expect(page.getByRole('textbox', { name: 'Choose a name' })).toBeFocused()
      expect(await running(page)).toEqual([])
      const ann = await visit('Ann')
      await ann.say('hello')
      expect(await running(ann.page)).toEqual([])
    })
  })
})
