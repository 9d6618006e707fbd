import { manifest } from '../../../../assets/ui/manifest.ts'
import { inLanguage, type Localized } from '../../../language/words.ts'
import { SITE_NAME } from '../../../site.ts'
import { writeDocument } from './document.ts'
import type { Site } from './publicAddress.ts'
import { escaped } from './sharedPage.ts'

const NOT_FOUND: Localized = {
  en: 'There is no such page in this box.',
  fr: 'Il n’y a pas de page à ce nom dans la boîte.',
}
const THE_DAYS: Localized = { en: 'The 31 days', fr: 'Les 31 jours' }

const { file, width, height } = manifest.pictures['chunk-failed']['2x']

/** What of the page comes from elsewhere. */
interface Parts {
  readonly site: Site
  /** `src/sharing/leadToNearest.ts`, bundled. */
  readonly script: string
  /** The file of the font for text, below the site's address. */
  readonly font: string
}

/** What is served where there is no page, in whatever folder that is asked for: all that it names begins at the host's root. */
export function writeNotFoundPage({ site: { base }, script, font }: Parts): string {
  return writeDocument({
    title: `404 · ${SITE_NAME.en}`,
    attributes: '',
    head: '<meta name="robots" content="noindex">',
    body: `<main>
<h1><img src="${base}${file}" width="${width}" height="${height}" alt="404"></h1>
${written(NOT_FOUND)}
<p><a href="${base}">${escaped(THE_DAYS.en)} · <span lang="fr">${escaped(THE_DAYS.fr)}</span></a></p>
</main>`,
    home: base,
    script,
    font,
  })
}

function written(text: Localized): string {
  return `<p>${escaped(text.en)}</p>\n<p lang="fr">${escaped(inLanguage(text, 'fr'))}</p>`
}
