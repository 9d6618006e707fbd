import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { CHROMIUM, provideBrowser } from '../../src/dev/browserPrograms'
import type { Snapshot } from '../../src/stage/scene'
import { scenes } from '../support/scenes'
import { costOfDay, costOfYardstick, type DayCost } from './frameCost'

/** The most that a frame of a day may cost, in yardsticks: frames with one opaque picture as large as the window. */
const MOST_YARDSTICKS = 2.5

const ATTEMPTS = 5

/** The most draw calls of a picture, and MB of textures of a day. */
const MOST_CALLS = 25
const MOST_TEXTURES = 64

/**
 * `npm run bench:frames [-- slug…]`: what a rendered frame of every day costs a machine without a graphics card, beside the yardstick
 * of that machine. Fails where a day is above its limit, or asks too much of a graphics card.
 */
const wanted = process.argv.slice(2)
const measured = scenes.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
await build({ logLevel: 'warn' })
const server = await preview({ logLevel: 'warn', preview: { port: 4173 } })
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: provideBrowser(CHROMIUM) })

console.log(['day', 'CPU ms', 'one picture', 'ratio', 'frames/s', 'played', 'at', 'calls', 'MB', 'from'].join('\t'))
const broken: string[] = []
for (const { slug, snapshots } of measured) {
  const best = await leastOf(slug, snapshots)
  const { yardstick, cpu, rate, played, resolution, drawCalls, textures, busiest } = best
  const ratio = cpu / yardstick
  const figures = [
    cpu.toFixed(0),
    yardstick.toFixed(0),
    ratio.toFixed(2),
    rate.toFixed(1),
    played.toFixed(1),
    resolution,
    drawCalls,
    textures.toFixed(1),
  ]
  console.log([slug, ...figures, busiest].join('\t'))
  if (ratio > MOST_YARDSTICKS)
    broken.push(`A frame of ${slug} costs ${ratio.toFixed(2)} yardsticks of at most ${MOST_YARDSTICKS}.`)
  if (drawCalls > MOST_CALLS) broken.push(`${slug} takes ${drawCalls} draw calls of at most ${MOST_CALLS}.`)
  if (textures > MOST_TEXTURES)
    broken.push(`${slug} holds ${textures.toFixed(1)} MB of textures of at most ${MOST_TEXTURES}.`)
}
await browser.close()
await server.close()
for (const words of broken) console.error(words)
process.exitCode = broken.length > 0 ? 1 : 0

/**
 * What a day costs beside the yardstick, which is measured anew each time: what else a machine does changes. It only ever adds to the
 * cost, so that the least of a few attempts is the truest; the first that is within the limit is good enough.
 */
async function leastOf(
  slug: string,
  snapshots: readonly Snapshot[],
): Promise<DayCost & { readonly yardstick: number }> {
  let least: (DayCost & { readonly yardstick: number }) | null = null
  let candidates = snapshots
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { cpu: yardstick } = await costOfYardstick(browser)
    const cost = { ...(await costOfDay(browser, address, slug, candidates)), yardstick }
    // Which of them is the busiest is known from now on.
    candidates = snapshots.filter(({ name }) => name === cost.busiest)
    if (!least || cost.cpu / cost.yardstick < least.cpu / least.yardstick) least = cost
    if (least.cpu / least.yardstick <= MOST_YARDSTICKS) return least
  }
  if (!least) throw new Error(`${slug} was not measured.`)
  return least
}
