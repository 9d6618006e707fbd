import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '../support/chat'

// A fire that stands still leaves the machine to the keys.
test.use({ viewport: { width: 1120, height: 700 }, trace: 'off' })

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** 40 short texts, no two alike: of one, two and three letters. */
const TEXTS = Array.from({ length: 40 }, (_, turn) => {
  const letter = LETTERS.charAt(turn % LETTERS.length)
  return turn < LETTERS.length ? letter.padEnd(1 + (turn % 3), 'x') : `${letter}${letter}y`
})

/**
 * Ms from key to key, and from a message to the server's answer: of all pairings (`room/typing.test.ts`) those at the corners.
 * Slow mode takes three minutes for so many messages: the page's clock is put on by `step` after every `pause`, by no more than
 * leaves the SDK, which waits 20 s by it, an answer in time.
 */
const CORNERS = [
  { pace: 20, roundTrip: 5, pause: 100, step: 6000 },
  { pace: 20, roundTrip: 2000, pause: 300, step: 1500 },
  { pace: 180, roundTrip: 5, pause: 100, step: 6000 },
  { pace: 180, roundTrip: 2000, pause: 300, step: 1500 },
] as const

for (const { pace, roundTrip, pause, step } of CORNERS) {
  test(`of 40 messages typed at ${pace} ms a key over a round trip of ${roundTrip} ms none is lost, beheaded or joined`, async ({
    visit,
    server,
    newContext,
  }) => {
    const context = await newContext()
    await context.route('**/Write/channel?**', async (route) => {
      await wait(roundTrip)
      await route.continue()
    })
    await context.clock.install()
    const ann = await visit('Ann', context)
    const { page, box } = ann
    await expect(ann.line('connected')).toBeVisible()
    await expect(box).toBeFocused()
    for (const text of TEXTS) {
      await page.keyboard.type(text, { delay: pace })
      await page.keyboard.press('Enter', { delay: pace })
    }
    await expect(box).toHaveValue('')
    await expect.poll(() => ann.count()).toBe(TEXTS.length)

    await expect
      .poll(
        async () => {
          await page.clock.fastForward(step)
          return server.texts()
        },
        { intervals: [pause], timeout: 120_000 },
      )
      .toEqual(TEXTS)
    await ann.delivered()
    await expect.poll(() => ann.count()).toBe(TEXTS.length)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
