import { drawGlade, drawLaundry, GLADE } from '../fairy/glade'
import { drawAdmirer, drawTrail, TRAIL } from '../fairy/trail'
import { drawings } from '../pipeline/drawings'

/** As sharp as the court between them. */
const LAND = {
  bleed: true,
  boil: false,
  lineWidth: 3,
  sceneScale: 1600 / 960,
  scale: 0.75,
  keep: 'lean',
} as const

/** Small things in it. */
const PASSING = {
  lineWidth: 2.6,
  sceneScale: 1.6,
  scale: 0.75,
  keep: 'lean',
  anchor: [0, 0],
  boil: false,
  under: 1,
} as const

export const pictures = drawings({
  sprites: {
    glade: { ...LAND, ...GLADE, seed: 'fairy/glade', anchor: [0, 0], draw: drawGlade },
    trail: { ...LAND, ...TRAIL, seed: 'fairy/trail', anchor: [0, 620], draw: drawTrail },
    laundry: { ...PASSING, seed: 'fairy/laundry', width: 160, height: 108, left: -80, top: -84, draw: drawLaundry },
    admirer: { ...PASSING, seed: 'fairy/admirer', width: 96, height: 76, left: -48, top: -58, draw: drawAdmirer },
  },
})
