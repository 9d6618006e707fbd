import { readFileSync } from 'node:fs'
import { compileRules } from '../../src/dev/firestore/rules/rules'
import { seededRandom } from '../../src/stage/time/random'
import { BROKEN_CONNECTION, expect, test, type Visitor } from '../support/chat'
import { FirestoreCalls } from '../support/firestoreCalls'
import { type Death, MortalFirestore } from './mortalFirestore'

/** So often the server is killed here; `CHAT_KILLS=100` says how often else. */
const KILLS = Number(process.env.CHAT_KILLS ?? 6)

/** A visitor may say no more within a minute; who comes anew begins anew. */
const MESSAGES_OF_A_VISIT = 10

/** Where a message is when the server dies, each for one of them. */
const DEATHS: readonly (readonly [Death, ...Death[]])[] = [
  [{ at: 'commit' }],
  [{ at: 'request', count: 1 }],
  [{ at: 'answer' }],
  // Again, while the browser asks whether the message has come.
  [{ at: 'commit' }, { at: 'request', count: 3 }],
  [{ at: 'request', count: 2 }],
]

const random = seededRandom(14)

/** Where it dies the next time: first at all of these moments, then wherever chance has it. */
function deathsOf(turn: number): readonly [Death, ...Death[]] {
  const listed = DEATHS[turn]
  if (listed) return listed
  const [first, ...more] = random.pick(DEATHS)
  return [
    first,
    ...more,
    ...(random.next() < 0.5 ? [{ at: 'request', count: 1 + Math.floor(random.between(0, 8)) } as const] : []),
  ]
}

test.describe('where connections break', () => {
  test.use({
    expectedWarnings: new RegExp(`${BROKEN_CONNECTION.source}|did not say what time it is`),
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('a server that is killed while a message is sent, wherever it is then, loses and doubles none @local', async ({
    baseURL,
    newContext,
    room,
    visit,
  }) => {
    test.setTimeout(60_000 + KILLS * 20_000)
    const server = new MortalFirestore(compileRules(readFileSync('firestore.rules', 'utf8')))
    await server.start()
    const { pathname, origin } = new URL(baseURL ?? '')
    const context = await newContext({
      baseURL: `${server.origin}${pathname}`,
      viewport: { width: 1120, height: 700 },
    })
    // The site itself lives elsewhere, and on.
    await context.route(`${server.origin}${pathname}**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(server.origin, origin) })
      await route.fulfill({ response })
    })
    const calls = new FirestoreCalls(server.origin, `demo-${room}`)
    const ann = await visit('Ann', context)
    const bob = await visit('Bob', context)
    for (const visitor of [ann, bob]) await expect(visitor.line('connected')).toBeVisible()
    const said: string[] = []

    while (server.deaths < KILLS) {
      const turn = said.length
      if (turn > 0 && turn % MESSAGES_OF_A_VISIT === 0) {
        await ann.page.reload()
        await ann.choose('Ann')
      }
      await expect(ann.line('connected')).toBeVisible()
      const text = `message ${turn}`
      said.push(text)
      const deaths = deathsOf(turn)
      let { dead, callOff } = server.dieAt(deaths[0], calls.database)
      await ann.write(text)
      await expect(ann.list.getByText(text, { exact: true })).toBeVisible()
      const delivered = ann.delivered({ timeout: 60_000 })
      for (const next of [...deaths.slice(1), null]) {
        if ((await Promise.race([dead, delivered.then(() => 'delivered')])) === 'delivered') break
        await refused(ann)
        await server.start()
        if (next) ({ dead, callOff } = server.dieAt(next, calls.database))
        for (const visitor of [ann, bob]) await visitor.wake()
      }
      await delivered
      callOff()
      await server.start()
      for (const visitor of [ann, bob]) await visitor.wake()
      for (const visitor of [ann, bob]) {
        await expect(visitor.list.getByText(text, { exact: true })).toHaveCount(1)
        await expect(visitor.list.getByText(/^not sent/)).toHaveCount(0)
      }
    }

    const kept = await calls.texts()
    const doubled = kept.length - new Set(kept).size
    const lost = said.filter((text) => !kept.includes(text)).length
    console.log(
      `${server.deaths} kills: ${said.length} sent, ${kept.length} delivered, ${lost} lost, ${doubled} doubled`,
    )
    expect(kept).toEqual(said)
    for (const visitor of [ann, bob]) await expect.poll(() => visitor.count()).toBe(said.length)
    await context.close()
    server.kill()
  })
})

/** Waits until the browser has knocked at the dead server's door. */
async function refused({ page }: Visitor): Promise<void> {
  const failed = page.waitForEvent('requestfailed')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await failed
}
