import { type Browser, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { CHROMIUM, provideBrowser } from '../../src/dev/browserPrograms'
import type { Snapshot } from '../../src/stage/contract/scene'
import { BUDGETS } from '../budgets'
import { scenes } from '../support/scenes'
import { costOfDay, costOfYardstick, type DayCost } from './frameCost'

/**
 * How often what is above its limit is measured anew, after all others and in another browser: what else a machine does lasts for a
 * while, and where the threads of a browser have come to lie, as long as the browser.
 */
const ROUNDS = 8

/**
 * `npm run bench:frames [-- slug…]`: what a rendered frame of every day costs a machine without a graphics card, beside the yardstick
 * of that machine. Fails where a day is above its limit, or asks too much of a graphics card.
 */
const wanted = process.argv.slice(2)
const measured = scenes.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
await build({ logLevel: 'warn' })
const server = await preview({ logLevel: 'warn', preview: { port: 4173 } })
const address = server.resolvedUrls?.local[0] ?? ''
const executablePath = provideBrowser(CHROMIUM)

console.log(
  ['day', 'CPU ms', 'one picture', 'ratio', 'frames/s', 'played', 'at', 'calls', 'MB', 'relisted', 'from'].join('\t'),
)
const least = new Map<string, Comparison>()
let dear = measured
for (let round = 0; round < ROUNDS && dear.length > 0; round++) {
  const browser = await chromium.launch({ executablePath })
  for (const { slug, snapshots } of dear) {
    const before = least.get(slug)
    // Which of them is the busiest is known from the first round on.
    const candidates = before ? snapshots.filter(({ name }) => name === before.busiest) : snapshots
    const compared = await compare(browser, slug, candidates)
    print(slug, compared)
    if (!before || compared.ratio < before.ratio) least.set(slug, compared)
  }
  await browser.close()
  dear = dear.filter(({ slug }) => (least.get(slug)?.ratio ?? 0) > BUDGETS.frame.most)
}
await server.close()
const broken = [...least].flatMap(([slug, { ratio, drawCalls, textures }]) => [
  ...(ratio > BUDGETS.frame.most
    ? [`A frame of ${slug} costs ${ratio.toFixed(2)} yardsticks of at most ${BUDGETS.frame.most}.`]
    : []),
  ...(drawCalls > BUDGETS.drawCalls.most
    ? [`${slug} takes ${drawCalls} draw calls of at most ${BUDGETS.drawCalls.most}.`]
    : []),
  ...(textures > BUDGETS.textures.most
    ? [`${slug} holds ${textures.toFixed(1)} MB of textures of at most ${BUDGETS.textures.most}.`]
    : []),
])
for (const words of broken) console.error(words)
process.exitCode = broken.length > 0 ? 1 : 0

interface Comparison extends DayCost {
  /** ms for a frame of the yardstick. */
  readonly yardstick: number
  readonly ratio: number
}

/**
 * What a day costs beside the yardstick, which is measured anew each time: what else a machine does changes. It only ever adds to the
 * cost, so that the least of a few comparisons is the truest.
 */
async function compare(browser: Browser, slug: string, snapshots: readonly Snapshot[]): Promise<Comparison> {
  const { cpu: yardstick } = await costOfYardstick(browser)
  const cost = await costOfDay(browser, address, slug, snapshots)
  return { ...cost, yardstick, ratio: cost.cpu / yardstick }
}

function print(
  slug: string,
  { cpu, yardstick, ratio, rate, played, resolution, drawCalls, textures, relisted, busiest }: Comparison,
) {
  const figures = [
    cpu.toFixed(0),
    yardstick.toFixed(0),
    ratio.toFixed(2),
    rate.toFixed(1),
    played.toFixed(1),
    resolution,
    drawCalls,
    textures.toFixed(1),
    relisted.toFixed(2),
  ]
  console.log([slug, ...figures, busiest].join('\t'))
}
