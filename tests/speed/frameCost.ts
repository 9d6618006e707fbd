import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Snapshot } from '../../src/stage/contract/scene'
import { askToybox, keepOverlayClosed, playInputs } from '../support/stage'
import { quietMoment } from './quietMoment'

/** A page that renders one opaque picture as large as its window in every frame: how fast the machine is at that. */
const YARDSTICK = pathToFileURL(fileURLToPath(new URL('yardstick.html', import.meta.url))).href

/** How long frames are counted, in ms, and how long they may settle before. */
const COUNTED = 1000
const SETTLING = 250

/** How far a day has gone on from a snapshot, in ms: played, long enough for the stage to lower its resolution where it has to. */
const PLAYED = 2500

/**
 * How long nothing has to happen in a day for it to be seen at rest, in ms, how long it is left alone after its arrival, and how much is
 * counted then. In the first second and a half its code is still being compiled: the page's thread spends half as much again.
 */
const RESTING = { quiet: 5_000, settling: 2_000, counted: 2_000 } as const

/** The seed of the days that are seen at rest. */
const SEED = 7

/** More than it takes a day to come to rest, in ms: by so much the page's clock is set forward. */
const UNTOUCHED = 6_000

const MEGABYTE = 1024 * 1024

const WINDOW = { width: 1440, height: 900 } as const

/** What frames cost a machine without a graphics card. */
export interface FrameCost {
  /** ms of all processes of the browser for a rendered frame. */
  readonly cpu: number
  /** Rendered frames a second. */
  readonly rate: number
}

/** What a day on the stage costs: as sharp as can be, every frame rendered whether or not anything has changed. */
export interface DayCost extends FrameCost {
  /** The name of the snapshot that cost most to render, from which it was played. */
  readonly busiest: string
  readonly drawCalls: number
  /** MB of textures at density 1. */
  readonly textures: number
  /**
   * In how many of the frames Pixi made its list of what to draw anew, 0…1. It does where something is shown or hidden, were it only
   * from one line of a view to the next; all that is drawn is then handed to the graphics card again.
   */
  readonly relisted: number
}

/** What a visitor sees who plays on from there. */
export interface Played {
  /** Frames a second. */
  readonly rate: number
  /** How sharp they are after a while, in pixels for a CSS pixel. */
  readonly resolution: number
}

/** What a day costs that nobody touches, in ms a second. */
export interface RestCost {
  readonly mainThread: number
  /** Of all processes of the browser. */
  readonly cpu: number
  /** How often something is rendered, into a texture or for all to see, a second. */
  readonly rate: number
}

/** What the yardstick costs on this machine. */
export async function costOfYardstick(browser: Browser): Promise<FrameCost> {
  const page = await newPage(browser)
  await page.goto(YARDSTICK)
  const cost = await costOf(browser, page, COUNTED)
  await page.close()
  return cost
}

/**
 * What a day costs from its busiest snapshot on, on a built site.
 *
 * @param address of the site
 */
export async function costOfDay(
  browser: Browser,
  address: string,
  slug: string,
  snapshots: readonly Snapshot[],
): Promise<DayCost> {
  const page = await open(browser, address, slug)
  let busiest: Snapshot | null = null
  let most = 0
  for (const snapshot of snapshots) {
    await show(page, snapshot)
    const time = await timeOfPicture(page)
    if (time < most) continue
    most = time
    busiest = snapshot
  }
  if (!busiest) throw new Error(`${slug} has no snapshots to be measured by.`)
  await show(page, busiest)
  const { drawCalls, textureBytes } = await askToybox(page, (toybox) => toybox.graphics())
  await page.evaluate(COUNT_FRAMES)
  await page.evaluate((ms) => window.toybox?.seek(window.toybox.now + ms), PLAYED)
  await page.evaluate(COUNT_LISTS)
  await page.evaluate(STEP_IN_EVERY_FRAME)
  const cost = await costOf(browser, page, COUNTED)
  const relisted = await page.evaluate(() => window.listed / window.stepped)
  await page.close()
  return { ...cost, relisted, drawCalls, textures: textureBytes / MEGABYTE, busiest: busiest.name }
}

/**
 * Plays a day on from a snapshot, on a built site.
 *
 * @param address of the site
 */
export async function playOn(browser: Browser, address: string, slug: string, from: Snapshot): Promise<Played> {
  const page = await open(browser, address, slug)
  await show(page, from)
  await page.evaluate(COUNT_FRAMES)
  await page.evaluate(() => window.toybox?.play())
  const { rate } = await costOf(browser, page, PLAYED)
  const resolution = await page.evaluate(() => window.__PIXI_APP__?.renderer.resolution ?? 0)
  await page.close()
  return { rate, resolution }
}

/**
 * What a day costs once nobody has touched it for a while, on a built site: by processor time, not by the clock, so that what else the
 * machine does is left out. `null` where it never rests.
 *
 * @param address of the site
 */
export async function costOfRest(browser: Browser, address: string, slug: string): Promise<RestCost | null> {
  const at = await quietMoment(slug, SEED, RESTING.quiet)
  if (at === null) return null
  const page = await newPage(browser)
  await page.addInitScript(COUNT_RENDERS)
  await page.addInitScript(SET_CLOCK_FORWARD)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const session = await browser.newBrowserCDPSession()
  await page.goto(`${address}#/${slug}?seed=${SEED}&at=${at}`)
  await page.waitForFunction(() => window.rendered > 0)
  await page.evaluate((ms) => window.wait(ms), UNTOUCHED)
  // What its arrival has set going ends.
  await rendersAtRest(page, RESTING.settling)
  const before = { mainThread: await mainThreadTime(client), cpu: await processorTime(session) }
  const { rendered, time } = await rendersAtRest(page, RESTING.counted)
  const after = { mainThread: await mainThreadTime(client), cpu: await processorTime(session) }
  await session.detach()
  await page.close()
  const aSecond = (spent: number) => (spent * 1000) / time
  return {
    mainThread: aSecond(after.mainThread - before.mainThread),
    cpu: aSecond(after.cpu - before.cpu),
    rate: aSecond(rendered),
  }
}

/** A page beside the others of its browser, which need not fetch anew what those have of the site. */
async function newPage(browser: Browser): Promise<Page> {
  const [context = await browser.newContext({ viewport: WINDOW, serviceWorkers: 'block' })] = browser.contexts()
  return context.newPage()
}

/** Opens a day, paused. */
async function open(browser: Browser, address: string, slug: string): Promise<Page> {
  const page = await newPage(browser)
  await keepOverlayClosed(page)
  await page.goto(`${address}#/${slug}?paused&debug`)
  await page.waitForFunction(() => window.toybox !== undefined)
  return page
}

/** Begins the day anew and plays it to the moment of a snapshot, where it is paused, with all that is drawn later. It stays in its window. */
async function show(page: Page, { seed, at, inputs = [] }: Snapshot): Promise<void> {
  await page.evaluate((chosen) => window.toybox?.restart(chosen), seed)
  await playInputs(page, 0, inputs)
  await askToybox(page, (toybox) => toybox.complete())
  await page.evaluate((ms) => window.toybox?.seek(ms), at)
}

/** How long it takes to render what is on the stage, and to have it, in ms. */
function timeOfPicture(page: Page): Promise<number> {
  return page.evaluate(() => {
    const app = window.__PIXI_APP__
    const gl = document.querySelector('canvas')?.getContext('webgl2')
    if (!app || !gl) throw new Error('There is nothing on the stage to measure.')
    const times = Array.from({ length: 3 }, () => {
      const start = performance.now()
      app.render()
      // Waits until all that was asked for is there.
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
      return performance.now() - start
    })
    return Math.min(...times)
  })
}

/** Counts the frames of the page in `window.rendered`, the yardstick's own name for them. As text: what runs in the page is not compiled. */
const COUNT_FRAMES = `
  window.rendered = 0
  requestAnimationFrame(function count() {
    window.rendered += 1
    requestAnimationFrame(count)
  })`

/** Counts in `window.rendered` how often something is rendered. */
const COUNT_RENDERS = `
  window.rendered = 0
  const { clear } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.clear = function (mask) {
    window.rendered += 1
    clear.call(this, mask)
  }`

/** Lets the clock of the page's frames be set forward: nobody need wait for a day to come to rest. */
const SET_CLOCK_FORWARD = `
  let waited = 0
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (call) => request((time) => call(time + waited))
  window.wait = (ms) => {
    waited += ms
  }`

/** Counts the lists of what to draw that are made, in `window.listed`. */
const COUNT_LISTS = `
  window.listed = 0
  const countIn = ({ renderGroup, children }) => {
    if (renderGroup) {
      const { instructionSet } = renderGroup
      const { reset } = instructionSet
      instructionSet.reset = () => {
        window.listed += 1
        reset.call(instructionSet)
      }
    }
    for (const child of children) countIn(child)
  }
  countIn(window.__PIXI_APP__.stage)`

/** Steps the day on in every frame, by which it is rendered whether or not anything has changed. */
const STEP_IN_EVERY_FRAME = `
  window.stepped = 0
  requestAnimationFrame(function step() {
    window.toybox.step(1)
    window.stepped += 1
    requestAnimationFrame(step)
  })`

/** Lets the page settle, and then weighs what it renders against what all processes of the browser spend on it. */
async function costOf(browser: Browser, page: Page, counted: number): Promise<FrameCost> {
  const session = await browser.newBrowserCDPSession()
  await rendersIn(page, SETTLING)
  const before = await processorTime(session)
  const { rendered, time } = await rendersIn(page, counted)
  const spent = (await processorTime(session)) - before
  await session.detach()
  return { cpu: spent / rendered, rate: (rendered * 1000) / time }
}

/** Renders counted over that many ms, and how many ms they were exactly. */
async function rendersIn(page: Page, least: number): Promise<{ rendered: number; time: number }> {
  const from = await page.evaluate(() => ({ at: performance.now(), rendered: window.rendered }))
  const counted = await page.waitForFunction(
    ({ at, rendered, least }) => {
      const time = performance.now() - at
      return time >= least && { rendered: window.rendered - rendered, time }
    },
    { ...from, least },
  )
  const result = await counted.jsonValue()
  if (!result) throw new Error('Nothing was counted.')
  return result
}

/** The same of a page that is not asked in each of its frames, of which it then makes as many as it can. */
function rendersAtRest(page: Page, counted: number): Promise<{ rendered: number; time: number }> {
  return page.evaluate(async (ms) => {
    const { rendered } = window
    const at = performance.now()
    await new Promise((isOver) => setTimeout(isOver, ms))
    return { rendered: window.rendered - rendered, time: performance.now() - at }
  }, counted)
}

/** What the page's main thread has spent so far, in ms. */
async function mainThreadTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  const spent = metrics.find(({ name }) => name === 'TaskDuration')
  if (!spent) throw new Error('The browser does not tell what its tasks take.')
  return spent.value * 1000
}

/** What all processes of the browser have spent so far, in ms. */
async function processorTime(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000
}

declare global {
  interface Window {
    /** How many frames the page has rendered. */
    rendered: number
    /** Sets the clock of the page's frames forward. */
    wait: (ms: number) => void
    /** How many steps it has made in frames, and how many lists of what to draw. */
    stepped: number
    listed: number
  }
}
