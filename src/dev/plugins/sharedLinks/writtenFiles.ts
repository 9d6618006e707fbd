import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifest } from '../../../../assets/sharing/manifest.ts'
import { days } from '../../../calendar.ts'
import type { About } from '../../../sharing/about.ts'
import { sharedDay, writeDayPage } from './dayPage.ts'
import { writeIco } from './icoFile.ts'
import { INDEX } from './indexPage.ts'
import { writeNotFoundPage } from './notFoundPage.ts'
import type { Site } from './publicAddress.ts'
import { writeRobots, writeSitemap, writeWebManifest } from './siteFiles.ts'

/** What installs the site, by its name in the site's folder. */
export const WEB_MANIFEST = 'site.webmanifest'

/** What the files are made of. */
export interface Parts {
  readonly site: Site
  /** What is said of each day, by its slug. */
  readonly abouts: Readonly<Partial<Record<string, About>>>
  /** The folder of what ships as it is: cards and icons. */
  readonly publicDir: string
  /** The file of the font for text, below the site's address. */
  readonly font: string
  /** `src/sharing/leadToDay.ts` and `leadToNearest.ts`, bundled. */
  readonly leadToDay: string
  readonly leadToNearest: string
}

/** All files that stand beside the index for those who are sent a link, or ask for what is not there, by their places in the site's folder. */
export function writtenFiles({
  site,
  abouts,
  publicDir,
  font,
  leadToDay,
  leadToNearest,
}: Parts): ReadonlyMap<string, string | Buffer> {
  const pages = days.map((day) => ({ day, page: sharedDay(day, abouts[day.slug], cardOf(day.slug, publicDir), INDEX) }))
  const files = new Map<string, string | Buffer>()
  for (const { day, page } of pages) {
    files.set(`${page.path}index.html`, writeDayPage({ day, page, site, script: leadToDay, font }))
  }
  files.set('404.html', writeNotFoundPage({ site, script: leadToNearest, font }))
  files.set(WEB_MANIFEST, writeWebManifest(INDEX))
  files.set('robots.txt', writeRobots(site.address))
  files.set('favicon.ico', writeIco(faviconsIn(publicDir)))
  if (site.address !== null) {
    const paths = [INDEX.path, ...pages.map(({ page }) => page.path)]
    files.set('sitemap.xml', writeSitemap(paths, site.address))
  }
  return files
}

/** The card of a day, for links; `null` while it has none. */
function cardOf(slug: string, publicDir: string): string | null {
  const card = `cards/${slug}.jpg`
  return existsSync(join(publicDir, card)) ? card : null
}

function faviconsIn(publicDir: string) {
  return Object.entries(manifest.pictures.favicon).map(([side, { file }]) => ({
    side: Number(side),
    png: readFileSync(join(publicDir, file)),
  }))
}
