import { LINES, MORE, moreRight, PAPER, STAGE } from '../../scenes/gear/layout'
import type { rules } from '../../scenes/gear/rules'
import { StageInWindow } from '../../src/stage/canvas/stageInWindow'
import { expect, type Toy, toyTest } from '../support/toy'
import { WINDOWS } from '../support/visitor'

const test = toyTest<typeof rules>('gear', 'seed=30&paused')

test('by mouse: a click answers and goes on, not while a line plays; after the last the call is over', async ({
  toy,
}) => {
  const telephone = await toy.placeOf('telephone')
  await toy.press(telephone, 30)
  await expect(toy.page.getByText('Hello! Is this thing on?').first()).toBeVisible()
  await toy.press(telephone, 170)
  expect(await toy.events()).toEqual(['answered', 'printed', 'asked', 'refused', 'fellSilent'])
  for (const ticks of [150, 430, 550, 200]) await toy.press(telephone, ticks)
  expect(await toy.lastEvent()).toBe('hungUp')
  await toy.press(telephone)
  expect(await toy.state()).toMatchObject({ line: 4, isSpeaking: false })
})

test('by mouse: beside the telephone it is answered too; mouse, crank and sock answer for themselves', async ({
  toy,
}) => {
  for (const [area, event] of [
    ['mouse', 'foundOut'],
    ['crank', 'cranked'],
    ['sock', 'swung'],
  ] as const) {
    await toy.press(area)
    expect(await toy.lastEvent()).toBe(event)
  }
  await toy.press({ x: 60, y: 860 })
  expect((await toy.state()).line).toBe(0)
})

test('by keyboard alone: Tab finds the telephone, Enter answers, the caption is said; replay rings again', async ({
  toy,
}) => {
  await toy.tabTo('The telephone rings: answer it')
  await toy.key('Enter')
  await expect(toy.page.getByText('Pim: Hello! Is this thing on?', { exact: true })).toBeAttached()
  await toy.expectFocusOn('Pim is speaking')
  await toy.step(200)
  await toy.key('Space')
  await expect(toy.page.getByText('Quibble: There is no need to shout!', { exact: true })).toBeAttached()
  await toy.button('Replay').press('Enter')
  await expect.poll(async () => (await toy.state()).line).toBeNull()
})

test('in French the strip is printed in French', async ({ frenchToy: toy }) => {
  await toy.enter('Le téléphone sonne : décrochez', 60)
  await expect(toy.page.getByText('Allô ! Ça marche, ce truc ?').first()).toBeVisible()
})

test('with a finger: a tap answers', async ({ toy }) => {
  await toy.tap('telephone')
  expect(await toy.state()).toMatchObject({ line: 0, isSpeaking: true })
})

/** The hen, the dog and the captain, each until Pim is back: ticks from the first of three turns, 300 ms apart. */
const CALL = 600
const TOLD_OFF = ['Quibble: Stop that clucking!', 'Quibble: Down, Pim! Down!', 'Quibble: Pim! Shave at once!'] as const

/** All three call, of whom each is told off; then Pim signs himself. */
async function expectWrongNumbers(toy: Toy<typeof rules>, turn: (ticks: number) => Promise<void>): Promise<void> {
  await toy.later()
  for (const [who, words] of TOLD_OFF.entries()) {
    for (let turns = 0; turns < 3; turns++) await turn(30)
    expect((await toy.state()).wrong).toMatchObject({ who })
    await toy.step(CALL - 90)
    expect(await toy.state()).toMatchObject({ wrong: null, shout: { who }, calls: who + 1 })
    await toy.expectSaid(words)
  }
  expect(await toy.lastEvent()).toBe('signed')
  await toy.expectSaid('Pim is back. His plate says: Pim (really).')
}

test('by mouse: the crank patches three wrong numbers through; meanwhile nobody answers, and Replay forgets none', async ({
  toy,
}) => {
  const crank = await toy.placeOf('crank')
  await expectWrongNumbers(toy, (ticks) => toy.press(crank, ticks))
  for (let turns = 0; turns < 3; turns++) await toy.press(crank, 30)
  await toy.press('telephone')
  expect(await toy.lastEvent()).toBe('refused')
  await toy.step(CALL)
  await toy.press('telephone')
  expect(await toy.state()).toMatchObject({ line: 0, shout: null, calls: 4 })
  await toy.button('Replay').click()
  await toy.step(2)
  expect(await toy.state()).toMatchObject({ line: null, calls: 4 })
})

test('with a finger: the crank patches three wrong numbers through', async ({ toy }) => {
  await expectWrongNumbers(toy, (ticks) => toy.tap('crank', ticks))
})

test('by keyboard alone: the crank patches three wrong numbers through', async ({ toy }) => {
  await toy.tabTo('The crank, with a tag: NO!')
  await expectWrongNumbers(toy, (ticks) => toy.key('Enter', ticks))
  await toy.expectFocusOn('The crank, with a tag: NO!')
})

test('with less motion a wrong number is seen and told off as ever, and its gears stand still', async ({
  reducedMotionToy: toy,
}) => {
  await toy.pause()
  const middle = { x: 520, y: 200, width: 400, height: 360 }
  await expectWrongNumbers(toy, (ticks) => toy.press('crank', ticks))
  for (let turns = 0; turns < 3; turns++) await toy.press('crank', 30)
  await toy.step(10)
  const before = await toy.photograph(middle)
  await toy.step(7)
  expect(await toy.photograph(middle)).toEqual(before)
})

test('in French they are told off in French', async ({ frenchToy: toy }) => {
  await toy.later()
  for (let turns = 0; turns < 3; turns++) await toy.enter('La manivelle, étiquetée : NON', 30)
  await toy.step(60)
  await toy.expectSaid('Une poule est au bout du fil.')
  await toy.step(70)
  await toy.expectSaid('Chipote : Arrête de caqueter !')
})

/** Where the words on the strip are, letter by letter, in CSS pixels: capitals stand on 0.8 of a line, what is below is left to others. */
function wordsOf(toy: Toy<typeof rules>): Promise<{ left: number; top: number; right: number; bottom: number }[]> {
  return toy.page.locator('p[data-caption] span').evaluateAll((spans) =>
    spans
      .filter((span) => span.childElementCount === 0)
      .map((span) => {
        const { left, top, right, height } = span.getBoundingClientRect()
        return { left, top, right, bottom: top + 0.82 * height }
      }),
  )
}

for (const language of ['en', 'fr'] as const) {
  test(`no word of the ${language} strip lies under what points on, or beyond the paper`, async ({ open }) => {
    const toy = await open(`seed=30&paused&lang=${language}`)
    await toy.press('telephone')
    for (const { time } of LINES) {
      await toy.step(time / 10)
      for (const window of WINDOWS) {
        await toy.page.setViewportSize(window)
        await toy.step()
        const { viewport, fit } = new StageInWindow(STAGE, window, true)
        const right = fit.x + moreRight(viewport) * fit.scale
        const sign = {
          left: right - (MORE.width + MORE.hop) * fit.scale,
          top: fit.y + (MORE.y - MORE.height / 2) * fit.scale,
        }
        // The page follows the window in a frame of its own.
        await expect(async () => {
          const words = await wordsOf(toy)
          expect(words.length).toBeGreaterThan(15)
          for (const word of words) {
            expect(word.right > sign.left && word.bottom > sign.top).toBe(false)
            expect(word.right).toBeLessThan(right)
            expect(word.left).toBeGreaterThan(fit.x + PAPER.left * fit.scale)
            expect(word.bottom).toBeLessThan(fit.y + PAPER.bottom * fit.scale)
          }
        }).toPass({ timeout: 10_000 })
      }
      await toy.press('telephone')
    }
  })
}
