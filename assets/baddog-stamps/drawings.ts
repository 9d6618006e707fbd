import { pictures as day } from '../baddog/drawings'
import { pictures as later } from '../baddog-later/drawings'
import { HEAD } from '../baddog-later/shared'
import { RUST } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  tickle: {
    draw: together([lifted(sprites.dogTail, 'tongue')], [lifted(sprites.dogBody, 'tongue')]),
    ground: 'disc',
    part: { left: -150, top: -480, right: 150, bottom: -180 },
    isCut: true,
  },
  bald: { draw: lifted(sprites.mouse, 'plugged'), ground: 'moon' },
  good: {
    draw: together(
      [lifted(later.sprites.catchTail)],
      [lifted(later.sprites.catch, 'bites')],
      [lifted(later.sprites.catchEar), HEAD.x, HEAD.y, 1, HEAD.turn],
    ),
    ground: 'disc',
    zoom: 1.12,
  },
}

export const pictures = stampSheet('baddog', RUST, stamps)
