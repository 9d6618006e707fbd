import { OCHRE } from '../ink/palette'
import { pictures as day } from '../scrape/drawings'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  house: { draw: lifted(sprites.house), ground: 'disc' },
  coins: { draw: lifted(sprites.coin), ground: 'flat' },
  purses: { draw: lifted(sprites.purse), ground: 'flat' },
}

export const pictures = stampSheet('scrape', OCHRE, stamps)
