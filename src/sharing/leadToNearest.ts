import { nearestPage } from './nearestPage'
import { sharedAddress } from './sharedAddress'

/* The script in the page that is served where there is none: a mistyped day leads to the nearest. */

const { BASE_URL } = import.meta.env
const { pathname } = window.location
const meant = pathname.startsWith(BASE_URL) ? nearestPage(pathname.slice(BASE_URL.length)) : null
if (meant) window.location.replace(BASE_URL + sharedAddress(meant, window.location))
