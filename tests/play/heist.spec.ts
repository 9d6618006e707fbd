import type { rules } from '../../scenes/heist/rules'
import { expect, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('heist', 'seed=7')

test('by mouse: he walks toward the pointer, faces his way, and stops near it', async ({ toy }) => {
  await toy.point({ x: 1000, y: 450 }, 0)
  await expect.poll(() => toy.state()).toMatchObject({ mouse: { x: 1000, y: 450 }, walking: true, left: false })
  await toy.ask((toybox) => toybox.seek(toybox.now + 8000))
  await expect.poll(() => toy.state()).toMatchObject({ walking: false, speed: 0 })
})

test('by keyboard alone: the arrow keys lead him, and Enter startles him', async ({ toy }) => {
  const { mouse } = await toy.state()
  await expect
    .poll(
      async () => {
        await toy.page.keyboard.press('ArrowRight', { delay: 150 })
        return (await toy.state()).mouse
      },
      { timeout: 20_000, intervals: [50] },
    )
    .not.toEqual(mouse)
  const thief = (await toy.ask((toybox) => toybox.hitAreas()))[0]
  if (!thief) throw new Error('The thief cannot be pressed.')
  await toy.button(thief.label).focus()
  await toy.key('Enter', 0)
  await toy.expectSaid('The thief jumps, and pretends to be a statue.')
})

test('he is kept inside a window that shrinks', async ({ toy }) => {
  await toy.point({ x: 1400, y: 850 }, 0)
  await toy.ask((toybox) => toybox.seek(toybox.now + 12_000))
  await toy.page.setViewportSize({ width: 1110, height: 500 })
  await expect
    .poll(async () => {
      const { x, y } = await toy.state()
      return x <= 1010 && y <= 400
    })
    .toBe(true)
})

test('a thief who stands still costs at most seven renders a second, a paused one none', async ({ openFresh }) => {
  const toy = await openFresh('seed=7&paused')
  await toy.point({ x: 720, y: 450 })
  await toy.seek(20_000)
  const renders = await toy.rendersOver(2000)
  expect(renders).toBeGreaterThan(0)
  expect(renders).toBeLessThanOrEqual(14)
})
