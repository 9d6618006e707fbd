import { LINK_PICTURE } from '../../../../assets/sharing/shared.ts'
import { inLanguage, LANGUAGES, type Localized } from '../../../language/words.ts'
import type { Site } from './publicAddress.ts'

/** What is told of a page where somebody shares a link to it. */
export interface SharedPage {
  /** Where it is, below the site's address: nothing for the index, else with a slash at its end. */
  readonly path: string
  readonly title: string
  /** What it is. */
  readonly line: Localized
  /** The file of its picture, below the site's address, and what that shows. */
  readonly picture: string
  readonly alt: Localized
}

/** All languages of a text in one: who reads a link is not known yet. */
export function inAllLanguages(text: Localized): string {
  return LANGUAGES.map((language) => inLanguage(text, language)).join(' · ')
}

/** Where a file of the site is, seen from that page: whole where the site's address is known, since most services ask for that. */
function addressFrom({ path }: Pick<SharedPage, 'path'>, file: string, { address }: Site): string {
  return address === null ? `${path === '' ? '' : '../'}${file}` : address + file
}

/**
 * The markup in the head of the page that services read: Open Graph's names, and X's where it reads no others. The description is the
 * page's own.
 */
export function tagsOf(page: SharedPage, site: Site): string {
  const isKnown = site.address !== null
  return [
    `<link rel="canonical" href="${isKnown ? addressFrom(page, page.path, site) : './'}">`,
    ...(isKnown ? [property('og:url', addressFrom(page, page.path, site))] : []),
    property('og:type', 'website'),
    property('og:title', page.title),
    property('og:image', addressFrom(page, page.picture, site)),
    property('og:image:width', String(LINK_PICTURE.width)),
    property('og:image:height', String(LINK_PICTURE.height)),
    property('og:image:alt', inAllLanguages(page.alt)),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** The description of a page, for search engines and for services alike. */
export function descriptionOf({ line }: Pick<SharedPage, 'line'>): string {
  return `<meta name="description" property="og:description" content="${escaped(inAllLanguages(line))}">`
}

export function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}">`
}

/** A text as it stands in markup, between quotation marks, too. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
