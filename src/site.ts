/** The name of the site, as titles and the page show it. */
export const SITE_NAME = 'Inktober 2022, the toy box'

/** Where the source of the site can be read. */
export const SOURCE_REPOSITORY = 'https://github.com/inkwell-studio/inktober2022'
