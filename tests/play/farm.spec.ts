import type { rules } from '../../scenes/farm/rules'
import { boundsOf } from '../support/stage'
import { expect, type Toy, toyTest } from '../support/toy'
import { WINDOWS } from '../support/visitor'

/** A moment at which half of the traps have caught something, standing still. */
const test = toyTest<typeof rules>('farm', 'seed=7&at=15500&paused')

/** The ids of the traps that have caught something, and of those that have not. */
async function trapsOf(toy: Toy<typeof rules>): Promise<{ caught: string[]; empty: string[] }> {
  const { traps } = await toy.state()
  const idsOf = (isCaught: boolean) =>
    traps.flatMap(({ caught }, index) => (caught === isCaught ? [`trap-${index + 1}`] : []))
  return { caught: idsOf(true), empty: idsOf(false) }
}

test('by mouse: a catch is worth a point, an empty trap nothing, and an emptied one is set again', async ({ toy }) => {
  const { caught, empty } = await trapsOf(toy)
  const [trap = 'no catch'] = caught
  await toy.press(empty[0] ?? 'no empty trap')
  expect(await toy.state()).toMatchObject({ score: 0 })
  await toy.press(trap)
  expect(await toy.state()).toMatchObject({ score: 1 })
  expect((await trapsOf(toy)).empty).toContain(trap)
  await toy.press(trap)
  const { score, traps } = await toy.state()
  const now = await toy.now()
  expect(score).toBe(1)
  const waits = (traps[Number(trap.slice(5)) - 1]?.catchesAt ?? 0) - now
  expect(waits).toBeGreaterThan(14_900)
  expect(waits).toBeLessThanOrEqual(40_000)
})

test('by keyboard alone: Tab goes to the catches first, Enter and the space bar let them out', async ({ toy }) => {
  const { caught } = await trapsOf(toy)
  await toy.tabTo(toy.button(/: a fish is in it$/).first())
  await toy.key('Enter')
  await toy.expectSaid('One fish. It came to see what this is.')
  await toy.tab()
  await expect(toy.page.locator('button:focus')).toHaveAccessibleName(/: a fish is in it$/)
  await toy.key('Space')
  await toy.expectSaid('Fish: 2')
  expect((await trapsOf(toy)).caught).toHaveLength(caught.length - 2)
})

test('what is caught while the day runs is said, and offered', async ({ open }) => {
  const toy = await open('seed=7&at=4900')
  await expect(toy.page.getByText(/trap \d has caught a fish\./)).toBeAttached({ timeout: 60_000 })
  await expect(toy.button(/: a fish is in it$/)).not.toHaveCount(0)
})

test('with a finger: a tap on a catch is worth a point', async ({ toy }) => {
  const { caught } = await trapsOf(toy)
  for (const [place, id] of caught.slice(0, 2).entries()) {
    await toy.tap(id)
    expect(await toy.state()).toMatchObject({ score: place + 1 })
  }
})

/** All traps have caught something, and what is drawn later has come. */
async function openFull(open: (at: string) => Promise<Toy<typeof rules>>): Promise<Toy<typeof rules>> {
  const toy = await open('seed=7&at=30000&paused')
  await toy.later()
  return toy
}

/** Thirteen fish, let out somehow; they are served, and the table is laid. */
async function sup(toy: Toy<typeof rules>, letOut: (id: string) => Promise<void>): Promise<void> {
  for (let trap = 1; trap <= 13; trap++) await letOut(`trap-${trap}`)
  await toy.step(60)
  expect(await toy.events()).toContain('served')
  await toy.step(450)
}

test('by mouse: the thirteenth fish brings the evening, the table is drunk to, it goes on by lamplight, and the book has its score', async ({
  open,
}) => {
  const toy = await openFull(open)
  await sup(toy, (id) => toy.press(id))
  await toy.expectSaid('Supper! 13 fish, none for the cat.')
  expect(await toy.cursorOver('table')).toBe('pointer')
  await toy.step(1350)
  await toy.press('table')
  await toy.expectSaid('Cheers!')
  await toy.step(1300)
  expect((await toy.state()).rack).toMatchObject({ suppers: 1, servedAt: null, hung: [] })
  await toy.expectSaid('They will come again. So will the fish.')
  await toy.step(3000)
  await toy.press('trap-1')
  const { score, rack } = await toy.state()
  expect([score, rack.hung.length]).toEqual([14, 1])
  await toy.page.evaluate(() => {
    location.hash = '#/book?day=31'
  })
  await expect(toy.page.getByRole('heading', { name: 'five best' })).toBeVisible()
  await expect(toy.page.getByRole('listitem').filter({ hasText: /^13$/ })).toBeVisible()
})

test('by keyboard alone: the same', async ({ open }) => {
  const toy = await openFull(open)
  await sup(toy, async () => {
    await toy.tabTo(toy.button(/: a fish is in it$/).first())
    await toy.key('Enter')
  })
  await toy.tabTo('The table')
  await toy.key('Enter')
  await toy.expectSaid('Cheers!')
})

test('with a finger: the same, and the cat lets go of a fish', async ({ open }) => {
  const toy = await openFull(open)
  await toy.tap('trap-14')
  await toy.step(400)
  expect(await toy.events()).toContain('stolen')
  await toy.tap('cat', 140)
  expect(await toy.events()).toContain('saved')
  await sup(toy, (id) => toy.tap(id))
  await toy.tap('table')
  expect(await toy.events()).toContain('toasted')
})

test('the count is in the lower left of the window, whatever its shape', async ({ undrawnPage: page, open }) => {
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height })
    await open()
    // The day hears of the window's new size in a frame of its own.
    await expect(async () => {
      const { x, bottom } = await boundsOf(page, 'tally')
      const scale = Math.min(width / 1600, height / 1000)
      const window = `${width} × ${height}`
      expect(x / scale, window).toBeGreaterThan(0)
      expect(x / scale, window).toBeLessThan(40)
      expect((height - bottom) / scale, window).toBeGreaterThan(-4)
      expect((height - bottom) / scale, window).toBeLessThan(30)
    }).toPass()
  }
})
