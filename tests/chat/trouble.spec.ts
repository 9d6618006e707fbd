import { preview } from 'vite'
import { BROKEN_CONNECTION, expect, test } from '../support/chat'

const RESTARTED_PORT = 4175

test.describe('where connections break', () => {
  test.use({ expectedWarnings: BROKEN_CONNECTION })

  test('offline, a message waits; back online, it is delivered once', async ({ visit }) => {
    const ann = await visit('Ann')
    const bob = await visit('Bob')
    await bob.say('hello')
    await expect.poll(() => ann.heard()).toEqual(['Bob: hello'])
    await ann.page.context().setOffline(true)
    await expect(ann.line(/^offline/)).toBeVisible()
    await ann.write('from afar')
    await expect(ann.list.getByText('not sent yet: offline')).toBeVisible()
    await expect(ann.box).toHaveValue('')
    await bob.say('meanwhile')
    await ann.page.context().setOffline(false)
    const talk = ['Bob: hello', 'Bob: meanwhile', 'Ann: from afar']
    await expect.poll(() => ann.heard()).toEqual(talk)
    await expect.poll(() => bob.heard()).toEqual(talk)
  })

  test('a message on its way outlives its server @local', async ({ server, visit }) => {
    const ann = await visit('Ann')
    const bob = await visit('Bob')
    await ann.say('before')
    await expect.poll(() => bob.heard()).toEqual(['Ann: before'])
    await server.control({ reachable: false })
    await ann.write('on its way')
    await expect(ann.list.getByText('sending…')).toBeVisible()
    await server.control({ reachable: true })
    await ann.wake()
    await bob.wake()
    await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: on its way'])
    await expect.poll(() => bob.heard()).toEqual(['Ann: before', 'Ann: on its way'])
    await expect(ann.box).toHaveValue('')
    await bob.say('after')
    await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: on its way', 'Bob: after'])
  })

  test('a message whose answer was lost is in the room once, and counts as sent @local', async ({ server, visit }) => {
    const ann = await visit('Ann')
    const bob = await visit('Bob')
    await ann.say('before')
    await server.control({ losingAnswers: true })
    await ann.write('once')
    await expect.poll(() => bob.heard()).toEqual(['Ann: before', 'Ann: once'])
    await server.control({ losingAnswers: false })
    await ann.wake()
    await expect(ann.box).toHaveValue('')
    await ann.say('after')
    await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: once', 'Ann: after'])
  })

  test('a server that is really killed and started again gets what was written meanwhile @local', async ({
    visit,
    browser,
  }) => {
    const start = () => preview({ logLevel: 'silent', preview: { port: RESTARTED_PORT, strictPort: true } })
    const server = await start()
    const context = await browser.newContext({
      baseURL: server.resolvedUrls?.local[0] ?? '',
      viewport: { width: 1440, height: 900 },
    })
    const ann = await visit('Ann', context)
    await ann.say('before')
    const { httpServer } = server
    if ('closeAllConnections' in httpServer) httpServer.closeAllConnections()
    await server.close()
    await ann.write('on its way')
    await expect(ann.list.getByText('sending…')).toBeVisible()
    const restarted = await start()
    await ann.wake()
    // The local Firestore keeps its messages in memory: a new one knows only what is sent to it.
    await expect.poll(() => ann.heard()).toEqual(['Ann: on its way'])
    await ann.say('after')
    await expect.poll(() => ann.heard()).toEqual(['Ann: on its way', 'Ann: after'])
    await context.close()
    await restarted.close()
  })
})

test('a message that is refused says why, is not lost, and goes out when it may @local', async ({ server, visit }) => {
  const ann = await visit('Ann')
  await ann.say('before')
  await server.control({ denied: ['create'] })
  await ann.write('refused')
  await expect(ann.list.getByText('not sent: not allowed')).toBeVisible()
  await expect(ann.box).toHaveValue('refused')
  await server.control({ denied: [] })
  await ann.list.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: refused'])
  await expect(ann.box).toHaveValue('')
})

test('a room that lets nobody in says so, and opens when it may @local', async ({ server, visit }) => {
  const ann = await visit('Ann')
  await ann.say('before')
  await server.control({ denied: ['list'] })
  await expect(ann.line(/^not allowed/)).toBeVisible()
  await server.control({ denied: [] })
  await ann.page.getByRole('button', { name: 'Try again' }).click()
  await expect(ann.line('connected')).toBeVisible()
  const bob = await visit('Bob')
  await bob.say('after')
  await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Bob: after'])
})

test('a name or a text over its limit is not sent, and says so', async ({ visit }) => {
  const ann = await visit('🔥'.repeat(40))
  await ann.say('🔥'.repeat(1000))
  await ann.write('x'.repeat(1001))
  await expect(ann.page.getByText('Too long: 1001 characters, and 1000 is the most.')).toBeVisible()
  await expect(ann.box).toHaveValue('x'.repeat(1001))
  await ann.write(' ')
  await expect.poll(() => ann.count()).toBe(1)
})
