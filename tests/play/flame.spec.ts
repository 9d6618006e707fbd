import type { Locator, Page } from '@playwright/test'
import { sounds } from '../../assets/flame/sounds.manifest'
import { sounds as roar } from '../../assets/flame-later/sounds.manifest'
import { sounds as houseSounds } from '../../assets/shared/sounds.manifest'
import { AudioProbe } from '../support/audioProbe'
import { BROKEN_CONNECTION, expect, test, type Visitor } from '../support/chat'
import { keptBook } from '../support/keptBook'
import { noteSlips } from '../support/slips'
import { filesOf } from '../support/soundFiles'

// A fire that burns takes a processor to itself, of which each test has two visitors' worth: it burns where that is what is tested.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const MANY = 121

/** What a room is seeded with: a message a minute, up to now. */
const talk = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
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

const WINDOWS = [
  [1101, 700],
  [1120, 700],
  [1102, 1400],
  [1440, 900],
  [1920, 800],
] as const

/** From the end of the card's title to the edge of its paper beside it, as it is drawn, in CSS pixels. */
const titleMargin = (page: Page) =>
  page.locator('form').evaluate(async (card) => {
    const image = new Image()
    image.src = /url\("(.+)"\)/.exec(getComputedStyle(card).backgroundImage)?.[1] ?? ''
    await image.decode()
    await document.fonts.ready
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    const title = card.querySelector('h2')?.getBoundingClientRect()
    if (!context || !title) throw new Error('There is no title, or no canvas.')
    context.drawImage(image, 0, 0)
    const { left, top, width } = card.getBoundingClientRect()
    const scale = image.width / width
    const [middle, first, last] = [image.width / 2, (title.top - top) * scale, (title.bottom - top) * scale]
    const { data } = context.getImageData(0, Math.round(first), image.width, Math.round(last - first))
    let edge = image.width
    for (let row = 0; row < data.length / (4 * image.width); row += 1) {
      let x = Math.round(middle)
      while (x < image.width && (data[4 * (row * image.width + x) + 3] ?? 0) === 255) x += 1
      edge = Math.min(edge, x)
    }
    return left + edge / scale - title.right
  })

/** How much longer the box is than what it says while it is empty, in CSS pixels. */
const placeholderMargin = (box: Locator) =>
  box.evaluate(async (input) => {
    await document.fonts.ready
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (!context || !(input instanceof HTMLInputElement)) throw new Error('There is no box, or no canvas.')
    context.font = font
    const length = context.measureText(input.placeholder).width
    return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - length
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

test('what is typed while messages are on their way is whole, however fast: every Enter is one message', async ({
  page,
  address,
}) => {
  await page.goto(address)
  await expect(page.getByRole('textbox', { name: 'Choose a name' })).toBeFocused()
  const delay = 30
  for (const line of ['Nib', 'ok', 'yes', 'so then what']) {
    await page.keyboard.type(line, { delay })
    await page.keyboard.press('Enter')
    // Pressed once more, it sends nothing: the box is empty by then.
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('listitem')).toHaveText([/Nib: ok$/, /Nib: yes$/, /Nib: so then what$/])
})

test('what is written before the room has come is its first message', async ({ page, address }) => {
  let letRoomCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letRoomCome = resolve
  })
  await page.route(/RoomScreen/, async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto(address)
  await expect(page.getByRole('textbox', { name: 'Choose a name' })).toBeFocused()
  await page.keyboard.type('Nib')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The room is on its way…')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('ok')
  await page.keyboard.press('Enter')
  await page.keyboard.type('so th')
  letRoomCome()
  await expect(page.getByRole('listitem')).toHaveText([/Nib: ok$/])
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.type('en what')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem')).toHaveText([/Nib: ok$/, /Nib: so then what$/])
})

test('a second press on OK neither takes the focus off the box nor presses what came there', async ({
  page,
  address,
  server,
}) => {
  const now = Date.now()
  await server.seed(
    Array.from({ length: 40 }, (_, index) => ({
      author: 'Quill'.repeat(8),
      text: 'word '.repeat(20),
      date: now - 60_000 + index,
    })),
  )
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Choose a name' }).fill('Nib')
  await page.getByRole('button', { name: 'OK' }).dblclick()
  const box = page.getByRole('textbox', { name: 'Message' })
  await expect(page.getByRole('listitem').last()).toBeVisible()
  await expect(box).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.type('here I am')
  await expect(box).toHaveValue('here I am')
})

test('who comes back from the home page sits by the fire at once, under the same name and with what was being written', async ({
  visit,
}) => {
  const ann = await visit('Ann')
  await ann.say('hello')
  await ann.box.fill('half a thou')
  await ann.goHomeAndBack()
  await expect(ann.box).toBeFocused()
  await expect(ann.box).toHaveValue('half a thou')
  await ann.box.press('Enter')
  await expect.poll(() => ann.heard()).toEqual(['Ann: hello', 'Ann: half a thou'])
  // Nothing of it is stored: with the page, it is gone.
  await ann.page.reload()
  await expect(ann.page.getByRole('textbox', { name: 'Choose a name' })).toHaveValue('')
})

for (const language of ['en', 'fr']) {
  test(`in every window the card holds its title, and the box says all it has to (${language})`, async ({
    page,
    address,
  }) => {
    await page.goto(address.replace('#', `&lang=${language}#`))
    await expect(page.locator('#name')).toBeFocused()
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      expect(await titleMargin(page), `the title, ${width} × ${height}`).toBeGreaterThanOrEqual(32)
    }
    await page.keyboard.type('Nib')
    await page.keyboard.press('Enter')
    const box = page.locator('input[placeholder]')
    await expect(box).toBeFocused()
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      expect(await placeholderMargin(box), `the box, ${width} × ${height}`).toBeGreaterThanOrEqual(0)
    }
  })
}

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

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('the list follows new messages, but not while somebody reads back', async ({ server, visit }) => {
      await server.seed(talk(MANY))
      const ann = await visit('Ann')
      const bob = await visit('Bob')
      await expect(ann.list.getByText(`word ${MANY - 1}`, { exact: true })).toBeInViewport()
      await bob.say('I am here')
      await expect(ann.list.getByText('I am here')).toBeInViewport()
      await expect.poll(() => isAtEnd(ann)).toBe(true)

      await ann.list.hover()
      await ann.page.mouse.wheel(0, -1500)
      await expect.poll(() => isAtEnd(ann)).toBe(false)
      const place = await readingPlace(ann)
      expect(place?.text).toContain('word')
      await bob.say('and again')
      await bob.say('and once more')
      const more = ann.page.getByRole('button', { name: '2 new messages' })
      await expect(more).toBeVisible()
      await expect.poll(() => readingPlace(ann)).toEqual(place)
      await more.click()
      await expect(ann.list.getByText('and once more')).toBeInViewport()
      await expect(more).toHaveCount(0)
      await expect(ann.box).toBeFocused()

      await ann.page.mouse.wheel(0, -1500)
      await expect.poll(() => isAtEnd(ann)).toBe(false)
      await ann.say('mine')
      await expect(ann.list.getByText('mine', { exact: true })).toBeInViewport()
      await expect.poll(() => isAtEnd(ann)).toBe(true)
    })
  })
}

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
  // What was said before the room was first heard is not read out.
  await expect(ann.line('connected')).toBeVisible()
  await expect.poll(() => isAtEnd(ann)).toBe(true)
  const bob = await visit('Bob')
  await bob.say('good evening')
  await expect(ann.line('Bob: good evening')).toHaveCount(1)
  await expect(ann.line('word')).toHaveCount(0)
})

test.describe('a message that gets stuck', () => {
  test.use({ expectedWarnings: BROKEN_CONNECTION })

  test('says why, and is tried again: once, also by two presses, and with the box still in focus', async ({
    server,
    visit,
  }) => {
    const ann = await visit('Ann')
    await ann.say('before')
    await server.control({ denied: ['create'] })
    await ann.write('keep me a crust')
    await expect(ann.box).toHaveValue('')
    await expect(ann.list.getByText('not sent: not allowed')).toBeVisible()
    await expect(ann.line('not sent: not allowed')).toHaveCount(1)
    await server.control({ denied: [] })
    await ann.page.keyboard.type('half a ')
    await ann.list.getByRole('button', { name: 'Try again' }).dblclick()
    await expect(ann.box).toBeFocused()
    await ann.page.keyboard.type('thou')
    await expect(ann.box).toHaveValue('half a thou')
    await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: keep me a crust'])
    await expect(ann.line('not sent: not allowed')).toHaveCount(0)
  })

  test('is put back into the box, by keyboard, and sent mended', async ({ server, visit }) => {
    const ann = await visit('Ann')
    await ann.say('before')
    await server.control({ denied: ['create'] })
    await ann.write('keep me the crust')
    await expect(ann.list.getByText('not sent: not allowed')).toBeVisible()
    await server.control({ denied: [] })
    await ann.page.keyboard.press('Shift+Tab')
    await expect(ann.list.getByRole('button', { name: 'Edit' })).toBeFocused()
    await ann.page.keyboard.press('Enter')
    await expect(ann.box).toBeFocused()
    await expect(ann.box).toHaveValue('keep me the crust')
    await expect.poll(() => ann.heard()).toEqual(['Ann: before'])
    await ann.page.keyboard.type(' of it')
    await ann.page.keyboard.press('Enter')
    await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: keep me the crust of it'])
  })

  test('is put back without what stood in the box being lost, and two presses are no more than one', async ({
    server,
    visit,
  }) => {
    const ann = await visit('Ann')
    await server.control({ denied: ['create'] })
    await ann.write('one')
    await ann.write('two')
    const refused = ann.list.getByText('not sent: not allowed')
    await expect(refused).toHaveCount(2)
    await server.control({ denied: [] })
    await ann.page.keyboard.type('half a thou')
    const edit = ann.list.getByRole('button', { name: 'Edit' })
    await edit.first().dblclick()
    await expect(ann.box).toHaveValue('one')
    await expect(ann.box).toBeFocused()
    await expect(ann.list.getByRole('listitem')).toHaveText([/half a thou set aside, not sent/, /two not sent/])
    await ann.box.press('Enter')
    await ann.delivered()
    // It is in the room, and so before all that is not.
    await expect(ann.list.getByRole('listitem')).toHaveText([/one$/, /half a thou set aside, not sent/, /two not sent/])
    await edit.first().dblclick()
    await expect(ann.box).toHaveValue('half a thou')
    await expect(ann.list.getByRole('listitem')).toHaveText([/one$/, /two not sent/])
  })

  test('waits while offline, with the box free for the next', async ({ visit }) => {
    const ann = await visit('Ann')
    await ann.say('before')
    await ann.settled()
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
  await expect.poll(() => probe.startedLoops()).toEqual([sounds.fire.variations[0].seconds])
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  // What has not come yet is not heard.
  await expect.poll(() => probe.decoded()).toBe(filesOf(sounds, roar, houseSounds).length)
  // The slips of the finds are stamped with a sound of their own, whenever they come.
  const heard = async (name: 'message' | 'send') => {
    const lengths = sounds[name].variations.map(({ seconds }) => seconds)
    const starts = await probe.starts()
    return starts.filter((start) => lengths.some((seconds) => Math.abs(start.seconds - seconds) < 0.001)).length
  }
  expect([await heard('message'), await heard('send')]).toEqual([0, 0])
  const bob = await visit('Bob')
  await bob.say('hello')
  await expect.poll(() => heard('message')).toBe(1)
  await page.keyboard.type('hello, Bob')
  await page.keyboard.press('Enter')
  await expect.poll(() => heard('send')).toBe(1)
  expect(await heard('message')).toBe(1)
})

test('what can be found by the fire: a seat, a listener, and with the tenth message in a minute a roar', async ({
  page,
  address,
  server,
  visit,
}) => {
  await page.goto(address)
  const name = page.getByRole('textbox', { name: 'Choose a name' })
  await expect(name).toBeFocused()
  await name.fill('Ann')
  const slips = await noteSlips(page)
  const words = async () => (await slips()).map((slip) => slip.words)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.poll(words).toEqual(['Found: a place by the fire 1 of 3'])
  expect(await keptBook(page)).toMatchObject({ flame: { found: ['seat'] } })
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  const bob = await visit('Bob')
  await bob.say('hello, Ann')
  await expect.poll(words).toContain('Found: a listener 2 of 3')
  await server.seed(lively(0, 8))
  await expect.poll(() => heatOf(page)).toBe('9')
  expect(await keptBook(page)).toMatchObject({ flame: { found: ['seat', 'ear'] } })
  await page.getByRole('textbox', { name: 'Message' }).fill('hello')
  await page.keyboard.press('Enter')
  await expect(page.locator('p[aria-live]').filter({ hasText: 'Found: a roaring fire. 3 of 3.' })).toHaveCount(1)
  expect(await keptBook(page)).toMatchObject({ flame: { found: ['seat', 'ear', 'roar'] } })
  // What is said of it is read first.
  await expect
    .poll(async () => (await words()).slice(2))
    .toEqual([expect.stringContaining('the fire bursts out laughing'), 'Found: a roaring fire 3 of 3'])
})

/** What a lively room says: so many messages at once, after so many others. */
const lively = (before: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(before + index).padStart(20, 'm'),
    author: 'Quill',
    text: `word ${before + index}`,
    date: Date.now() + index,
  }))

const heatOf = (page: Page) => page.locator('[data-heat]').getAttribute('data-heat')
const logsOf = (page: Page) => page.locator('[data-log]')

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('the fire grows with each that speaks; with the tenth in a minute it roars, a log breaks, and that is said', async ({
      server,
      visit,
    }) => {
      const ann = await visit('Ann')
      const { page, box } = ann
      // What was said before the room was first heard does not count.
      await expect(ann.line('connected')).toBeVisible()
      expect(await heatOf(page)).toBe('0')
      await box.fill('hello')
      await page.keyboard.press('Enter')
      await expect.poll(() => heatOf(page)).toBe('1')
      const size = () => page.locator('[data-heat]').evaluate((fire) => Number(getComputedStyle(fire).scale))
      await expect.poll(size).toBeGreaterThan(1.01)
      await server.seed(lively(0, 8))
      await expect.poll(() => heatOf(page)).toBe('9')
      await expect(logsOf(page)).toHaveCount(0)
      const slips = await noteSlips(page)
      await server.seed(lively(8, 1))
      await expect(logsOf(page)).toHaveCount(1)
      expect(await heatOf(page)).toBe('0')
      const said = 'Ten words in a minute: the fire bursts out laughing, and a log with it.'
      await expect(page.locator('p[aria-live]').filter({ hasText: said })).toHaveCount(1)
      await expect.poll(async () => (await slips()).map(({ words }) => words)).toContain(said)
      await expect(box).toBeFocused()
      // It lies there when one comes back, and nothing is said of it again.
      await page.getByRole('link', { name: 'Home' }).click()
      await page.goBack()
      await expect(box).toBeFocused()
      await expect(logsOf(page)).toHaveCount(1)
      await expect(page.locator('p[aria-live]').filter({ hasText: said })).toHaveCount(0)
    })
  })
}

test('in French it bursts out laughing in French, and four roars leave three logs', async ({
  page,
  address,
  server,
}) => {
  await page.goto(address.replace('#', '&lang=fr#'))
  await page.locator('#name').fill('Ann')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await expect(page.getByText('connecté', { exact: true })).toBeVisible()
  for (const [roars, logs, words] of [
    [1, 1, 'le feu éclate de rire'],
    [2, 2, 'retourner chercher du bois'],
    [3, 3, 'On nous voit maintenant'],
    [4, 3, 'le feu éclate de rire'],
  ] as const) {
    await server.seed(lively(10 * (roars - 1), 10))
    await expect(logsOf(page)).toHaveCount(logs)
    await expect(page.locator('p[aria-live]').filter({ hasText: words })).toHaveCount(1)
  }
})

/** How far the middle of what the sparks light is from the middle of a line, from above, in CSS pixels; `null` while nothing is lit. */
const litOff = (line: Locator) =>
  line.evaluate((element) => {
    const light = document.querySelector('[class^="_light_"]')?.getBoundingClientRect()
    if (!light || light.height === 0) return null
    const { top, height } = element.getBoundingClientRect()
    return light.top + light.height / 2 - top - height / 2
  })

test.describe('where the fire burns', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('who is named is lit by sparks of the fire: at what they said last, or at the box while they have not spoken', async ({
    server,
    visit,
  }) => {
    const { box, list } = await visit('Ann')
    const at = Date.now() - 60_000
    const said = (index: number, author: string, text: string) => ({
      id: String(index).padStart(20, 'm'),
      author,
      text,
      date: at + index,
    })
    await server.seed([said(0, 'Quill', 'only the owl.'), said(1, 'Blot', 'good evening')])
    await expect(list.getByText('good evening')).toBeVisible()
    const quill = list.getByRole('listitem').filter({ hasText: 'only the owl' })
    expect(await litOff(quill)).toBeNull()
    await server.seed([said(2, 'Blot', 'is quill awake?')])
    await expect.poll(async () => Math.abs((await litOff(quill)) ?? 99)).toBeLessThan(1)
    await server.seed([said(3, 'Blot', 'and who is Ann?')])
    await expect.poll(async () => Math.abs((await litOff(box)) ?? 99)).toBeLessThan(1)
  })
})

test.describe('the sky', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  /** The middle of the moon, in shares of the fire's width from its middle, and what phase it is in. */
  const moonOf = (page: Page) =>
    page.locator('[data-phase]').evaluate((moon) => {
      const fire = document.querySelector('[data-heat]')?.getBoundingClientRect()
      if (!fire) throw new Error('There is no fire.')
      const { left, width } = moon.getBoundingClientRect()
      return {
        aside: (left + width / 2 - fire.left - fire.width / 2) / fire.width,
        phase: moon.getAttribute('data-phase'),
      }
    })

  test('goes by the visitor’s own clock: at midnight there the moon is over the fire, and goes on', async ({
    page,
    address,
  }) => {
    // The night of 9 to 10 October 2022, in Tokyo, was that of a full moon.
    await page.clock.install({ time: Date.UTC(2022, 9, 9, 15, 0) })
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: 'Choose a name' })).toBeFocused()
    await expect(page.locator('[data-phase]')).toHaveCount(0)
    await page.keyboard.type('Ann')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-phase]')).toBeVisible()
    // An hour that passes before the room has answered is a room that cannot be reached.
    await expect(page.getByText('connected', { exact: true })).toBeVisible()
    const { aside, phase } = await moonOf(page)
    expect(phase).toBe('4')
    expect(Math.abs(aside)).toBeLessThan(0.05)
    await page.clock.fastForward('01:00:00')
    await expect.poll(async () => (await moonOf(page)).aside).toBeGreaterThan(aside + 0.05)
  })
})

/** What moves on the page, but for what answers the visitor: the properties of each, and whether a style sheet moves it. */
const running = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation
      if (animation instanceof CSSTransition || !(effect instanceof KeyframeEffect)) return []
      if (effect.target?.closest('[data-slip], [data-send]')) return []
      const properties = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
      for (const setting of ['offset', 'computedOffset', 'easing', 'composite']) properties.delete(setting)
      return [{ properties: [...properties].sort().join(' '), isStyled: animation instanceof CSSAnimation }]
    }),
  )

test.describe('the fire', () => {
  test.describe('for who asked for nothing', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
  })

  test.describe('for who asked for less motion', () => {
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
