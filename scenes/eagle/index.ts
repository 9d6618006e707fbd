import { manifest } from '../../assets/eagle/manifest'
import { sounds } from '../../assets/eagle/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { LAST } from './layout'
import { burinLevel, rushLevel, sweepLevel, sweepRate } from './loudness'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { BEATS } from './words'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/eagle-fine/manifest'),
  sounds,
  later: () => import('./later'),
  followsPointer: true,
  help: {
    what: {
      en: 'Watch the crest being engraved; then touch it wherever you like: it is alive.',
      fr: 'Regardez le blason se graver, puis appuyez dessus où vous voulez : il est vivant.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'lead the burin', fr: 'mener le burin' } },
      { caps: ['Enter'], does: { en: 'touch it', fr: 'appuyer' } },
    ],
  },
  on: {
    cried: {
      play: 'cry',
      announce: ({ isAsked }) =>
        isAsked
          ? { en: 'The eagle cries.', fr: 'L’aigle crie.' }
          : { en: 'It opens its beak.', fr: 'Il ouvre le bec.' },
    },
    unfolded: { play: 'unfold' },
    clacked: { play: 'clack' },
    held: {
      play: 'held',
      announce: {
        en: 'The crest is engraved: an eagle on a pen, its wings unfolded.',
        fr: 'Le blason est gravé : un aigle sur une plume, les ailes déployées.',
      },
    },
    winked: { play: 'wink', announce: { en: 'It winks at you.', fr: 'Il vous fait un clin d’œil.' } },
    beat: { play: 'flap', announce: ({ wing }) => BEATS[wing] },
    ruffled: {
      play: 'ruffle',
      caption: {
        en: 'It ruffles its feathers. Please do not touch the engraving.',
        fr: 'Il s’ébouriffe. Prière de ne pas toucher à la gravure.',
      },
    },
    recut: { play: 'wheel', announce: { en: 'The rosette is cut again.', fr: 'La rosace se grave de nouveau.' } },
    dropped: {
      play: 'drip',
      announce: { en: 'A drop falls off the nib.', fr: 'Une goutte tombe de la plume.' },
    },
    tapped: {
      play: 'tap',
      caption: {
        en: 'The pen trembles; its drop is not ripe yet.',
        fr: 'La plume tremble ; sa goutte n’est pas mûre.',
      },
    },
    sparked: { play: 'spark' },
    caught: { play: 'clack', announce: { en: 'It has a star.', fr: 'Il tient une étoile.' } },
    printed: { play: ['tap', 'flap'] },
    pulled: {
      play: 'ruffle',
      caption: {
        en: 'White for black. It kept the star.',
        fr: 'Le noir fait relâche, l’étoile reste en scène.',
      },
    },
  },
  loops: { sweep: { level: sweepLevel, rate: sweepRate }, burin: { level: burinLevel }, rush: { level: rushLevel } },
  canReplay: ({ drawing }) => drawing === LAST,
})
