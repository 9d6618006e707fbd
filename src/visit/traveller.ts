import { Store } from '../store'

/** Those of day 7 that can go with a visitor. */
export type Traveller = 'heronk' | 'brewster' | 'swirlo'

/** Who goes with the visitor, for as long as the page is open: it sits on the ink bottle of the index page. Nothing is stored. */
export const traveller = new Store<Traveller | null>(null)
