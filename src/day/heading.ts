import { Store } from '../store'

/** What the day that is open is called at this moment, in English as its prompt; `null` as long as it is called by that. */
export const calledNow = new Store<string | null>(null)
