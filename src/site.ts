import type { Localized } from './language/words'

/** The name of the site, as titles and the page show it. */
export const SITE_NAME: Localized = { en: 'Inktober 2022, the toy box', fr: 'Inktober 2022, la boîte à jouets' }

/** Where the source of the site can be read. */
export const SOURCE_REPOSITORY = 'https://github.com/inkwell-studio/inktober2022'

/** The page of the credits, beside the days': its path, and its title. */
export const CREDITS = 'credits'
export const CREDITS_TITLE: Localized = { en: 'Credits', fr: 'Crédits' }

/** The page of the visitor's book, likewise. */
export const BOOK = 'book'
export const BOOK_TITLE: Localized = { en: 'The book of finds', fr: 'Le carnet de trouvailles' }
