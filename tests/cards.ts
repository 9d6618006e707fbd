import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { preview } from 'vite'
import { Ink } from '../assets/ink/ink'
import { rasterize } from '../assets/ink/rasterize'
import { drawPoster } from '../assets/sharing/poster'
import { CHROMIUM, provideBrowser } from '../src/dev/browserPrograms'
import {
  CARD,
  type CardMoment,
  cardFile,
  cardMoments,
  linkedCardFile,
  linkedSourceOf,
  POSTER_FILE,
  posterSource,
  readCardLock,
  sourceOf,
  writeCardLock,
} from './support/cardFiles'
import { encodeJpeg } from './support/encodeJpeg'
import { beginAnew, playTo } from './support/moment'
import { openToybox } from './support/stage'

/**
 * `npm run cards [-- slug…]`: photographs each day as it is built in `dist/`, for the book, and makes of that what links are shown with
 * that are shared; and draws what links to the index are shown with. Without slugs, those whose snapshot has changed since.
 */

/** As wide as snapshots are, and as much higher than a card as it is wider. */
const VIEW = { width: 1440, height: (1440 * CARD.height) / CARD.width }

/** How soft a card may be made, in pixels, so that fewer bytes show it: dense ink would else have blocks in it. */
const SOFTNESS = [0, 0.4, 0.6, 0.8, 1, 1.3] as const
const QUALITIES = [86, 80, 74, 68, 62, 56, 50, 44, 38] as const

const asked = process.argv.slice(2)
const lock = { ...readCardLock() }
const due = cardMoments.filter((moment) =>
  asked.length > 0 ? asked.includes(moment.slug) : lock[moment.slug] !== sourceOf(moment),
)
if (due.length > 0) await photographAll()
for (const { slug } of cardMoments) {
  await keepForLinks(linkedCardFile(slug), linkedSourceOf(slug), () => sharp(cardFile(slug)))
}
await keepForLinks(POSTER_FILE, posterSource(), drawnPoster)

/** Encodes a picture for links, unless it is there already and made of the same. */
async function keepForLinks(
  file: string,
  [name, source]: readonly [name: string, source: string],
  open: () => Sharp,
): Promise<void> {
  if (lock[name] === source && existsSync(file)) return
  keep(file, await encodeJpeg(open()))
  lock[name] = source
  writeCardLock(lock)
}

function drawnPoster(): Sharp {
  const { width, height } = CARD
  const ink = new Ink({ width, height, bleed: true, seed: 'sharing/poster', name: 'sharing/poster' })
  drawPoster(ink)
  const { pixels } = rasterize(ink, { scale: 1 })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

async function photographAll(): Promise<void> {
  const server = await preview({ preview: { port: 0 }, logLevel: 'warn' })
  const browser = await chromium.launch({ executablePath: provideBrowser(CHROMIUM) })
  try {
    const baseURL = server.resolvedUrls?.local[0]
    if (!baseURL) throw new Error('The site is not served.')
    const context = await browser.newContext({ baseURL, viewport: VIEW, serviceWorkers: 'block' })
    mkdirSync('assets/public/cards', { recursive: true })
    for (const moment of due) {
      const page = await context.newPage()
      keep(cardFile(moment.slug), await encoded(await photographed(page, moment)))
      await page.close()
      lock[moment.slug] = sourceOf(moment)
      writeCardLock(lock)
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

function keep(file: string, card: Buffer): void {
  writeFileSync(file, card)
  console.log(`${file} ${Math.ceil(card.byteLength / 1024)} KB`)
}

async function photographed(page: Page, { slug, snapshot }: CardMoment): Promise<Buffer> {
  if (snapshot) {
    await openToybox(page, `${slug}?seed=${snapshot.seed}&paused`)
    await beginAnew(page, { ...snapshot, size: VIEW })
    await playTo(page, snapshot)
    // The picture, and the day's own words on it; not what is around any day.
    await page.locator('main').evaluate((main) => {
      main.style.visibility = 'hidden'
      const panel = main.querySelector<HTMLElement>('div[style*="scale("]')
      if (panel) panel.style.visibility = 'visible'
    })
  } else {
    await page.goto(`./#/${slug}`)
    await page.locator('main form').waitFor()
    await page.evaluate(() => {
      for (const { style } of document.querySelectorAll<HTMLElement>('h1, nav')) style.visibility = 'hidden'
    })
  }
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled' })
}

/** The photograph as a card, as fine as its bytes allow. */
async function encoded(photograph: Buffer): Promise<Buffer> {
  const card = await sharp(photograph).resize(CARD.width, CARD.height, { kernel: 'lanczos3' }).toBuffer()
  for (const softness of SOFTNESS) {
    const soft = softness > 0 ? sharp(card).blur(softness) : sharp(card)
    for (const quality of QUALITIES) {
      const file = await soft.clone().webp({ quality, effort: 6 }).toBuffer()
      if (file.byteLength <= CARD.most) return file
    }
  }
  throw new Error(`A card of ${CARD.most} bytes shows nothing of this day.`)
}
