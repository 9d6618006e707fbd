import type { Page } from '@playwright/test'
import type { rules as eagleRules } from '../../scenes/eagle/rules'
import type { rules as fowlRules } from '../../scenes/fowl/rules'
import type { rules } from '../../scenes/heist/rules'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('heist', 'seed=7&paused')
const eagleTest = toyTest<typeof eagleRules>('eagle', 'seed=7&paused')
const fowlTest = toyTest<typeof fowlRules>('fowl', 'seed=7&paused')

interface Sent {
  /** What follows the question mark in the address. */
  readonly query: string
  /** The fingerprint of the moment that it leads to, and when that is, in simulated ms. */
  readonly hash: string
  readonly now: number
}

/** Passes the moment of a day on that stands still. */
async function send(toy: Pick<Toy<typeof rules>, 'ask'>): Promise<Sent> {
  const { address, holdsGame, hash, now } = await toy.ask(async (toybox) => {
    const link = await toybox.link()
    return { ...link, hash: toybox.hash(), now: toybox.now }
  })
  expect(holdsGame).toBe(true)
  return { query: new URL(address).hash.split('?')[1] ?? '', hash, now }
}

/** Leads the thief about, has him start, and passes that on. */
async function playAndSend(toy: Toy<typeof rules>): Promise<Sent> {
  await toy.point({ x: 300, y: 300 }, 40)
  await toy.point({ x: 1200, y: 620 }, 60)
  await toy.press('thief', 30)
  return send(toy)
}

/** Lets the page draw: keys that are held are followed once a frame. */
const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

const slip = (page: Page, words: string) => page.locator('[data-slip]', { hasText: words })

test('a game that is sent is watched, ends as it did, and goes on by the hand of whoever has opened it', async ({
  toy,
  open,
}) => {
  const { query, hash, now } = await playAndSend(toy)
  const opened = await open(`${query}&paused`)
  await opened.expectSaid('Somebody has played this for you. Press anywhere, and it is your turn.')
  expect(await opened.now()).toBe(0)
  // Whoever watches only moves the pointer leaves the game as it is.
  await opened.point({ x: 700, y: 100 }, now / 10 - 1)
  await opened.step()
  await opened.expectSaid('Your turn.')
  expect(await opened.ask((toybox) => toybox.hash())).toBe(hash)
  expect(await opened.events()).toContain('caught')
  await opened.point({ x: 500, y: 200 }, 1)
  expect(await opened.state()).toMatchObject({ mouse: { x: 500, y: 200 } })
})

test('a press takes over, by mouse and by keyboard, and counts', async ({ toy, open }) => {
  const { query, now } = await playAndSend(toy)
  const byMouse = await open(`${query}&paused`)
  await byMouse.step(50)
  await byMouse.press({ x: 900, y: 800 }, 2)
  await byMouse.expectSaid('Your turn.')
  expect(await byMouse.state()).toMatchObject({ mouse: { x: 900, y: 800 } })
  // What the sender had done next never comes.
  await byMouse.step(now / 10)
  expect(await byMouse.events()).not.toContain('caught')

  const byKeyboard = await open(`${query}&paused&speed=0.5`)
  await byKeyboard.step(20)
  await byKeyboard.enter('The thief', 2)
  await byKeyboard.expectSaid('Your turn.')
  expect(await byKeyboard.events()).toContain('caught')
})

fowlTest('the drop of whoever has sent it is seen until it is one’s turn, in French, too', async ({ toy, page }) => {
  await toy.step(50)
  await toy.press('hen', 400)
  const { query } = await send(toy)
  // As a visitor, for whom time goes by.
  await page.goto(`./#/fowl?${query}&lang=fr`)
  await expect(slip(page, 'Quelqu’un a joué ceci pour vous.')).toBeVisible()
  const drop = page.locator('[data-drop]')
  await expect(drop).toBeVisible()
  await expect(slip(page, 'À vous de jouer.')).toBeVisible()
  await expect(page.getByText('À vous de jouer.').and(page.locator('[aria-live]'))).toBeAttached()
  await expect(drop).toHaveCount(0)
})

eagleTest(
  'while one watches, the arrow keys move no drop of one’s own; from one’s turn on they do',
  async ({ toy, open }) => {
    await toy.point({ x: 300, y: 300 }, 40)
    await toy.press({ x: 900, y: 500 }, 100)
    const { query } = await send(toy)
    const opened = await open(`${query}&paused`)
    const { keyboard } = opened.page
    const drops = opened.page.locator('div[class*="_drop_"]')
    await opened.step(50)
    await expect(drops).toHaveCount(1)
    await keyboard.down('ArrowRight')
    await twoFrames(opened.page)
    await keyboard.up('ArrowRight')
    await expect(drops).toHaveCount(1)
    await expect(drops).toHaveAttribute('data-drop')
    await opened.key('Enter')
    await opened.expectSaid('Your turn.')
    await expect(drops).toHaveCount(0)
    await keyboard.down('ArrowRight')
    await expect(drops).toHaveCount(1)
    await keyboard.up('ArrowRight')
  },
)

test('a link whose game is damaged, or of another day, opens the day, and says so', async ({ toy, open }) => {
  const { query } = await playAndSend(toy)
  const bad = [query.slice(0, -9), query.replace('seed=7', 'seed=8'), 'seed=7&game=%00', 'game=AAAA', 'seed=7&game=']
  for (const damaged of bad) {
    const opened = await open(`${damaged}&paused`)
    await opened.expectSaid('The game in this link cannot be played any more: the day opens at its beginning.')
    await expect(slip(opened.page, 'cannot be played any more')).toBeVisible()
    expect(await opened.now()).toBe(0)
    await opened.press('thief', 2)
    expect(await opened.events()).toContain('caught')
  }
})
