import { pictures as day } from '../baddog/drawings'
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
  howl: {
    draw: together(
      [lifted(sprites.dogTail, 'hold')],
      [lifted(sprites.dogBody, 'hold')],
      [lifted(sprites.dogEar, 'hold')],
    ),
    part: { left: -170, top: -490, right: 170, bottom: -120 },
    isCut: true,
  },
  bald: { draw: lifted(sprites.mouse, 'plugged'), ground: 'moon' },
}

export const pictures = stampSheet('baddog', RUST, stamps)
