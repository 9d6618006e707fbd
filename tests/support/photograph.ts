import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectDrawn } from './drawing'
import { decodePicture, markTiles, shareOfCommonestColour } from './raster'
import { proofFile, readSnapshot, writeSnapshot } from './snapshotFiles'
import { expect, test } from './test'
import { differingTiles, isSamePicture, type PictureTiles, type Raster, tilesOf, wordsOfTiles } from './tiles'

/** The largest share of a picture that one colour may take before the picture counts as blank. */
const BLANK_FROM = 0.999

/** How long a page may take to come to rest, in ms. */
const REST = 90_000

/**
 * Compares the page with the snapshot of that name, once its lettering has arrived. A picture that is nearly one colour
 * fails, so that a blank page is not taken for a baseline; so does a missing snapshot (`npm run snapshots` makes them). What
 * differs is reported, and the test goes on to its other photographs; `npm run snapshots` renews that, and nothing else.
 *
 * @param isPictureOnly takes the canvas alone
 * @param hasStamp shows the stamp at a day's heading, too, which comes when the day has been touched, sooner or later
 */
export async function photograph(
  page: Page,
  name: string,
  { isPictureOnly = false, hasStamp = false } = {},
): Promise<void> {
  if (!hasStamp) await hideStamp(page)
  await expectDrawn(page)
  await page.waitForFunction(() => {
    const { unpainted, unlettered } = document.documentElement.dataset
    return unpainted === undefined && unlettered === undefined
  })
  await page.evaluate(() => document.fonts.ready)
  await waitForStyledPictures(page)
  await waitForImages(page)
  if (isPictureOnly) {
    await page.locator('main').evaluate((main) => {
      main.style.visibility = 'hidden'
    })
  }
  await compare(name, (expected) => shotAtRest(page, expected))
}

async function hideStamp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet()
    hidden.replaceSync('[data-send] { visibility: hidden }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden]
  })
}

/** Compares a picture that the site has made with the snapshot of that name, likewise. */
export async function comparePicture(name: string, file: Buffer): Promise<void> {
  const raster = await decodePicture(file)
  await compare(name, async () => ({ file, raster, tiles: tilesOf(raster) }))
}

async function compare(name: string, take: (expected: PictureTiles | null) => Promise<Shot>): Promise<void> {
  const expected = readSnapshot(name)
  const { file, raster, tiles } = await take(expected)
  expect(shareOfCommonestColour(raster), `${name} is blank`).toBeLessThan(BLANK_FROM)
  if (isSamePicture(tiles, expected)) return
  if (test.info().config.updateSnapshots === 'all') writeSnapshot(name, raster, tiles)
  else if (expected === null) expect.soft(null, `${name} has no snapshot: npm run snapshots makes it`).toBe(name)
  else await reportDifference(name, { file, raster, tiles }, expected)
}

/** Waits for the pictures that the page's styles name: browsers fetch one when it is first wanted, as a ring when something is in focus. */
async function waitForStyledPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const addresses = new Set<string>()
    for (const element of document.querySelectorAll('body *')) {
      const { backgroundImage, borderImageSource, maskImage } = getComputedStyle(element)
      for (const value of [backgroundImage, borderImageSource, maskImage]) {
        for (const [, address] of value.matchAll(/url\("([^"]+)"\)/g)) if (address) addresses.add(address)
      }
    }
    const pictures = [...addresses].map((address) => Object.assign(new Image(), { src: address }))
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
}

/** Waits for the images in view; others may wait until they are scrolled to. */
async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, bottom, right } = image.getBoundingClientRect()
      const isInView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
      return !isInView || image.complete
    }),
  )
}

/** A photograph of a page. */
interface Shot {
  /** As a PNG file. */
  readonly file: Buffer
  readonly raster: Raster
  readonly tiles: PictureTiles
}

/**
 * Photographs the page at rest. What differs then is drawn anew, all at once: where parts of a page came one by one, a browser may round
 * a few pixels of a turned picture to the next level.
 */
async function shotAtRest(page: Page, expected: PictureTiles | null): Promise<Shot> {
  const shot = await steadyShot(page, expected)
  if (isSamePicture(shot.tiles, expected)) return shot
  await drawAnew(page)
  return steadyShot(page, expected)
}

/** Photographs the page until it is as expected, or shows the same twice: then nothing moves in it any more. */
async function steadyShot(page: Page, expected: PictureTiles | null): Promise<Shot> {
  const until = performance.now() + REST
  let last: Buffer | null = null
  while (performance.now() < until) {
    const file = await page.screenshot({ animations: 'disabled', scale: 'device' })
    const raster = await decodePicture(file)
    const tiles = tilesOf(raster)
    if (last?.equals(file) || isSamePicture(tiles, expected)) return { file, raster, tiles }
    last = file
  }
  throw new Error(`The page still moves after ${REST / 1000} s.`)
}

/** Has the browser draw all of the page anew: on a layer of its own, and then where it was. */
function drawAnew(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { style } = document.body
    for (const willChange of ['opacity', '']) {
      style.willChange = willChange
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
  })
}

async function reportDifference(name: string, { file, raster, tiles }: Shot, expected: PictureTiles): Promise<void> {
  const info = test.info()
  const places = differingTiles(tiles, expected)
  const actual = info.outputPath(`${name}-actual.png`)
  const marked = info.outputPath(`${name}-differing-tiles.png`)
  writeFileSync(actual, file)
  writeFileSync(marked, markTiles(raster, places))
  await info.attach(`${name}, actual`, { path: actual, contentType: 'image/png' })
  await info.attach(`${name}, differing tiles`, { path: marked, contentType: 'image/png' })
  await info.attach(`${name}, expected`, { path: proofFile(name), contentType: 'image/webp' })
  const size = `${expected.width} × ${expected.height}`
  const words =
    `${raster.width} × ${raster.height}` === size ? wordsOfTiles(places, tiles) : `it was of ${size} pixels, and is not`
  expect.soft(places.length, `${name}: ${words}; see ${actual} and ${marked}`).toBe(0)
}
