import { expect, test } from '../support/chat'
import { holdAnswers, noteRequests } from '../support/requests'

test('two visitors talk, a third comes later and hears it all, in order', async ({ server, visit }) => {
  const ann = await visit('Ann')
  const bob = await visit('  Bob ')
  await ann.say('Is anybody there?')
  await expect.poll(() => bob.heard()).toEqual(['Ann: Is anybody there?'])
  await bob.say('  I am. \u00a0')
  const talk = ['Ann: Is anybody there?', 'Bob: I am.']
  await expect.poll(() => ann.heard()).toEqual(talk)
  await expect.poll(() => bob.heard()).toEqual(talk)

  await test.step('without the space around them, and as the server dates them', async () => {
    const kept = (author: string, msg: string) =>
      expect.objectContaining({
        document: expect.objectContaining({
          fields: {
            author: { stringValue: author },
            msg: { stringValue: msg },
            date: { timestampValue: expect.any(String) },
          },
        }),
      })
    expect(await server.messages()).toEqual([kept('Ann', 'Is anybody there?'), kept('Bob', 'I am.')])
  })

  await test.step('who reloads the page chooses a name again, and is the third', async () => {
    await bob.page.reload()
    await bob.choose('Carl')
    await expect.poll(() => bob.heard()).toEqual(talk)
    await bob.say('Good evening.')
    talk.push('Carl: Good evening.')
    await expect.poll(() => ann.heard()).toEqual(talk)
    await expect.poll(() => bob.heard()).toEqual(talk)
  })

  await test.step('a day that is left lets go of its connection, and finds the room again', async () => {
    await ann.page.getByRole('link', { name: 'Home' }).click()
    await expect(ann.list).toBeHidden()
    const asked = noteRequests(ann.page, /\/Listen\/channel(?!.*SID=)/)
    await bob.say('late')
    talk.push('Carl: late')
    await ann.page.goBack()
    await expect(ann.box).toBeFocused()
    await expect.poll(() => ann.heard()).toEqual(talk)
    expect(asked).toHaveLength(1)
  })
})

test('who leaves while messages are on their way finds them when back, and each arrives once', async ({
  server,
  visit,
}) => {
  const ann = await visit('Ann')
  const { page } = ann
  await ann.say('before')
  const open = await holdAnswers(page, '**/Write/channel?**')
  await ann.write('one')
  await ann.write('two')
  await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: one sending…', 'Ann: two sending…'])
  await ann.goHomeAndBack()
  await expect(ann.list.getByText('two', { exact: true })).toBeVisible()
  open()
  await ann.delivered()
  await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: one', 'Ann: two'])
  const bob = await visit('Bob')
  await expect.poll(() => bob.heard()).toEqual(['Ann: before', 'Ann: one', 'Ann: two'])
  // Of what has arrived nobody sends it again.
  await server.control({ denied: ['create'] })
  await ann.goHomeAndBack()
  await expect.poll(() => ann.heard()).toEqual(['Ann: before', 'Ann: one', 'Ann: two'])
  await expect(ann.line('not sent')).toHaveCount(0)
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

test('whatever is written is only text, and stays within the list', async ({ server, visit }) => {
  const names = ['<b>Ann</b>', '\u202eBob\u202c', '\u3164', 'w'.repeat(40)]
  const texts = [...HOSTILE, 'w'.repeat(1000), '\u2800\u200b']
  await server.seed(
    texts.map((text, index) => ({
      author: names[index % names.length] ?? '',
      text,
      date: Date.now() - 60_000 + index,
    })),
  )
  const ann = await visit('Ann')
  const { page, list } = ann
  await expect.poll(() => ann.count()).toBe(texts.length)
  // It stands at its end before it can be led to its beginning.
  await expect(list.getByText('w'.repeat(1000), { exact: true })).toBeVisible()
  await list.press('Home')
  await expect(list.getByText('<img src=x onerror="document.title=\'taken\'">', { exact: true })).toBeVisible()
  for (const name of ['<b>Ann</b>', '[U+202E]Bob[U+202C]', '[U+3164]']) {
    await expect(list.getByText(name, { exact: true }).first()).toBeVisible()
  }
  await expect(list.locator('img, script, h1, a, b b')).toHaveCount(0)
  await expect(page).toHaveTitle(/flame/i)
  const overflow = () =>
    list.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const rows = [...element.querySelectorAll('li *')].map((row) => row.getBoundingClientRect())
      return {
        sideways: element.scrollWidth - element.clientWidth,
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        rows: rows.filter((row) => row.left < left - 1 || row.right > right + 1).length,
      }
    })
  expect(await overflow()).toEqual({ sideways: 0, page: 0, rows: 0 })
  await list.press('End')
  await expect(list.getByText('w'.repeat(1000), { exact: true })).toBeInViewport()
  await expect(list.getByText('…', { exact: true })).toBeVisible()
  expect(await overflow()).toEqual({ sideways: 0, page: 0, rows: 0 })
})
