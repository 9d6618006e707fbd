import { LINK_PICTURE } from '../../../../assets/sharing/shared.ts'
import type { CalendarDay } from '../../../calendar.ts'
import { inLanguage } from '../../../language/words.ts'
import type { About } from '../../../sharing/about.ts'
import { SITE_NAME } from '../../../site.ts'
import { writeDocument } from './document.ts'
import type { Site } from './publicAddress.ts'
import { descriptionOf, escaped, inAllLanguages, property, type SharedPage, tagsOf } from './sharedPage.ts'

const { width, height } = LINK_PICTURE

/** What a day's page is made of. */
interface DayPage {
  readonly day: CalendarDay
  readonly page: SharedPage
  readonly site: Site
  /** `src/sharing/leadToDay.ts`, bundled. */
  readonly script: string
  /** The file of the font for text, below the site's address. */
  readonly font: string
}

/** How a link to a day is told of: as its `about.ts` says, and by its card. A day without both goes by what is told of the index. */
export function sharedDay(
  day: CalendarDay,
  about: About | undefined,
  card: string | null,
  index: SharedPage,
): SharedPage {
  const own = about && card ? { line: about.line, picture: card, alt: about.picture } : {}
  return { ...index, ...own, path: `${day.slug}/`, title: `${day.number}. ${day.prompt}` }
}

/** The page at `<slug>/`: services read its head, visitors come by its script to the day, and who runs none is shown the picture. */
export function writeDayPage({ day, page, site, script, font }: DayPage): string {
  const title = `${page.title} · ${SITE_NAME.en}`
  return writeDocument({
    title,
    attributes: ` data-day="${day.slug}"`,
    head: [descriptionOf(page), property('og:site_name', SITE_NAME.en), tagsOf(page, site)].join(''),
    body: `<noscript>
<figure>
<img src="../${page.picture}" width="${width}" height="${height}" alt="${escaped(inAllLanguages(page.alt))}">
<figcaption><p>${escaped(page.line.en)}</p><p lang="fr">${escaped(inLanguage(page.line, 'fr'))}</p></figcaption>
</figure>
<p><a href="../#/${day.slug}">${escaped(title)}</a></p>
</noscript>`,
    home: '../',
    script,
    font,
  })
}
