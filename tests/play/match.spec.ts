import type { rules } from '../../scenes/match/rules'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('match', 'seed=8&paused')

/** The compartment of whoever left the print, or of somebody else who has not been tried, from 1. */
async function candidate(toy: Toy<typeof rules>, isRight: boolean): Promise<number> {
  const { question, stamps } = await toy.state()
  if (!question) throw new Error('Nothing is asked.')
  const tried = (place: number) => stamps.some((stamp) => stamp.place === place)
  return (
    question.candidates.findIndex((creature, place) => (creature === question.asked) === isRight && !tried(place)) + 1
  )
}

/** Six right answers by key, so that the game is over, and the guide full. */
async function fillGuide(toy: Toy<typeof rules>): Promise<void> {
  await toy.later()
  await toy.key('Enter')
  for (let round = 0; round < 6; round++) await toy.key(String(await candidate(toy, true)), 200)
  await toy.step(120 + 350)
}

test('by mouse: a right guess, a wrong one, and time that runs out', async ({ toy }) => {
  await expect(toy.page.getByText('Click on the bottom screen to start playing').first()).toBeAttached()
  await toy.press('tray')
  expect(await toy.state()).toMatchObject({ isPlaying: true, round: 0, attempts: 3 })
  // The names are there at once, to be reasoned about.
  for (const name of ['Quillpig', 'Carrotter', 'Tramoose', 'Doormouse'])
    await expect(toy.page.locator('p').getByText(name, { exact: true })).toBeVisible()

  await toy.press(`candidate-${await candidate(toy, true)}`)
  await expect(toy.page.getByText("......Yep! Looks like you're right!").first()).toBeAttached()
  await toy.step(200)
  expect(await toy.state()).toMatchObject({ round: 1, points: 900, score: 900 })
  await expect(toy.page.getByText('Score 900', { exact: true })).toBeVisible()

  await toy.press(`candidate-${await candidate(toy, false)}`)
  await toy.step(200)
  expect(await toy.state()).toMatchObject({ round: 1, attempts: 2, score: 600, line: 'huh' })
  await expect(toy.page.getByText('......Huh?! Looks wrong to me!').first()).toBeAttached()

  await toy.step(1500)
  expect(await toy.state()).toMatchObject({ attempts: 1, line: 'timeUp' })
  await expect(toy.page.getByText('Out of time!').first()).toBeAttached()
  await toy.step(200)
  expect(await toy.state()).toMatchObject({ round: 2, attempts: 1 })
})

test('by the keys 1–4 alone: six rounds, and the score is among the best five', async ({ openFresh }) => {
  const toy = await openFresh()
  await toy.tabTo('The bottom screen: start playing')
  await toy.key('Enter')
  for (let round = 0; round < 6; round++) {
    await toy.key(String(await candidate(toy, true)), 200)
  }
  expect(await toy.state()).toMatchObject({ isPlaying: false, round: 5, score: 5900 })
  await toy.step(330)
  await expect(toy.page.getByRole('heading', { name: 'The five best' })).toBeVisible()
  await expect(toy.page.getByRole('listitem').filter({ hasText: '5900' })).toBeVisible()

  // Another game, all of it wrong: it comes second, as it stood before the last attempt was lost.
  await toy.tabTo('The bottom screen: start playing')
  await toy.key('Enter')
  await toy.key(String(await candidate(toy, true)), 200)
  for (let lost = 0; lost < 3; lost++) {
    await toy.key(String(await candidate(toy, false)), 200)
  }
  expect(await toy.state()).toMatchObject({ isPlaying: false, attempts: 0, score: 300 })
  await toy.step(330)
  await expect(toy.page.getByRole('listitem').nth(0)).toHaveText('1.5900')
  await expect(toy.page.getByRole('listitem').nth(1)).toHaveText('2.300')
})

test('Tab goes round the compartments, then to what else can be touched; each answers and says so', async ({ toy }) => {
  await toy.press('tray')
  await toy.tabTo('Quillpig')
  for (const name of ['Carrotter', 'Tramoose', 'Doormouse', 'The footprint', 'Ladybirds']) await toy.tab(name)
  await toy.key('Enter')
  await toy.expectSaid('The ladybirds show their wings.')
  await toy.tab()
  await toy.key('Enter')
  await toy.expectSaid('An ant under the glass waves.')
  expect((await toy.events()).slice(-2)).toEqual(['ladybirdsFluttered', 'glassTapped'])
})

test('with a finger: a tap begins, a tap answers, and one while a guess is weighed is only shrugged at', async ({
  toy,
}) => {
  await toy.tap('tray')
  const place = await toy.placeOf(`candidate-${await candidate(toy, true)}`)
  await toy.tap(place)
  await toy.tap(place)
  expect((await toy.events()).slice(-3)).toEqual(['guessed', 'right', 'shrugged'])
  expect(await toy.state()).toMatchObject({ verdict: { kind: 'right' } })
})

test('with less motion: nothing moves by itself but the ant, and the game is the same', async ({
  reducedMotionToy: toy,
}) => {
  // The line has been typed.
  await toy.seek(2000)
  const clip = { x: 60, y: 0, width: 1120, height: 900 }
  const before = await toy.photograph(clip)
  // By then a veil would have stirred, somebody peeked, and a ladybird shuffled round.
  await toy.seek(4700)
  await expect.poll(async () => (await toy.photograph(clip)).equals(before)).toBe(true)
  await toy.press('tray', 601)
  await expect.poll(async () => (await toy.photograph(clip)).equals(before)).toBe(false)
  expect(await toy.state()).toMatchObject({ isPlaying: true, attempts: 3 })
})

test.describe('where a picture does not come', () => {
  test.use({
    expectedWarnings: /The picture day8\/.* is not seen|Failed to load resource/,
  })

  test('it is told in words, and the game goes on', async ({ page, openFresh }) => {
    await page.route('**/day8/portraits/**', (route) => route.fulfill({ status: 404, body: '' }))
    const toy = await openFresh()
    await toy.press('tray')
    await expect(toy.page.getByText('A picture did not come: the game goes on without it.')).toBeVisible()
    await toy.press(`candidate-${await candidate(toy, true)}`)
    await toy.step(200)
    expect(await toy.state()).toMatchObject({ round: 1, score: 900 })
  })
})

test('in French: the names, the line and what is said', async ({ frenchToy: toy }) => {
  await expect(toy.page.getByText('Appuyez sur l’écran du bas pour commencer à jouer').first()).toBeAttached()
  await toy.press('tray')
  await expect(toy.page.getByText('Manche 1/6', { exact: true })).toBeVisible()
  await toy.press(`candidate-${await candidate(toy, true)}`)
  await expect(toy.page.getByText(/Ma foi\s! On dirait que c’est juste\s!/).first()).toBeAttached()
  await toy.step(200)
  await toy.expectSaid(/900 points\. Score\s: 900\./)
})

test('by keys alone: a field guide is filled, names the rank, and Escape puts it away', async ({ toy }) => {
  await fillGuide(toy)
  await toy.expectSaid('6 out of 6: Nose of the Kingdom. Score: 5900.')
  const { page } = toy
  await expect(page.getByRole('heading', { name: 'A field guide to who was here' })).toBeAttached()
  await expect(page.getByText(/^Nose of\s+the Kingdom$/)).toBeVisible()
  await expect(page.getByText('5900', { exact: true })).toBeVisible()
  // The word that the book takes: version, day 8 with this one score, and its proof.
  await expect(page.getByText(/^2[A-Z2-7]{3} [A-Z2-7]{4} [A-Z2-7]+$/)).toBeVisible()
  for (const name of ['Again', 'The ribbon: shut the field guide', 'The field guide']) await toy.tabTo(name)
  await toy.key('Enter')
  expect(await toy.lastEvent()).toBe('guideTapped')

  await toy.key('Escape', 80)
  expect(await toy.state()).toMatchObject({ isPlaying: false, guide: { at: null, volumes: 1 } })
  await toy.step(330)
  await expect(page.getByText('Round –', { exact: true })).toBeVisible()
  await expect(page.getByText('Score 0', { exact: true })).toBeVisible()
  await toy.tabTo('A thin book')
  await toy.key('Enter', 30)
  await expect(page.getByText(/^Nose of\s+the Kingdom$/)).toBeVisible()
})

test('by mouse: the rank and the word can be selected, the ribbon shuts the guide, the thin book opens it', async ({
  toy,
}) => {
  await fillGuide(toy)
  const { page } = toy
  for (const words of [/^Nose of\s+the Kingdom$/, /^2[A-Z2-7]{3} [A-Z2-7]{4} /]) {
    await page.getByText(words).click({ clickCount: 3 })
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/Nose|NOSE|2\w{3} /)
  }
  await toy.press('ribbon', 80)
  expect(await toy.state()).toMatchObject({ guide: { at: null } })
  await toy.press('booklet', 60)
  expect(await toy.state()).toMatchObject({ guide: { isNew: false } })
  await toy.press('again', 80)
  expect(await toy.state()).toMatchObject({ isPlaying: true, round: 0 })
})

test('with a finger: three wrong answers leave a guide with a plate that nobody is on; its tab begins again', async ({
  toy,
}) => {
  await toy.later()
  await toy.tap('tray')
  for (let lost = 0; lost < 3; lost++) {
    await toy.tap(`candidate-${await candidate(toy, false)}`)
    await toy.step(200)
  }
  await toy.step(120 + 350)
  await toy.expectSaid('0 out of 6: Mud on the Boots. Score: 0.')
  await toy.tap('guide')
  await toy.step(2)
  expect(await toy.lastEvent()).toBe('guideTapped')
  await toy.tap('again')
  await toy.step(80)
  expect(await toy.state()).toMatchObject({ isPlaying: true, round: 0, attempts: 3 })
})

test('with less motion: the guide is there at once, and stands still', async ({ reducedMotionToy: toy }) => {
  await fillGuide(toy)
  // Above where slips are laid down.
  const clip = { x: 130, y: 60, width: 1000, height: 700 }
  await toy.ask((toybox) => toybox.complete())
  const before = await toy.photograph(clip)
  await toy.step(130)
  await expect.poll(async () => (await toy.photograph(clip)).equals(before)).toBe(true)
  await toy.press('ribbon', 80)
  await expect.poll(async () => (await toy.photograph(clip)).equals(before)).toBe(false)
})

test('in French: the rank, whoever is on the plates, and the tab', async ({ frenchToy: toy }) => {
  await fillGuide(toy)
  await toy.expectSaid(/6 sur 6\s: Nez du royaume\. Score\s: 5900\./)
  await expect(toy.page.getByText(/^Nez\s+du royaume$/)).toBeVisible()
  await expect(toy.button('Encore')).toBeAttached()
})
