import { BROKEN_CONNECTION, expect, seeded, test } from '../support/chat'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('what is older than 24 hours is not there', async ({ server, visit }) => {
  await server.seed([
    seeded('tooOld', 24 * HOUR + MINUTE),
    seeded('justInside', 24 * HOUR - 5 * MINUTE),
    seeded('fresh', MINUTE),
  ])
  const ann = await visit('Ann')
  await expect.poll(() => ann.heard()).toEqual(['Old: justInside', 'Old: fresh'])
})

test('what grows older than 24 hours goes while the page is open @local', async ({ server, visit }) => {
  await server.seed([seeded('leaving', 24 * HOUR - 30 * MINUTE), seeded('staying', HOUR)])
  const ann = await visit('Ann')
  await expect.poll(() => ann.heard()).toEqual(['Old: leaving', 'Old: staying'])
  await ann.page.clock.install()
  await ann.page.reload()
  await ann.choose('Ann')
  await expect.poll(() => ann.heard()).toEqual(['Old: leaving', 'Old: staying'])
  await server.control({ clockAhead: 40 * MINUTE })
  await ann.page.clock.fastForward(40 * MINUTE)
  await expect.poll(() => ann.heard()).toEqual(['Old: staying'])
  await ann.say('still here')
  await expect.poll(() => ann.heard()).toEqual(['Old: staying', 'Ann: still here'])
})

test.describe('where connections break', () => {
  test.use({ expectedWarnings: BROKEN_CONNECTION })

  test('a page that slept for hours asks for the last 24 hours anew @local', async ({ server, visit }) => {
    await server.seed([seeded('yesterday', 23 * HOUR), seeded('today', HOUR)])
    const ann = await visit('Ann')
    await ann.page.clock.install()
    await ann.page.reload()
    await ann.choose('Ann')
    await expect.poll(() => ann.heard()).toEqual(['Old: yesterday', 'Old: today'])
    await server.control({ reachable: false })
    await server.control({ clockAhead: 3 * HOUR })
    await ann.page.clock.fastForward(3 * HOUR)
    await server.control({ reachable: true })
    await ann.wake()
    await expect.poll(() => ann.heard()).toEqual(['Old: today'])
    await ann.say('good morning')
    await expect.poll(() => ann.heard()).toEqual(['Old: today', 'Ann: good morning'])
  })
})
