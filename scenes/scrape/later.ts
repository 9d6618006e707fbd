import { manifest } from '../../assets/scrape-later/manifest'
import { createCat } from './view/cat'
import { createCurl } from './view/curl'
import { createPile, createWinnings } from './view/pile'
import { createPrizes } from './view/prizes'
import { createReckoning } from './view/reckoning'
import { createThrown, createTucked } from './view/thrown'

/** What cards leave behind, what they win, who comes to sit on them, and what a pad of them comes to. */
export const later = {
  manifest,
  parts: {
    pile: createPile,
    winnings: createWinnings,
    tucked: createTucked,
    curl: createCurl,
    reckoning: createReckoning,
    cat: createCat,
    prizes: createPrizes,
    thrown: createThrown,
  },
}
