import type { Words } from '../../src/language/words'
import type { Areas } from '../../src/stage/areas'
import { outline } from '../../src/stage/outline'
import type { Salt } from './state'
import { captainIn } from './words'

const CAPTAIN = outline('60,1000 60,700 250,480 500,330 560,60 900,20 1180,120 1180,300 1420,380 1600,760 1600,1000')
const LAMP = outline('220,30 360,30 430,160 430,330 350,420 230,420 150,330 150,160')

const MUG: Words = { en: 'His mug', fr: 'Sa chope' }
const LANTERN: Words = { en: 'The ship’s lamp', fr: 'La lampe de bord' }

export const areas = [
  { id: 'mug', label: MUG, shape: (_, out) => out.rect(80, 470, 300, 420), order: 2 },
  { id: 'lamp', label: LANTERN, shape: (_, out) => out.polygon(LAMP, 0, 0), order: 3 },
  { id: 'captain', label: captainIn, shape: (_, out) => out.polygon(CAPTAIN, 0, 0), order: 1 },
] satisfies Areas<Salt>
