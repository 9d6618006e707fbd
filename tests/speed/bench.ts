import { type CDPSession, chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { CHROMIUM, provideBrowser } from '../../src/dev/browserPrograms'
import { scenes } from '../support/scenes'
import { keepOverlayClosed } from '../support/stage'

/** How many steps and drawings are made, of which the first third warms up; and for how long at most, in ms, where they are slow. */
const SAMPLES = 300
const ENOUGH = 15_000

/** Days as they are, and the heist with a crowd, to show how its cost grows. */
const SUBJECTS = [...scenes.map(({ slug }) => slug), 'heist?thieves=1000', 'heist?thieves=10000']

interface Times {
  /** ms, one for each sample. */
  readonly steps: number[]
  readonly draws: number[]
  readonly drawCalls: number
}

/** `npm run bench`: what a tick and a drawing of every day cost our own code, without the graphics card. */
await build({ logLevel: 'warn' })
const server = await preview({ logLevel: 'warn', preview: { port: 4172 } })
const browser = await chromium.launch({ executablePath: provideBrowser(CHROMIUM) })

console.log(['day', 'step p50', 'step p95', 'draw p50', 'draw p95', 'calls', 'samples', 'bytes a frame'].join('\t'))
for (const subject of SUBJECTS) {
  // A small window: a processor that plays the graphics card would otherwise be what is measured.
  const page = await browser.newPage({ viewport: { width: 1101, height: 60 }, serviceWorkers: 'block' })
  const query = `${subject}${subject.includes('?') ? '&' : '?'}seed=7&at=5000&paused&debug`
  await keepOverlayClosed(page)
  await page.goto(`${server.resolvedUrls?.local[0]}#/${query}`)
  await page.waitForFunction(() => window.toybox !== undefined)
  const { steps, draws, drawCalls } = await timeOf(page)
  const bytes = await allocationsOf(await page.context().newCDPSession(page), page, draws.length)
  const figures = [...percentiles(steps), ...percentiles(draws)].map((ms) => ms.toFixed(3))
  console.log([subject, ...figures, drawCalls, draws.length, Math.round(bytes)].join('\t'))
  await page.close()
}
await browser.close()
await server.close()

function timeOf(page: Page): Promise<Times> {
  return page.evaluate(
    ({ samples, enough }) => {
      const { toybox, __PIXI_APP__: app } = window
      const gl = document.querySelector('canvas')?.getContext('webgl2')
      if (!toybox || !app || !gl) throw new Error('There is nothing on the stage to measure.')
      let drawCalls = 0
      for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) {
        const draw: (...args: never[]) => void = gl[name].bind(gl)
        Object.assign(gl, {
          [name]: (...args: never[]) => {
            drawCalls += 1
            draw(...args)
          },
        })
      }
      const steps: number[] = []
      const draws: number[] = []
      const from = performance.now()
      for (let sample = 0; sample < samples && (sample < 3 || performance.now() - from < enough); sample++) {
        const start = performance.now()
        toybox.seek(toybox.now + 20)
        const drawn = performance.now()
        // A seek steps and draws; stepping by nothing draws alone.
        toybox.step(0)
        const end = performance.now()
        // Empties the queue of commands, outside of what is timed.
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
        draws.push(end - drawn)
        steps.push(Math.max(0, drawn - start - (end - drawn)))
      }
      drawCalls = 0
      toybox.step(0)
      // What came first warmed up.
      const warm = Math.ceil(draws.length / 3)
      return { steps: steps.slice(warm), draws: draws.slice(warm), drawCalls }
    },
    { samples: SAMPLES, enough: ENOUGH },
  )
}

/** Bytes that stepping and drawing allocate a frame, sampled. */
async function allocationsOf(client: CDPSession, page: Page, frames: number): Promise<number> {
  await client.send('HeapProfiler.startSampling', {
    samplingInterval: 512,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await page.evaluate((count) => {
    for (let frame = 0; frame < count; frame++) window.toybox?.step(2)
  }, frames)
  const { profile } = await client.send('HeapProfiler.stopSampling')
  return profile.samples.reduce((sum, { size }) => sum + size, 0) / frames
}

function percentiles(times: number[]): [p50: number, p95: number] {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return [at(0.5), at(0.95)]
}
