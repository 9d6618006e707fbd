import { PAPER } from '../../../../assets/ink/palette.ts'
import { manifest } from '../../../../assets/sharing/manifest.ts'
import { FIRST_LANGUAGE } from '../../../language/words.ts'
import { SITE_NAME } from '../../../site.ts'
import { escaped, type SharedPage } from './sharedPage.ts'

const { 'app-icon': icon, 'app-icon-maskable': maskable } = manifest.pictures

/** Its name under an icon, where there is room for a dozen letters. */
const SHORT_NAME = 'The toy box'

/** What an installed site is called, and which icons it has. Addresses are those seen from this file, in the site's own folder. */
export function writeWebManifest({ line }: Pick<SharedPage, 'line'>): string {
  return JSON.stringify({
    name: SITE_NAME[FIRST_LANGUAGE],
    short_name: SHORT_NAME,
    description: line[FIRST_LANGUAGE],
    lang: FIRST_LANGUAGE,
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: icon['192'].file, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icon['512'].file, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: maskable['512'].file, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}

/** All pages that a search engine may show. @param address the site's */
export function writeSitemap(paths: readonly string[], address: string): string {
  const pages = paths.map((path) => `<url><loc>${escaped(address + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('')}</urlset>
`
}

/** Everybody may read all of it. Of a host that is ours alone this is found; of a folder it is read by nobody, and harms nobody. */
export function writeRobots(address: string | null): string {
  return `User-agent: *\nAllow: /\n${address === null ? '' : `Sitemap: ${address}sitemap.xml\n`}`
}
