import type { rules } from '../fixture-site/nest/rules'
import { noteRenders, rendersWithin } from '../support/renders'
import { noteRequests } from '../support/requests'
import { loseContext, restoreContext } from '../support/stage'
import { expect, toyTest } from '../support/toy'
import { setHidden } from '../support/visitor'

const test = toyTest<typeof rules>('nest', 'seed=1')

declare global {
  interface Window {
    /** Whether a frame of the browser is asked for. */
    isAsked: () => boolean
    wait: (ms: number) => void
  }
}

/** Ticks after which a drop has fallen from it. */
const FALL = 200

/** Where the nib is in a window of 1440 × 900, which the sheet fills. */
const NIB = { x: 720, y: 126 }

test('a day is played with the mouse, and what happens is said', async ({ toy }) => {
  await toy.press(NIB)
  await expect.poll(() => toy.state()).toMatchObject({ blots: 1 })
  await toy.expectSaid('Blots: 1')
  await toy.page.mouse.click(300, 700)
  expect(await toy.events()).toEqual(['drip', 'splash'])
})

test('a day is played with the keyboard alone', async ({ toy }) => {
  await toy.tab()
  const nib = toy.button('Pen nib')
  await expect(nib).toBeFocused()
  await expect.poll(() => toy.state()).toMatchObject({ hovered: true })
  await toy.key('Enter')
  await toy.key('Space')
  await expect.poll(() => toy.state()).toMatchObject({ blots: 2 })
})

test('a key presses for as long as it is held, once', async ({ toy }) => {
  await toy.button('Pen nib').focus()
  await toy.page.keyboard.down('Space')
  await expect.poll(() => toy.state()).toMatchObject({ held: true })
  // A key that is held repeats by itself.
  await toy.page.keyboard.down('Space')
  await expect.poll(() => toy.state()).toMatchObject({ blots: 1, held: true })
  await toy.page.keyboard.up('Space')
  await expect.poll(() => toy.state()).toMatchObject({ blots: 1, held: false })
  await toy.page.keyboard.down('Enter')
  await expect.poll(() => toy.state()).toMatchObject({ held: true })
  await toy.tab()
  await expect.poll(() => toy.state()).toMatchObject({ held: false })
})

test('the click of a screen reader presses and lets go', async ({ toy }) => {
  await toy.button('Pen nib').dispatchEvent('click')
  await expect.poll(() => toy.state()).toMatchObject({ blots: 1, held: false })
})

test('the focus passes on from what vanishes to what comes', async ({ page, openFresh }) => {
  const toy = await openFresh('seed=1&paused')
  /** Two blots, with which the nib goes and Replay comes. */
  const blotTwice = async () => {
    await toy.key('Enter')
    await toy.key('Enter')
  }
  const nib = page.getByRole('button', { name: 'Pen nib' })
  const replay = page.getByRole('button', { name: 'Replay' })
  await nib.focus()
  await blotTwice()
  await toy.step(FALL)
  await expect(replay).toBeFocused()
  await toy.key('Enter')
  await expect(nib).toBeFocused()
  await blotTwice()
  await nib.blur()
  await toy.step(FALL)
  await expect(replay).toBeVisible()
  await expect(replay).not.toBeFocused()
})

test('the arrow keys take the focus off what they do not press', async ({ toy }) => {
  const nib = toy.button('Pen nib')
  await nib.focus()
  await toy.page.keyboard.press('ArrowDown', { delay: 150 })
  await expect(nib).not.toBeFocused()
  const drop = toy.page.locator('[class*="drop"]')
  await expect(drop).toBeVisible()
  await nib.focus()
  await expect(drop).toHaveCount(0)
})

test('with a finger: a day is played', async ({ toy }) => {
  await toy.tap(NIB)
  await expect.poll(() => toy.state()).toMatchObject({ blots: 1 })
})

test('the buttons of hit areas lie over the areas, in any window', async ({ toy }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1120, height: 1200 },
    { width: 2000, height: 700 },
  ]) {
    await toy.page.setViewportSize(size)
    const area = (await toy.ask((toybox) => toybox.hitAreas()))[0]
    await expect
      .poll(async () => {
        const box = await toy.button('Pen nib').boundingBox()
        const centre = (await toy.ask((toybox) => toybox.hitAreas()))[0]?.centre
        return box && centre && Math.hypot(box.x + box.width / 2 - centre.x, box.y + box.height / 2 - centre.y) < 2
      })
      .toBe(true)
    expect(area?.label).toBe('Pen nib')
  }
})

test('the ring is drawn around the area that a key has put in focus, and fetched only then', async ({
  page,
  openFresh,
}) => {
  const fetched = noteRequests(page, /focus-area/)
  const toy = await openFresh()
  const ring = page.locator('[class*="ring"]')
  const button = page.getByRole('button', { name: 'Pen nib' })
  await expect(button).toBeAttached()
  await expect(ring).toBeHidden()
  expect(fetched).toEqual([])
  await toy.tabTo(button)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1120, height: 1200 },
  ]) {
    await page.setViewportSize(size)
    await expect
      .poll(async () => {
        const [inner, outer] = [await button.boundingBox(), await ring.boundingBox()]
        if (!inner || !outer) return null
        const right = outer.x + outer.width - inner.x - inner.width
        const below = outer.y + outer.height - inner.y - inner.height
        return [inner.x - outer.x, inner.y - outer.y, right, below].map(Math.round)
      })
      .toEqual([18, 18, 18, 18])
  }
  expect(fetched).toHaveLength(1)
  await button.blur()
  await expect(ring).toBeHidden()
})

test('the arrow keys move a virtual cursor, and Enter presses where it is', async ({ page, openFresh }) => {
  const toy = await openFresh()
  const [nib] = await toy.ask((toybox) => toybox.hitAreas())
  if (!nib) throw new Error('Nothing can be pressed.')
  const drop = page.locator('[class*="drop"]')
  /** A tap moves it a few pixels; on a busy machine many frames go by between two, and it may fly over what it is led to. */
  const pointNearer = async () => {
    const { y = Number.POSITIVE_INFINITY } = (await drop.count()) > 0 ? ((await drop.boundingBox()) ?? {}) : {}
    await page.keyboard.press(y < nib.centre.y ? 'ArrowDown' : 'ArrowUp', { delay: 60 })
    return toy.state()
  }
  const pressOver = async () => {
    if ((await pointNearer()).hovered) await page.keyboard.press('Enter')
    return toy.events()
  }
  await expect.poll(pressOver, { timeout: 120_000, intervals: [50] }).toContain('drip')
  await page.mouse.move(700, 500)
  await expect(page.locator('[class*="drop"]')).toHaveCount(0)
})

test('a held arrow key renders no button anew', async ({ page, openFresh }) => {
  await noteRenders(page)
  await openFresh()
  const buttons = { ofAreas: 'button[data-day-button]' }
  await expect(page.getByRole('button', { name: 'Pen nib' })).toBeAttached()
  expect(await rendersWithin(page, buttons)).not.toEqual({ ofAreas: 0 })
  // Looked at in the page: within a second it is at the edge of the window.
  const wayOver20Frames = page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const drop = () => document.querySelector('[class*="drop"]')
    while (!drop()) await frame()
    // The buttons hear once that it is now the pointer that presses.
    await frame()
    window.renderedElements.splice(0)
    const start = drop()?.getBoundingClientRect().x ?? Number.NaN
    for (let count = 0; count < 20; count++) await frame()
    return (drop()?.getBoundingClientRect().x ?? Number.NaN) - start
  })
  await page.keyboard.down('ArrowRight')
  expect(await wayOver20Frames).toBeGreaterThan(0)
  expect(await rendersWithin(page, buttons)).toEqual({ ofAreas: 0 })
  await page.keyboard.up('ArrowRight')
})

test('the replay button comes when the day offers it, and starts the day over', async ({ toy }) => {
  await expect(toy.button('Replay')).toHaveCount(0)
  await toy.press(NIB)
  await toy.press(NIB)
  await toy.button('Replay').click()
  await expect.poll(() => toy.state()).toMatchObject({ blots: 0 })
  await expect(toy.button('Replay')).toHaveCount(0)
})

test('a link shows exactly its moment, and nonsense in it breaks nothing', async ({ undrawnPage: page, open }) => {
  const toy = await open('seed=7&at=3200&paused')
  const first = await toy.ask((toybox) => [toybox.seed, toybox.now, toybox.hash()])
  expect(first.slice(0, 2)).toEqual([7, 3200])
  await page.reload()
  await page.waitForFunction(() => window.toybox !== undefined)
  expect(await toy.ask((toybox) => [toybox.seed, toybox.now, toybox.hash()])).toEqual(first)
  await open('seed=seven&at=-4&speed=1e9&gravity=&levity=2&paused')
  expect(await toy.now()).toBe(0)
})

test('the toy box rewinds to the identical state', async ({ open }) => {
  const toy = await open('seed=7&paused')
  const hashes = await toy.ask((toybox) => {
    const nib = { kind: 'press', at: { x: 800, y: 140 }, area: 'nib', button: 'main' } as const
    toybox.input(nib)
    toybox.step(300)
    const there = toybox.hash()
    toybox.input(nib)
    toybox.step(900)
    const end = toybox.hash()
    toybox.seek(3000)
    const back = toybox.hash()
    toybox.seek(12_000)
    return { there, back, end, again: toybox.hash() }
  })
  expect(hashes.back).toBe(hashes.there)
  expect(hashes.again).toBe(hashes.end)
})

test('without debug in the address there is no toy box', async ({ undrawnPage: page }) => {
  await page.goto('./#/nest')
  await expect(page.getByRole('button', { name: 'Pen nib' })).toBeAttached()
  expect(await page.evaluate(() => 'toybox' in window)).toBe(false)
})

test('in an address, no means no', async ({ undrawnPage: page, open }) => {
  await page.goto('./#/nest?seed=1&debug=0')
  await expect(page.getByRole('button', { name: 'Pen nib' })).toBeAttached()
  expect(await page.evaluate(() => 'toybox' in window)).toBe(false)
  await expect(page.locator('[data-overlay]')).toHaveCount(0)
  const toy = await open('seed=1&paused=false')
  await expect.poll(() => toy.now()).toBeGreaterThan(0)
})

test('a paused day renders nothing, and a day where nothing changes neither', async ({ page, openFresh }) => {
  await page.addInitScript(() => {
    const clear = WebGL2RenderingContext.prototype.clear
    WebGL2RenderingContext.prototype.clear = function (mask) {
      performance.mark('render')
      clear.call(this, mask)
    }
  })
  await openFresh()
  await page.mouse.move(400, 700)
  const rendersOver = (ms: number) =>
    page.evaluate(async (wait) => {
      performance.clearMarks('render')
      await new Promise((over) => setTimeout(over, wait))
      return performance.getEntriesByName('render').length
    }, ms)
  await expect.poll(() => rendersOver(300)).toBe(0)
  await page.mouse.click(NIB.x, NIB.y)
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('render').length)).toBeGreaterThan(0)
})

test('a day at rest asks for few frames, and for the next one as soon as it is touched', async ({
  page,
  openFresh,
}) => {
  await page.addInitScript(() => {
    const asked = new Set<number>()
    let waited = 0
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (call) => {
      const frame = request((time) => {
        asked.delete(frame)
        call(time + waited)
      })
      asked.add(frame)
      return frame
    }
    const cancel = window.cancelAnimationFrame.bind(window)
    window.cancelAnimationFrame = (frame) => {
      asked.delete(frame)
      cancel(frame)
    }
    window.isAsked = () => asked.size > 0
    window.wait = (ms) => {
      waited += ms
    }
  })
  const toy = await openFresh('seed=1&paused=false')
  const isAsked = () => page.evaluate(() => window.isAsked())
  // While it is awake a frame is always asked for, at rest seldom.
  expect(await isAsked()).toBe(true)
  await page.evaluate(() => window.wait(4_000))
  const now = await toy.now()
  const touchBetweenFrames = () => {
    if (window.isAsked()) return null
    window.dispatchEvent(new Event('pointermove'))
    return { isAsked: window.isAsked() }
  }
  const touched = await page.waitForFunction(touchBetweenFrames, null, { polling: 20 })
  expect(await touched.jsonValue()).toEqual({ isAsked: true })
  await expect.poll(() => toy.now()).toBeGreaterThan(now)
})

test('a hidden tab is a stopped clock', async ({ page, openFresh }) => {
  const toy = await openFresh()
  const now = () => toy.now()
  await expect.poll(now).toBeGreaterThan(0)
  await setHidden(page, true)
  const stopped = await now()
  await page.evaluate(() => new Promise((over) => setTimeout(over, 500)))
  expect(await now()).toBe(stopped)
  const resumed = page.evaluate(async (at) => {
    const { toybox } = window
    if (!toybox) throw new Error('There is no toy box on this page.')
    while (toybox.now <= at) await new Promise(requestAnimationFrame)
    return toybox.now
  }, stopped)
  await setHidden(page, false)
  expect(await resumed).toBeLessThan(stopped + 400)
})

test('on a screen of another density the picture is sharp, and the game the same', async ({ page, openFresh }) => {
  const toy = await openFresh('seed=1&at=1000&paused')
  const before = await toy.ask((toybox) => toybox.hash())
  const widthOf = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
  expect(await widthOf()).toBe(720)
  const client = await page.context().newCDPSession(page)
  // Half a pixel to one is what the tests begin with. An emulated screen says that it has changed only when the window's size has, too. More than two pixels to one are not drawn.
  for (const { density, width, drawn } of [
    { density: 2, width: 1400, drawn: 2800 },
    { density: 1.5, width: 1440, drawn: 2160 },
    { density: 3, width: 1400, drawn: 2800 },
    { density: 1, width: 1440, drawn: 1440 },
  ]) {
    const screen = { width, height: 900, deviceScaleFactor: density, mobile: false }
    await client.send('Emulation.setDeviceMetricsOverride', screen)
    await expect.poll(widthOf).toBe(drawn)
    expect((await page.locator('canvas').boundingBox())?.width).toBe(width)
  }
  expect(await toy.ask((toybox) => toybox.hash())).toBe(before)
})

test('on a machine six times as slow it is the same game', async ({ page, openFresh }) => {
  const toy = await openFresh()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.mouse.click(NIB.x, NIB.y)
  await page.mouse.move(300, 700)
  await expect.poll(() => toy.state()).toMatchObject({ blots: 1 })
  const slow = await toy.ask((toybox) => {
    toybox.pause()
    return { now: toybox.now, hash: toybox.hash() }
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const again = await page.evaluate((now) => {
    window.toybox?.seek(0)
    window.toybox?.seek(now)
    return { now: window.toybox?.now, hash: window.toybox?.hash() }
  }, slow.now)
  expect(again).toEqual(slow)
})

test('one WebGL context serves the whole visit', async ({ page }) => {
  await page.addInitScript(() => {
    const canvases = new Set<HTMLCanvasElement>()
    const getContext = HTMLCanvasElement.prototype.getContext
    Object.assign(window, { onPageCanvases: () => [...canvases].filter((canvas) => canvas.isConnected).length })
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...request: unknown[]) {
      if (String(request[0]).startsWith('webgl')) canvases.add(this)
      return Reflect.apply(getContext, this, request)
    } as typeof getContext
  })
  await page.goto('./')
  for (let visit = 0; visit < 5; visit++) {
    await page.locator('#card-nest').click()
    await expect(page.getByRole('button', { name: 'Pen nib' })).toBeAttached()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.locator('canvas')).toBeHidden()
  }
  for (let hurry = 0; hurry < 6; hurry++) {
    await page.evaluate(
      (isGoing) => {
        window.location.hash = isGoing ? '#/nest' : '#/'
      },
      hurry % 2 === 0,
    )
  }
  await page.evaluate(() => {
    window.location.hash = '#/nest'
  })
  await expect(page.getByRole('button', { name: 'Pen nib' })).toBeAttached()
  expect(await page.evaluate('onPageCanvases()')).toBe(1)
  await expect(page.locator('canvas')).toHaveCount(1)
})

test('every pipe that a day may draw with is there in the built site', async ({ toy }) => {
  const pipes = await toy.page.evaluate(() => Object.keys(window.__PIXI_APP__?.renderer.renderPipes ?? {}))
  expect(pipes).toEqual(
    expect.arrayContaining(['sprite', 'graphics', 'mesh', 'tilingSprite', 'nineSliceSprite', 'particle']),
  )
})

test('a lost context says so, and the day comes back exactly as it was', async ({ page, openFresh }) => {
  const toy = await openFresh('seed=1&at=1000&paused')
  const picture = () => page.locator('canvas').screenshot()
  const before = { hash: await toy.ask((toybox) => toybox.hash()), picture: await picture() }
  await loseContext(page)
  await expect(page.getByRole('alert')).toContainText('The picture was taken away')
  await restoreContext(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.waitForFunction(() => window.toybox !== undefined)
  expect(await toy.ask((toybox) => toybox.hash())).toBe(before.hash)
  await expect.poll(async () => (await picture()).equals(before.picture)).toBe(true)
})

test('a browser without WebGL says so in words', async ({ page }) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...request: unknown[]) {
      return String(request[0]).startsWith('webgl') ? null : Reflect.apply(getContext, this, request)
    } as typeof getContext
  })
  await page.goto('./#/nest')
  await expect(page.getByRole('alert')).toContainText('This day cannot be drawn here')
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
})

test.describe('a scene that throws', () => {
  test.use({ expectedWarnings: /The nib broke|This day stumbled/ })

  test('shows its error frame and restarts', async ({ page }) => {
    await page.goto('./#/nest')
    const nib = page.getByRole('button', { name: 'Pen nib' })
    await nib.focus()
    await page.keyboard.press('Shift+Enter')
    await expect(page.getByRole('alert')).toContainText('This day stumbled')
    await page.getByRole('button', { name: 'Restart this day' }).click()
    await expect(nib).toBeAttached()
    await nib.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Blots: 1')).toBeAttached()
  })
})
