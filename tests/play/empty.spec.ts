import type { rules } from '../../scenes/empty/rules'
import { expect, type Toy, toyTest } from '../support/toy'
import type { Place } from '../support/visitor'

/** A moment after the chime. */
const test = toyTest<typeof rules>('empty', 'seed=11&at=5000&paused')

test('left alone it chimes at 4 s; replay starts it again, and cancels a chime that is due', async ({ open }) => {
  const toy = await open('seed=11&at=3900&paused')
  await toy.button('Replay').click()
  await toy.step(399)
  expect((await toy.state()).hasChimed).toBe(false)
  await toy.step()
  expect((await toy.state()).hasChimed).toBe(true)
  await toy.expectSaid('A chime: Inkwell. Nothing else comes.')
})

test('by mouse: the thumbs press what is clicked, and nothing happens', async ({ toy }) => {
  for (const id of ['up', 'upper']) await toy.press(id, 60)
  await toy.expectSaid('Nothing happens.')
  for (const id of ['slot', 'screen', 'lamp', 'speaker']) await toy.press(id)
  const events = await toy.events()
  expect(events.filter((name) => name === 'nothing')).toHaveLength(2)
  expect(events).toEqual(expect.arrayContaining(['steered', 'pushed', 'blown', 'touched', 'dimmed', 'scraped']))
})

test('by keyboard alone: Tab walks the console, Enter and the space bar press it', async ({ toy }) => {
  await toy.tabTo('The upper drop')
  await toy.key('Enter', 20)
  await toy.expectSaid('The thumb presses the upper drop. Click.')
  await toy.tab('The right drop')
  await toy.key('Space', 60)
  expect(await toy.events()).toEqual(expect.arrayContaining(['steered', 'released', 'nothing']))
})

test('with a finger: a tap on a button and one on the screen are answered', async ({ toy }) => {
  await toy.tap('lower', 60)
  await toy.tap('screen')
  expect(await toy.events()).toEqual(expect.arrayContaining(['pushed', 'nothing', 'touched']))
})

type EmptyToy = Toy<typeof rules>

/** Presses three times for nothing, and waits until the dot has fallen. */
async function wake(toy: EmptyToy): Promise<void> {
  for (let times = 0; times < 3; times++) await toy.press('up', 70)
  await toy.step(100)
}

/** Where the case can be taken hold of: below the glass. */
async function rimOf(toy: EmptyToy): Promise<Place> {
  const [slot, screen] = [await toy.placeOf('slot'), await toy.placeOf('screen')]
  return { x: screen.x + 0.88 * (screen.x - slot.x), y: screen.y + 0.88 * (screen.y - slot.y) }
}

/** Expects the page to be white, and kept so: what is kept the next test would find on the page that they share. */
async function expectWhite(toy: EmptyToy): Promise<void> {
  await toy.step(30)
  expect(await toy.state()).toMatchObject({ inked: 0, isUnkept: false })
}

test('by mouse: the third nothing is a drop; cross and glass lead it, a shake of the case wipes the page', async ({
  toy,
}) => {
  await wake(toy)
  await toy.expectSaid('Something happens: the dot falls off. It leaves ink wherever you lead it.')
  const { mouse } = toy.page
  await toy.point('left')
  await mouse.down()
  await toy.step(200)
  await mouse.up()
  expect((await toy.state()).inked).toBeGreaterThan(15)
  const glass = await toy.placeOf('screen')
  await mouse.move(glass.x, glass.y)
  await mouse.down()
  await toy.step(100)
  await mouse.move(glass.x + 200, glass.y + 120)
  await toy.step(200)
  await mouse.up()
  expect(await toy.events()).toEqual(expect.arrayContaining(['led', 'yours', 'drawn']))
  await toy.expectSaid(/It is not empty any more/)

  const rim = await rimOf(toy)
  await mouse.move(rim.x, rim.y)
  await mouse.down()
  for (const away of [90, 0, 90]) {
    await mouse.move(rim.x + away, rim.y)
    await toy.step(10)
  }
  await mouse.up()
  await expectWhite(toy)
})

test('by keys alone: the arrows draw, Enter lets a blot fall, Backspace wipes, four knocks clear the page', async ({
  toy,
}) => {
  for (let times = 0; times < 3; times++) await toy.key('ArrowUp', 70)
  await toy.step(100)
  await toy.page.keyboard.down('ArrowRight')
  for (let times = 0; times < 40; times++) {
    // A key that is down already repeats itself.
    await toy.page.keyboard.down('ArrowRight')
    await toy.step(4)
  }
  await toy.page.keyboard.up('ArrowRight')
  for (let times = 0; times < 30; times++) await toy.key('ArrowDown', 22)
  await toy.key('Enter', 30)
  const { inked } = await toy.state()
  expect(inked).toBeGreaterThan(25)
  expect((await toy.events()).filter((name) => name === 'blotted')).toHaveLength(1)
  await toy.key('Backspace', 30)
  expect((await toy.state()).inked).toBeLessThan(inked)
  await toy.tabTo('The case: four knocks in a row wipe the page')
  for (let times = 0; times < 4; times++) await toy.key('Enter', 20)
  await expectWhite(toy)
  await toy.expectSaid('Shaken off. The page is white; nearly.')
})

test('with a finger: what is drawn on the glass is kept, and there when one comes back', async ({ openFresh }) => {
  const toy = await openFresh()
  for (let times = 0; times < 3; times++) await toy.tap('screen', 30)
  await toy.step(100)
  const { x, y } = await toy.placeOf('screen')
  await toy.drag(
    [
      { x, y },
      { x: x - 150, y },
      { x: x - 150, y: y - 90 },
      { x, y: y - 90 },
    ],
    400,
  )
  const { page: drawn, inked } = await toy.state()
  expect(inked).toBeGreaterThan(10)
  await toy.page.reload()
  await toy.page.waitForFunction(() => window.toybox !== undefined)
  await expect.poll(async () => (await toy.state()).drop).not.toBeNull()
  expect((await toy.state()).page).toEqual(drawn)
  await toy.button('Replay').click()
  await toy.step(460)
  expect((await toy.state()).page).toEqual(drawn)
})
