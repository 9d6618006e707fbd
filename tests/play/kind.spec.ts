import type { rules } from '../../scenes/kind/rules'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('kind', 'seed=3&at=500&paused')

test('by mouse: the pie is read, completed, closed, and gone; the lamp is pulled, and a mouse is there', async ({
  toy,
}) => {
  await toy.press('pie', 31)
  const sheet = toy.page.locator('p[aria-hidden="true"]', { hasText: 'One slice left.' })
  await expect(sheet).toBeVisible()
  expect((await toy.state()).box).toMatchObject({ thing: 'pie', typed: 10 })
  await toy.press('box')
  expect((await toy.state()).box?.typed).toBe(66)
  await toy.step(30)
  await toy.press('pie')
  await expect(sheet).toHaveCount(0)
  expect(await toy.state()).toMatchObject({ box: null, hasRead: { pie: true } })
  await toy.step(50)
  await toy.press('plate')
  await toy.press('lamp')
  await toy.expectSaid('The lamp is out. There is a moon.')
  await toy.step(100)
  await toy.press('mouse')
  await toy.expectSaid('A mouse, gone.')
  // On nothing in particular, in the window of the tests, where a unit of the stage is 0.9 pixels.
  await toy.press({ x: 720, y: 830 })
  expect((await toy.state()).marks).toMatchObject([{ x: 800 }])
})

test('by keyboard alone: Tab comes to the things, Enter reads on and closes', async ({ toy }) => {
  await toy.tabTo('A box of shoes')
  await toy.key('Enter', 10)
  await toy.expectSaid('Papa’s shoes. Still too big for me. On Sundays I put them by the door.')
  await toy.key('Enter')
  expect((await toy.state()).box?.typed).toBe(70)
  await toy.step(30)
  await toy.key('Enter')
  expect((await toy.state()).box).toBeNull()
  await toy.expectFocusOn('A box of shoes')
  await toy.tab('A photograph in its frame')
})

test('with a finger: a tap on the toys opens their text, one beside them brings it whole, another closes it', async ({
  toy,
}) => {
  await toy.tap('toys', 4)
  expect((await toy.state()).box).toMatchObject({ thing: 'toys' })
  await toy.tap({ x: 560, y: 60 }, 31)
  expect((await toy.state()).box).toMatchObject({ thing: 'toys', typed: 66 })
  await toy.tap({ x: 560, y: 60 })
  expect((await toy.state()).box).toBeNull()
})

test('in French it is written in French', async ({ frenchToy: toy }) => {
  await toy.enter('La dernière part de tarte', 200)
  await expect(toy.page.locator('p[aria-hidden="true"]', { hasText: 'Tu dis toujours ça.' })).toBeVisible()
})

/** Somebody who reads all that there is, however he presses, and lets the dark be quiet. */
async function readAll(toy: Toy<typeof rules>, press: (name: string) => Promise<void>): Promise<void> {
  await toy.later()
  const read = async (name: string) => {
    for (const area of [name, 'box', 'box']) {
      await press(area)
      await toy.step(30)
    }
  }
  for (const name of ['shoes', 'photo', 'toys', 'pie']) await read(name)
  await press('lamp')
  for (const name of ['shoes', 'photo', 'toys', 'plate']) await read(name)
  expect((await toy.state()).door.openedAt).toBeNull()
  await toy.step(140)
}

test('by mouse: all told by the moon, the door opens; a press on it shuts it, and by lamplight somebody is home', async ({
  toy,
}) => {
  await readAll(toy, (name) => toy.press(name))
  await toy.expectSaid('The door opens by a hand’s width. Somebody with a hat and a case stands in the light.')
  await toy.step(200)
  await toy.press('door')
  await toy.expectSaid('The door, shut softly.')
  await toy.step(100)
  await toy.press('lamp')
  await toy.expectSaid('A hat and a coat hang on the hooks. The box of shoes is empty.')
  await toy.press('plate')
  await toy.expectSaid('He said he was not hungry either. And so we cut it in three.')
})

test('with a finger: it opens, and the next night it stands ajar', async ({ toy }) => {
  await readAll(toy, (name) => toy.tap(name))
  expect(await toy.events()).toContain('unlatched')
  await toy.step(100)
  await toy.tap('lamp', 40)
  await toy.tap('lamp', 200)
  await toy.expectSaid('The door, ajar: light in the hall.')
  await toy.tap('door')
  expect((await toy.state()).door.shutAt).not.toBeNull()
})

const NAMES: Readonly<Record<string, string>> = {
  shoes: 'A box of shoes',
  photo: 'A photograph in its frame',
  toys: 'The toys',
  pie: 'The last slice of pie',
  plate: 'An empty plate',
  lamp: 'The lamp, lit',
}

test('by keyboard alone: all is read, and the door is come to by Tab', async ({ toy }) => {
  await readAll(toy, async (name) => {
    if (name === 'box') return toy.key('Enter')
    await toy.enter(NAMES[name] ?? name)
  })
  expect(await toy.events()).toContain('unlatched')
  await toy.step(100)
  await toy.enter('The door, ajar')
  expect((await toy.state()).door.shutAt).not.toBeNull()
})

test('in French the plate speaks by the moon in French', async ({ frenchToy: toy }) => {
  await readAll(toy, (name) => toy.press(name))
  await toy.expectSaid('La porte s’ouvre d’une main. Quelqu’un, chapeau et valise, se tient dans la lumière.')
  await toy.press('plate', 300)
  await expect(
    toy.page.locator('p[aria-hidden="true"]', { hasText: 'Moi aussi, je sais le dire : pas faim.' }),
  ).toBeVisible()
})
