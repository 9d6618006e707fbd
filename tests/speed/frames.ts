import { type Browser, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { CHROMIUM, provideBrowser } from '../../src/dev/browserPrograms'
import { BUDGETS, mostFor } from '../budgets'
import { scenes } from '../support/scenes'
import { costOfDay, costOfRest, costOfYardstick, type DayCost, type Played, playOn, type RestCost } from './frameCost'

/**
 * How often what is above its limit is measured anew, after all others and in another browser: what else a machine does lasts for a
 * while, and where the threads of a browser have come to lie, as long as the browser.
 */
const ROUNDS = 8

/** How many days the first round weighs by one yardstick: what else a machine does lasts for a while. */
const DAYS_A_YARDSTICK = 4

/**
 * How many days the first round looks at beside each other while they rest, each in a browser of its own: they leave the processors
 * idle most of the time, and what they cost each other is only ever added. What is above its limit is then measured alone.
 */
const RESTING_AT_ONCE = 2

/**
 * How the browser is begun in which days rest: its graphics process lays pictures over one another, as where there is a card. By
 * itself it leaves that to the page without one, whose thread then copies every picture: 19 ms a second for eight of an empty page.
 */
const RESTING = ['--use-angle=swiftshader']

/**
 * `npm run bench:frames [-- slug…]`: what a rendered frame of every day costs a machine without a graphics card, and a second in which
 * nobody touches it, beside the yardstick of that machine. Fails where a day is above its limit, or asks too much of a graphics card.
 * Days that are named are played, too: there is no limit to how that looks.
 */
const wanted = process.argv.slice(2)
const measured = scenes.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
// `npm test` has just built and weighed it.
if (process.env.SITE_IS_BUILT !== 'true') await build({ logLevel: 'warn' })
const server = await preview({ logLevel: 'warn', preview: { port: 4173 } })
const address = server.resolvedUrls?.local[0] ?? ''
const executablePath = provideBrowser(CHROMIUM)

console.log(
  [
    ...['day', 'CPU ms', 'one picture', 'ratio', 'frames/s', 'played', 'at', 'calls', 'MB', 'relisted'],
    ...['at rest, ms/s', 'renders/s', 'main thread', 'from'],
  ].join('\t'),
)
const least = new Map<string, Comparison>()
let dear = measured
for (let round = 0; round < ROUNDS && dear.length > 0; round++) {
  const isFirst = round === 0
  const atOnce = isFirst ? RESTING_AT_ONCE : 1
  const browser = await chromium.launch({ executablePath })
  const resting = await Promise.all(
    Array.from({ length: atOnce }, () => chromium.launch({ executablePath, args: RESTING })),
  )
  let yardsticks: Yardsticks | undefined
  for (let place = 0; place < dear.length; place += atOnce) {
    if (!yardsticks || !isFirst || place % DAYS_A_YARDSTICK === 0) {
      const now = await measureYardsticks(browser, resting)
      // By one that was disturbed all days that it weighs would seem light.
      yardsticks = yardsticks && isFirst ? leastYardsticks(yardsticks, now) : now
    }
    const days = dear.slice(place, place + atOnce)
    const rests = await Promise.all(days.map(({ slug }, index) => costOfRest(browserAt(resting, index), address, slug)))
    for (const [index, { slug, snapshots }] of days.entries()) {
      const before = least.get(slug)
      // Which of them is the busiest is known from the first round on.
      const candidates = before ? snapshots.filter(({ name }) => name === before.busiest) : snapshots
      const cost = await costOfDay(browser, address, slug, candidates)
      const busiest = snapshots.find(({ name }) => name === cost.busiest)
      const played = busiest && isFirst && wanted.length > 0 ? await playOn(browser, address, slug, busiest) : null
      const compared = compare(cost, played, rests[index] ?? null, yardsticks)
      print(slug, compared)
      least.set(slug, before ? leastOf(before, compared) : compared)
    }
  }
  for (const each of [browser, ...resting]) await each.close()
  dear = dear.filter(({ slug }) => {
    const found = least.get(slug)
    return found && timesOf(found, slug).some(({ cost, most }) => cost > most)
  })
}
await server.close()
const broken = [...least].flatMap(([slug, found]) => [
  ...timesOf(found, slug)
    .filter(({ cost, most }) => cost > most)
    .map(({ cost, most, what }) => `${slug}: ${cost.toFixed(2)} yardsticks of at most ${most}, ${what}.`),
  ...(found.drawCalls > BUDGETS.drawCalls.most
    ? [`${slug} takes ${found.drawCalls} draw calls of at most ${BUDGETS.drawCalls.most}.`]
    : []),
  ...(found.textures > BUDGETS.textures.most
    ? [`${slug} holds ${found.textures.toFixed(1)} MB of textures of at most ${BUDGETS.textures.most}.`]
    : []),
])
for (const words of broken) console.error(words)
process.exitCode = broken.length > 0 ? 1 : 0

interface Comparison extends DayCost {
  /** ms for a frame of the yardstick. */
  readonly yardstick: number
  readonly ratio: number
  readonly played: Played | null
  /** `null` where it never rests. */
  readonly rest: RestCost | null
  /** Yardsticks a second at rest, as that browser renders them: of all processes, and of the page alone. */
  readonly restRatio: number
  readonly restMainThreadRatio: number
}

/** What is measured in yardsticks, beside the most that it may be on that day. */
function timesOf({ ratio, restRatio, restMainThreadRatio }: Comparison, slug: string) {
  return [
    { cost: ratio, budget: BUDGETS.frame },
    { cost: restRatio, budget: BUDGETS.rest },
    { cost: restMainThreadRatio, budget: BUDGETS.restMainThread },
  ].map(({ cost, budget }) => ({ cost, what: budget.what, most: mostFor(budget, slug) }))
}

/** Of each time the lesser one. */
function leastOf(one: Comparison, other: Comparison): Comparison {
  return {
    ...(one.ratio < other.ratio ? one : other),
    restRatio: Math.min(one.restRatio, other.restRatio),
    restMainThreadRatio: Math.min(one.restMainThreadRatio, other.restMainThreadRatio),
  }
}

/** What a frame of the yardstick costs, in ms, in a browser that plays and in one that rests. */
interface Yardsticks {
  readonly playing: number
  readonly resting: number
}

async function measureYardsticks(browser: Browser, resting: readonly Browser[]): Promise<Yardsticks> {
  const { cpu: playing } = await costOfYardstick(browser)
  return { playing, resting: (await costOfYardstick(browserAt(resting, 0))).cpu }
}

function leastYardsticks(one: Yardsticks, other: Yardsticks): Yardsticks {
  return { playing: Math.min(one.playing, other.playing), resting: Math.min(one.resting, other.resting) }
}

function browserAt(browsers: readonly Browser[], index: number): Browser {
  const browser = browsers[index]
  if (!browser) throw new Error(`There is no browser ${index}.`)
  return browser
}

/**
 * What a day costs beside the yardstick. What else a machine does only ever adds to the cost, so that the least of a few comparisons is
 * the truest.
 */
function compare(
  cost: DayCost,
  played: Played | null,
  rest: RestCost | null,
  { playing, resting }: Yardsticks,
): Comparison {
  return {
    ...cost,
    played,
    yardstick: playing,
    ratio: cost.cpu / playing,
    rest,
    restRatio: (rest?.cpu ?? 0) / resting,
    restMainThreadRatio: (rest?.mainThread ?? 0) / resting,
  }
}

function print(
  slug: string,
  { cpu, yardstick, ratio, rate, played, drawCalls, textures, relisted, rest, busiest }: Comparison,
) {
  const figures = [
    cpu.toFixed(0),
    yardstick.toFixed(0),
    ratio.toFixed(2),
    rate.toFixed(1),
    ...(played ? [played.rate.toFixed(1), played.resolution] : ['–', '–']),
    drawCalls,
    textures.toFixed(1),
    relisted.toFixed(2),
    ...(rest ? [rest.cpu.toFixed(0), rest.rate.toFixed(1), rest.mainThread.toFixed(1)] : ['–', '–', '–']),
  ]
  console.log([slug, ...figures, busiest].join('\t'))
}
