import type { Page } from '@playwright/test'
import type { MatchState } from '../../scenes/match/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as MatchState)
const step = (page: Page, ms: number) => page.evaluate((ticks) => window.toybox?.step(ticks), ms / 10)
const eventsOf = async (page: Page) => (await askToybox(page, (toybox) => toybox.events())).map(({ name }) => name)

/** The compartment of whoever left the print, or of somebody else who has not been tried, from 1. */
async function candidate(page: Page, isRight: boolean): Promise<number> {
  const { question, stamps } = await stateOf(page)
  if (!question) throw new Error('Nothing is asked.')
  const tried = (place: number) => stamps.some((stamp) => stamp.place === place)
  return (
    question.candidates.findIndex((creature, place) => (creature === question.asked) === isRight && !tried(place)) + 1
  )
}

async function clickOn(page: Page, area: string): Promise<void> {
  const { x, y } = await placeOf(page, area)
  await page.mouse.click(x, y)
  await step(page, 10)
}

test('by mouse: a right guess, a wrong one, and time that runs out', async ({ keptPage: page }) => {
  await openToybox(page, 'match?seed=8&paused')
  await expect(page.getByText('Click on the bottom screen to start playing').first()).toBeAttached()
  await clickOn(page, 'tray')
  expect(await stateOf(page)).toMatchObject({ isPlaying: true, round: 0, attempts: 3 })
  // The names are there at once, to be reasoned about.
  for (const name of ['Quillpig', 'Carrotter', 'Tramoose', 'Doormouse'])
    await expect(page.locator('p').getByText(name, { exact: true })).toBeVisible()

  await clickOn(page, `candidate-${await candidate(page, true)}`)
  await expect(page.getByText("......Yep! Looks like you're right!").first()).toBeAttached()
  await step(page, 2000)
  expect(await stateOf(page)).toMatchObject({ round: 1, points: 900, score: 900 })
  await expect(page.getByText('Score 900', { exact: true })).toBeVisible()

  await clickOn(page, `candidate-${await candidate(page, false)}`)
  await step(page, 2000)
  expect(await stateOf(page)).toMatchObject({ round: 1, attempts: 2, score: 600, line: 'huh' })
  await expect(page.getByText('......Huh?! Looks wrong to me!').first()).toBeAttached()

  await step(page, 15_000)
  expect(await stateOf(page)).toMatchObject({ attempts: 1, line: 'timeUp' })
  await expect(page.getByText('Out of time!').first()).toBeAttached()
  await step(page, 2000)
  expect(await stateOf(page)).toMatchObject({ round: 2, attempts: 1 })
})

test('by the keys 1–4 alone: six rounds, and the score is among the best five', async ({ page }) => {
  await openToybox(page, 'match?seed=8&paused')
  await tabTo(page, page.getByRole('button', { name: 'The bottom screen: start playing', exact: true }))
  await page.keyboard.press('Enter')
  await step(page, 10)
  for (let round = 0; round < 6; round++) {
    await page.keyboard.press(String(await candidate(page, true)))
    await step(page, 2000)
  }
  expect(await stateOf(page)).toMatchObject({ isPlaying: false, round: 5, score: 5900 })
  await step(page, 3300)
  await expect(page.getByRole('heading', { name: 'The five best' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '5900' })).toBeVisible()

  // Another game, all of it wrong: it comes second, as it stood before the last attempt was lost.
  await tabTo(page, page.getByRole('button', { name: 'The bottom screen: start playing', exact: true }))
  await page.keyboard.press('Enter')
  await step(page, 10)
  await page.keyboard.press(String(await candidate(page, true)))
  await step(page, 2000)
  for (let lost = 0; lost < 3; lost++) {
    await page.keyboard.press(String(await candidate(page, false)))
    await step(page, 2000)
  }
  expect(await stateOf(page)).toMatchObject({ isPlaying: false, attempts: 0, score: 300 })
  await step(page, 3300)
  await expect(page.getByRole('listitem').nth(0)).toHaveText('1.5900')
  await expect(page.getByRole('listitem').nth(1)).toHaveText('2.300')
})

test('Tab goes round the compartments, then to what else can be touched; each answers and says so', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'match?seed=8&paused')
  await clickOn(page, 'tray')
  await tabTo(page, page.getByRole('button', { name: 'Quillpig', exact: true }))
  for (const name of ['Carrotter', 'Tramoose', 'Doormouse', 'The footprint', 'Ladybirds']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await step(page, 10)
  await expect(page.getByText('The ladybirds show their wings.')).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await step(page, 10)
  await expect(page.getByText('An ant under the glass waves.')).toBeAttached()
  expect((await eventsOf(page)).slice(-2)).toEqual(['ladybirdsFluttered', 'glassTapped'])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap begins, a tap answers, and one while a guess is weighed is only shrugged at', async ({
    keptPage: page,
  }) => {
    await openToybox(page, 'match?seed=8&paused')
    await tap(page, await placeOf(page, 'tray'))
    await step(page, 10)
    const place = await placeOf(page, `candidate-${await candidate(page, true)}`)
    await tap(page, place)
    await step(page, 10)
    await tap(page, place)
    await step(page, 10)
    expect((await eventsOf(page)).slice(-3)).toEqual(['guessed', 'right', 'shrugged'])
    expect(await stateOf(page)).toMatchObject({ verdict: { kind: 'right' } })
  })
})

test.describe('for who asked for less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves by itself but the ant, and the game is the same', async ({ page }) => {
    // The line has been typed.
    await openToybox(page, 'match?seed=8&at=2000&paused')
    const clip = { x: 60, y: 0, width: 1120, height: 900 }
    const picture = () => page.screenshot({ clip })
    const before = await picture()
    // By then a veil would have stirred, somebody peeked, and a ladybird shuffled round.
    await askToybox(page, (toybox) => toybox.seek(4700))
    await expect.poll(async () => (await picture()).equals(before)).toBe(true)
    await clickOn(page, 'tray')
    await step(page, 6000)
    await expect.poll(async () => (await picture()).equals(before)).toBe(false)
    expect(await stateOf(page)).toMatchObject({ isPlaying: true, attempts: 3 })
  })
})

test.describe('where a picture does not come', () => {
  test.use({
    expectedWarnings: /The picture day8\/.* is not seen|Failed to load resource|swiftshader|GPU stall|WebGL/i,
  })

  test('it is told in words, and the game goes on', async ({ page }) => {
    await page.route('**/day8/portraits/**', (route) => route.fulfill({ status: 404, body: '' }))
    await openToybox(page, 'match?seed=8&paused')
    await clickOn(page, 'tray')
    await expect(page.getByText('A picture did not come: the game goes on without it.')).toBeVisible()
    await clickOn(page, `candidate-${await candidate(page, true)}`)
    await step(page, 2000)
    expect(await stateOf(page)).toMatchObject({ round: 1, score: 900 })
  })
})

test('in French: the names, the line and what is said', async ({ page }) => {
  await openToybox(page, 'match?seed=8&paused&lang=fr')
  await expect(page.getByText('Cliquez sur l’écran du bas pour commencer à jouer').first()).toBeAttached()
  await clickOn(page, 'tray')
  await expect(page.getByText('Manche 1/6', { exact: true })).toBeVisible()
  await clickOn(page, `candidate-${await candidate(page, true)}`)
  await expect(page.getByText(/Ma foi\s! On dirait que c’est juste\s!/).first()).toBeAttached()
  await step(page, 2000)
  await expect(page.getByText(/900 points\. Score\s: 900\./)).toBeAttached()
})
