import { sharedAddress } from './sharedAddress'

/*
 * The script in the page of a day, which says in its markup whose it is: that page is there for services that show links, and whoever
 * opens it comes to the day. It leaves no trace in the history.
 */

const { day } = document.documentElement.dataset
if (day) window.location.replace(import.meta.env.BASE_URL + sharedAddress(day, window.location))
