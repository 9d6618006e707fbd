import { preview } from 'vite'
import { BROKEN_CONNECTION, expect, test } from '../support/chat'

const RESTARTED_PORT = 4175

/** What stands at a message that the room does not hold yet; the latter after a few seconds. */
const ON_ITS_WAY = /sending…|not sent yet/

test.describe('where connections break', () => {
  test.use({ expectedWarnings: BROKEN_CONNECTION })

  test('of what is written offline, while the server is away, or whose answer was lost, all is delivered once @local', async ({
    server,
    visit,
  }) => {
    const ann = await visit('Ann')
    const bob = await visit('Bob')
    await bob.say('hello')
    const talk = ['Bob: hello']
    await expect.poll(() => ann.heard()).toEqual(talk)

    await test.step('offline, a message waits', async () => {
      await ann.settled()
      await ann.page.context().setOffline(true)
      await expect(ann.line(/^offline/)).toBeVisible()
      await ann.write('from afar')
      await expect(ann.list.getByText('not sent yet: offline')).toBeVisible()
      await expect(ann.box).toHaveValue('')
      await bob.say('meanwhile')
      await ann.page.context().setOffline(false)
      talk.push('Bob: meanwhile', 'Ann: from afar')
      await expect.poll(() => ann.heard()).toEqual(talk)
      await expect.poll(() => bob.heard()).toEqual(talk)
    })

    await test.step('a message on its way outlives its server', async () => {
      await server.control({ reachable: false })
      await ann.write('on its way')
      await expect(ann.list.getByText(ON_ITS_WAY)).toBeVisible()
      await server.control({ reachable: true })
      await ann.wake()
      await bob.wake()
      talk.push('Ann: on its way')
      await expect.poll(() => ann.heard()).toEqual(talk)
      await expect.poll(() => bob.heard()).toEqual(talk)
      await ann.delivered()
    })

    await test.step('a message whose answer was lost is in the room once, and counts as sent', async () => {
      await server.control({ losingAnswers: true })
      await ann.write('once')
      talk.push('Ann: once')
      await expect.poll(() => bob.heard()).toEqual(talk)
      await server.control({ losingAnswers: false })
      await ann.wake()
      await ann.delivered()
      await ann.say('after')
      talk.push('Ann: after')
      await expect.poll(() => ann.heard()).toEqual(talk)
      await expect.poll(() => bob.heard()).toEqual(talk)
    })
  })

  test('a server that is really killed and started again gets what was written meanwhile @local', async ({
    visit,
    newContext,
  }) => {
    const start = () => preview({ logLevel: 'silent', preview: { port: RESTARTED_PORT, strictPort: true } })
    const server = await start()
    const context = await newContext({ baseURL: server.resolvedUrls?.local[0] ?? '' })
    const ann = await visit('Ann', context)
    await ann.say('before')
    await ann.settled()
    const { httpServer } = server
    if ('closeAllConnections' in httpServer) httpServer.closeAllConnections()
    await server.close()
    await ann.write('on its way')
    await expect(ann.list.getByText(ON_ITS_WAY)).toBeVisible()
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

test('what the room refuses, and what is too long, says so, is not lost, and goes out when it may @local', async ({
  server,
  visit,
}) => {
  const ann = await visit('🔥'.repeat(40))
  const { page, list, box } = ann
  const named = (text: string) => `${'🔥'.repeat(40)}: ${text}`

  await test.step('a text over its limit', async () => {
    await ann.say('🔥'.repeat(1000))
    await ann.write('x'.repeat(1001))
    await expect(page.getByText('Too long: 1001 characters, and 1000 is the most.')).toBeVisible()
    await expect(box).toHaveValue('x'.repeat(1001))
    await ann.write(' ')
    await expect.poll(() => ann.heard()).toEqual([named('🔥'.repeat(1000))])
  })

  await test.step('a message', async () => {
    await server.control({ denied: ['create'] })
    await ann.write('refused')
    await expect(list.getByText('not sent: not allowed')).toBeVisible()
    await expect(box).toHaveValue('')
    await server.control({ denied: [] })
    await list.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => ann.heard()).toEqual([named('🔥'.repeat(1000)), named('refused')])
  })

  await test.step('the list', async () => {
    await server.control({ denied: ['list'] })
    await expect(ann.line(/^not allowed/)).toBeVisible()
    await server.control({ denied: [] })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(ann.line('connected')).toBeVisible()
    await server.seed([{ author: 'Bob', text: 'after', date: Date.now() }])
    await expect.poll(() => ann.count()).toBe(3)
  })
})
