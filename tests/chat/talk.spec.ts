import { expect, test } from '../support/chat'

test('two visitors talk, a third comes later and hears it all, in order', async ({ visit }) => {
  const ann = await visit('Ann')
  const bob = await visit('Bob')
  await ann.say('Is anybody there?')
  await expect.poll(() => bob.heard()).toEqual(['Ann: Is anybody there?'])
  await bob.say('I am.')
  await ann.say('Good evening.')
  const talk = ['Ann: Is anybody there?', 'Bob: I am.', 'Ann: Good evening.']
  await expect.poll(() => ann.heard()).toEqual(talk)
  await expect.poll(() => bob.heard()).toEqual(talk)
  const carl = await visit('Carl')
  await expect.poll(() => carl.heard()).toEqual(talk)
})

test('who reloads the page chooses a name again, and finds what was said', async ({ visit }) => {
  const ann = await visit('Ann')
  await ann.say('Before')
  await ann.page.reload()
  await ann.choose('Anna')
  await expect.poll(() => ann.heard()).toEqual(['Ann: Before'])
  await ann.say('After')
  await expect.poll(() => ann.heard()).toEqual(['Ann: Before', 'Anna: After'])
})

test('names and messages are kept without the space around them, and as the server dates them', async ({
  server,
  visit,
}) => {
  const ann = await visit('  Ann ')
  await ann.say('  hello \u00a0')
  await expect.poll(() => ann.heard()).toEqual(['Ann: hello'])
  const response = await server.runQuery({
    from: [{ collectionId: 'messages' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'date' },
        op: 'GREATER_THAN',
        value: { timestampValue: new Date(Date.now() - 60_000).toISOString() },
      },
    },
    orderBy: [{ field: { fieldPath: 'date' } }],
    limit: 5,
  })
  const answer: unknown = await response.json()
  expect(answer).toEqual([
    expect.objectContaining({
      document: expect.objectContaining({
        fields: {
          author: { stringValue: 'Ann' },
          msg: { stringValue: 'hello' },
          date: { timestampValue: expect.any(String) },
        },
      }),
    }),
  ])
})

test('a day that is left lets go of its connection, and finds the room again', async ({ visit, server }) => {
  const ann = await visit('Ann')
  await ann.say('hello')
  await ann.page.getByRole('link', { name: 'Home' }).click()
  await expect(ann.list).toBeHidden()
  const asked: string[] = []
  ann.page.on('request', (request) => asked.push(request.url()))
  await server.seed([{ id: 'abcdefghijKLMNOPQR12', author: 'Bob', text: 'late', date: Date.now() }])
  await ann.page.goBack()
  await ann.choose('Ann')
  await expect.poll(() => ann.heard()).toEqual(['Ann: hello', 'Bob: late'])
  expect(asked.filter((url) => url.includes('/Listen/channel') && !url.includes('SID='))).toHaveLength(1)
})

const HOSTILE = [
  '<img src=x onerror="document.title=\'taken\'">',
  '<script>document.title="taken"</script>',
  '</p></li></ol><h1>big</h1>',
  '&lt;b&gt; &amp; {{7*7}} #{7*7} %s %n',
  'javascript:alert(1) https://example.com/?a=b&c=d',
  '\'; DROP TABLE messages; -- "',
  '🔥'.repeat(200),
  '👩‍👩‍👧‍👦 e\u0301 ﷽ ﷽ ﷽',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞'.repeat(5),
  'مرحبا بالعالم (abc) 123',
  'a\u202egnp.exe\u202c b',
  '\u0007bell\u0000zero\u001b[31mred',
  'half \ud83d of a character',
  'constructor __proto__ toString',
]

test('whatever is written is only text, and stays within the list', async ({ visit }) => {
  const ann = await visit('<b>Ann</b>')
  const bob = await visit('\u202eBob\u202c')
  for (const text of HOSTILE) await ann.say(text)
  await bob.say('w'.repeat(1000))
  await expect.poll(() => ann.count()).toBe(HOSTILE.length + 1)
  await expect.poll(() => bob.count()).toBe(HOSTILE.length + 1)
  for (const { page, list } of [ann, bob]) {
    await list.press('Home')
    await expect(list.getByText('<img src=x onerror="document.title=\'taken\'">', { exact: true })).toBeVisible()
    await expect(list.locator('img, script, h1, a, b b')).toHaveCount(0)
    await expect(page).toHaveTitle(/flame/i)
    const overflow = await list.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const rows = [...element.querySelectorAll('li *')].map((row) => row.getBoundingClientRect())
      return {
        sideways: element.scrollWidth - element.clientWidth,
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        rows: rows.filter((row) => row.left < left - 1 || row.right > right + 1).length,
      }
    })
    expect(overflow).toEqual({ sideways: 0, page: 0, rows: 0 })
  }
})
