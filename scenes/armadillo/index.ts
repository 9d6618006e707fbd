import { manifest } from '../../assets/armadillo/manifest'
import { sounds } from '../../assets/armadillo/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { EIGHTHS, TURNED, WHOLE, WHOLE_BLOT } from './words'

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  later: () => import('./later'),
  fineManifest: () => import('../../assets/armadillo-fine/manifest'),
  sounds,
  loops: { library: { level: () => 1 } },
  followsPointer: true,
  help: {
    what: {
      en: 'Run over the blot: it comes apart, and apart again, until somebody looks at you.',
      fr: 'Passez sur la tache : elle se divise, encore et encore, jusqu’à ce que quelqu’un vous regarde.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'run over it', fr: 'passer dessus' } },
      { caps: ['Enter'], does: { en: 'split', fr: 'diviser' } },
    ],
  },
  on: {
    split128: { play: 'pop128', announce: WHOLE_BLOT },
    split64: { play: 'pop64' },
    split32: { play: 'pop32' },
    split16: { play: 'pop16' },
    split8: { play: 'pop8' },
    split4: { play: 'pop4' },
    revealed: { play: 'bar', announce: ({ eighths }) => EIGHTHS[eighths] ?? WHOLE_BLOT },
    whole: {
      play: 'whole',
      caption: ({ plate }) => WHOLE[plate] ?? null,
    },
    blinked: {
      play: 'blink',
      announce: ({ isFirst }) =>
        isFirst ? { en: 'It blinks.', fr: 'Il cligne des yeux.' } : { en: 'It blinks again.', fr: 'Il cligne encore.' },
    },
    tapped: { play: 'tap' },
    frightened: {
      play: 'scuttle',
      caption: { en: 'The ant has nothing to declare.', fr: 'La fourmi n’a rien à déclarer.' },
    },
    peeked: {
      play: 'blink',
      caption: { en: 'It opens one eye: are you still there?', fr: 'Il ouvre un œil : encore vous ?' },
    },
    watched: {
      play: 'blink',
      caption: { en: 'It opens one eye: it thinks that you have gone.', fr: 'Il ouvre un œil : il vous croit loin.' },
    },
    rolledUp: { play: 'rollUp' },
    rolledOff: {
      play: 'rollOff',
      caption: { en: 'It has seen enough of you, and is off.', fr: 'Il vous a assez vu, et s’en va.' },
    },
    turned: { play: 'leaf', announce: ({ plate }) => TURNED[plate] ?? WHOLE_BLOT },
    returned: {
      play: ['back', 'scuttle'],
      caption: { en: 'The ant gives back the blot that it took.', fr: 'La fourmi rend la tache qu’elle avait prise.' },
    },
  },
  canReplay: ({ wholeAt }) => wholeAt !== null,
})
