import { manifest } from '../../assets/bat/manifest'
import { sounds } from '../../assets/bat/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import {
  darkened,
  glanced,
  lifted,
  litWindows,
  lostStones,
  packed,
  purred,
  rented,
  sank,
  settled,
  squeaked,
  stands,
  vacated,
} from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  later: () => import('./later'),
  sounds,
  help: {
    what: {
      en: 'Press the castle and see it go. It comes back, all but a stone.',
      fr: 'Appuyez sur le château et regardez-le partir. Il revient, à une pierre près.',
    },
    keys: [{ caps: ['Enter'], does: { en: 'shake it', fr: 'le secouer' } }],
  },
  captions: 'upper left',
  on: {
    sank: { announce: sank },
    burst: { play: 'flutter' },
    lost: { play: 'stone', announce: ({ stones }) => lostStones(stones) },
    tolled: { play: ['toll', 'hoist'], stop: 'flutter', caption: ({ stones }) => stands(stones) },
    glanced: { play: 'chirrup', announce: glanced },
    peeped: { play: 'hinge' },
    purred: { play: 'purr', announce: purred },
    lit: { play: 'shutter', announce: ({ windows }) => litWindows(windows) },
    darkened: { play: 'slam', caption: darkened },
    squeaked: { play: 'peep', announce: squeaked },
    packed: { play: 'flutter', announce: packed },
    lifted: { play: ['stone', 'flutter'], caption: lifted },
    vacated: { play: 'slam', announce: vacated },
    rented: { play: ['shutter', 'flutter'], announce: rented },
    settled: { play: ['toll', 'stone'], stop: 'flutter', caption: ({ lodger }) => settled(lodger) },
  },
  loops: {
    dusk: { level: () => 1 },
    rumble: { level: ({ castle, letting }) => (castle.show || letting.comes ? 1 : 0) },
  },
})
