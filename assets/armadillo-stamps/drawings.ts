import { pictures as day } from '../armadillo/drawings'
import { drawVignette } from '../armadillo/vignette'
import { RUST } from '../ink/palette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

export const stamps: Stamps = {
  ant: { draw: lifted(sprites.ant), ground: 'moon', turn: 24 },
  ball: {
    draw: lifted(sprites.ball, 'awake'),
    ground: 'disc',
    part: { left: -92, top: -92, right: 92, bottom: 78 },
    isCut: true,
  },
  whole: { draw: drawVignette, zoom: 1.1 },
}

export const pictures = stampSheet('armadillo', RUST, stamps)
