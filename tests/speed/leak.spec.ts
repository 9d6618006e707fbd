import type { CDPSession, Page } from '@playwright/test'
import { type CalendarDay, dayNamed } from '../../src/calendar'
import { BUDGETS, VISITS } from '../budgets'
import { drawnDays, scenes } from '../support/scenes'
import { test as base, expect } from '../support/test'

/** The most that a visit may leave in memory, in bytes: one of the first, and one after those. Source: docs/specification.md, Budgets. */
const MOST_KEPT = { first: (BUDGETS.visits.most * 1024) / VISITS, later: BUDGETS.laterVisit.most * 1024 } as const

/** Visits to a day before the first look, in which caches fill. */
const WARM_UP = 2

/** Shapes and masks that were drawn leave a few things on the card for the next ones; how many were seen in the first visits is chance. */
const POOLED = BUDGETS.pooled.most

/** Which day is visited again and again with no other between: the one whose visits once left most. What another leaves, the rounds tell. */
const ALONE = 'heist'

/** Whole rounds, and about as many visits. */
const ROUNDS = Math.max(1, Math.round(VISITS / drawnDays.length))

/**
 * V8 without its compilers, but for the one to bytecode. What they make of functions that run often is in the same heap, a whole
 * megabyte in thirty visits, and grows less and less; what a visit leaves behind would not be seen beside it.
 */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation'

const test = base.extend<object, { readonly launchOptions: { readonly args?: string[] }; readonly pageOfWorker: Page }>(
  {
    launchOptions: [
      async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), INTERPRETED] }),
      { scope: 'worker' },
    ],
    pageOfWorker: [
      async ({ pageOfWorker }, use) => {
        await instrument(pageOfWorker)
        await use(pageOfWorker)
      },
      { scope: 'worker' },
    ],
  },
)

test.use({
  // Of frames there need be few pixels: a software renderer pays for each.
  viewport: { width: 1120, height: 400 },
  // What it notes of a page is kept in the page.
  trace: 'off',
})

/** What lives on the graphics card. */
interface Graphics {
  readonly textures: number
  readonly buffers: number
  readonly vertexArrays: number
  readonly framebuffers: number
  readonly renderbuffers: number
  readonly programs: number
}

interface Burden extends Graphics {
  readonly heap: number
  readonly listeners: number
  readonly nodes: number
  readonly canvases: number
}

declare global {
  interface Window {
    /** How often a picture was begun. */
    pictures: number
    liveGraphics: () => Graphics
    /** Sets the page's clock forward. */
    wait: (ms: number) => void
    /** Looks in every frame whether something is so, and waits until it is. */
    until: (isSo: () => boolean) => Promise<void>
  }
}

/** Lets the pages to come count what they make on the graphics card, and delete there, and have their clock set. */
async function instrument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const context = WebGL2RenderingContext.prototype
    const live = new Map<string, Set<unknown>>()
    for (const kind of ['Texture', 'Buffer', 'VertexArray', 'Framebuffer', 'Renderbuffer', 'Program']) {
      const objects = new Set<unknown>()
      live.set(kind, objects)
      const create = Reflect.get(context, `create${kind}`)
      const remove = Reflect.get(context, `delete${kind}`)
      Reflect.set(context, `create${kind}`, function (this: WebGL2RenderingContext) {
        const object: unknown = Reflect.apply(create, this, [])
        objects.add(object)
        return object
      })
      Reflect.set(context, `delete${kind}`, function (this: WebGL2RenderingContext, object: unknown) {
        objects.delete(object)
        Reflect.apply(remove, this, [object])
      })
    }
    const count = (kind: string) => live.get(kind)?.size ?? 0
    window.liveGraphics = () => ({
      textures: count('Texture'),
      buffers: count('Buffer'),
      vertexArrays: count('VertexArray'),
      framebuffers: count('Framebuffer'),
      renderbuffers: count('Renderbuffer'),
      programs: count('Program'),
    })
    let waited = 0
    const now = performance.now.bind(performance)
    performance.now = () => now() + waited
    window.wait = (ms) => {
      waited += ms
    }
    window.until = async (isSo) => {
      while (!isSo()) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    window.pictures = 0
    // What is drawn with is made and let go of all the same; triangles, which a processor fills, leave nothing.
    const nothing = () => {}
    Object.assign(context, {
      clear: () => {
        window.pictures += 1
      },
      drawElements: nothing,
      drawArrays: nothing,
      drawElementsInstanced: nothing,
      drawArraysInstanced: nothing,
    })
  })
}

async function weigh(page: Page, client: CDPSession): Promise<Burden> {
  // The second collection takes what the finalizers of the first let go.
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { jsEventListeners, nodes } = await client.send('Memory.getDOMCounters')
  const canvases = await page.locator('canvas').count()
  return {
    heap: usedSize,
    listeners: jsEventListeners,
    nodes,
    canvases,
    ...(await page.evaluate(() => window.liveGraphics())),
  }
}

const isOnStage = (slug: string) => scenes.some((scene) => scene.slug === slug)

/** Waits until a page has fetched what it asks for once it is there: what came in a later visit only would be taken for kept. */
async function fetchAll(page: Page): Promise<void> {
  let fetched = -1
  const isAllThere = async () => {
    const before = fetched
    fetched = await page.evaluate(() => performance.getEntriesByType('resource').length)
    return fetched === before
  }
  await expect.poll(isAllThere, { intervals: [300] }).toBe(true)
}

/**
 * Goes from home to a day, presses it, which brings the sounds, and goes home again. The page itself looks in each of its frames
 * whether it is there: asked from outside, again and again, it takes ten times as long.
 */
async function visit(page: Page, { slug, number, prompt }: CalendarDay): Promise<void> {
  await page.evaluate(
    async ({ hash, heading, isDrawn }) => {
      const before = window.pictures
      window.location.hash = hash
      await window.until(() => document.querySelector('[data-day] h1')?.textContent === heading)
      await window.until(() => document.querySelector('[role="progressbar"]') === null)
      if (isDrawn) await window.until(() => window.pictures > before)
    },
    { hash: `#/${slug}`, heading: `${number}. ${prompt}`, isDrawn: isOnStage(slug) },
  )
  if (!isOnStage(slug)) await fetchAll(page)
  await page.mouse.click(560, 200)
  await page.evaluate(async () => {
    window.location.hash = '#/'
    await window.until(() => document.querySelector('main:not([data-day]) nav') !== null)
  })
}

async function visitAll(page: Page): Promise<void> {
  for (const day of drawnDays) await visit(page, day)
}

/** Does the same again and again, and holds what that leaves behind to what so many visits may keep. */
async function expectNothingKept(
  page: Page,
  { go, visits, most = MOST_KEPT.first }: { go: () => Promise<void>; visits: number; most?: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.enable')
  const before = await weigh(page, client)
  await go()
  // The last visit takes a moment to go, its sounds and its page; a few listeners go with the browser's own caches, none a visit.
  const grown = async () => {
    const { listeners, nodes } = await weigh(page, client)
    return Math.max(listeners - before.listeners, nodes - before.nodes)
  }
  await expect.poll(grown).toBeLessThan(visits)
  const after = await weigh(page, client)

  const kept = after.heap - before.heap
  console.log(`${visits} visits kept ${(kept / 1024).toFixed(1)} KB; ${JSON.stringify({ before, after })}`)
  expect(kept).toBeLessThanOrEqual(most * visits)
  expect(after.canvases).toBe(1)
  for (const kind of ['textures', 'buffers', 'vertexArrays', 'framebuffers', 'renderbuffers', 'programs'] as const) {
    expect(after[kind], kind).toBeLessThanOrEqual(before[kind] + POOLED)
  }
}

test(`${ALONE}, visited ${VISITS} times, leaves nothing behind, and less from then on`, async ({ keptPage: page }) => {
  const day = dayNamed(ALONE)
  if (!day) throw new Error(`There is no day ${ALONE}.`)
  for (let time = 0; time < WARM_UP; time++) await visit(page, day)
  const go = async () => {
    for (let time = 0; time < VISITS; time++) await visit(page, day)
  }
  await expectNothingKept(page, { go, visits: VISITS })
  await expectNothingKept(page, { go, visits: VISITS, most: MOST_KEPT.later })
})

test(`${ROUNDS} rounds of all days leave nothing behind`, async ({ keptPage: page }) => {
  for (let round = 0; round < WARM_UP; round++) await visitAll(page)
  await expectNothingKept(page, {
    visits: ROUNDS * drawnDays.length,
    async go() {
      for (let round = 0; round < ROUNDS; round++) await visitAll(page)
    },
  })
})

test('what a day has drawn with leaves the graphics card a while later', async ({ page }) => {
  const [first, ...others] = drawnDays.filter(({ slug }) => isOnStage(slug))
  if (!first) throw new Error('There is no day on the stage.')
  await instrument(page)
  await page.goto('./')
  await visit(page, first)
  const alone = await page.evaluate(() => window.liveGraphics())
  for (const day of others) await visit(page, day)
  await page.evaluate(() => window.wait(120_000))
  await visit(page, first)
  const { buffers, vertexArrays } = await page.evaluate(() => window.liveGraphics())
  expect(buffers).toBeLessThanOrEqual(alone.buffers)
  expect(vertexArrays).toBeLessThanOrEqual(alone.vertexArrays)
})
