import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHROMIUM, findBrowser } from '../../src/dev/browserPrograms'
import { expect, test, Visitor } from '../support/chat'
import { noteWarnings } from '../support/test'

/** The headless shell reads no settings. */
const executablePath = findBrowser(CHROMIUM)

/** What a browser's settings file says when its user blocks all cookies, and with them all storage. */
const BLOCKED = JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } })

test('where the browser keeps nothing, a room without a server lives in the page, says so, and works', async ({
  playwright,
  launchOptions,
  baseURL,
  viewport,
}) => {
  const profile = test.info().outputPath('profile')
  await mkdir(join(profile, 'Default'), { recursive: true })
  await writeFile(join(profile, 'Default', 'Preferences'), BLOCKED)
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(executablePath !== undefined && { executablePath }),
    viewport,
    ...(baseURL !== undefined && { baseURL }),
  })
  // The page comes from a static host: as it was built.
  await context.route(/\/inktober2022\/(\?.*)?$/, (route) => route.fulfill({ path: 'dist/index.html' }))
  const page = await context.newPage()
  const said: string[] = []
  noteWarnings(page, said)
  const ann = new Visitor(page)
  await ann.enter('./#/flame', 'Ann')
  await expect(page.evaluate(() => window.localStorage.length)).rejects.toThrow('Access is denied')
  await expect(ann.line('local room: in this page only, as this browser keeps nothing')).toBeVisible()
  await ann.say('is this kept?')
  await ann.say('only here')
  const talk = ['Ann: is this kept?', 'Ann: only here']
  await expect.poll(() => ann.heard()).toEqual(talk)

  await ann.goHomeAndBack()
  await expect.poll(() => ann.heard()).toEqual(talk)
  expect(said.filter((text) => !text.startsWith('The chat room is a local one'))).toEqual([])
  await context.close()
})
