import { manifest } from '../../assets/fairy/manifest'
import { sounds } from '../../assets/fairy/sounds.manifest'
import type { Localized } from '../../src/language/words'
import { isDuring } from '../../src/stage/contract/rules/spans'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas, NAMES } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import type { Kind } from './state'
import { tuning } from './tuning'
import { createView } from './view'

/** Says what a fairy does. */
function told(en: string, fr: string): (data: { readonly fairy: Kind }) => Localized {
  return ({ fairy }) => ({ en: `${NAMES[fairy].en} ${en}`, fr: `${NAMES[fairy].fr} ${fr}` })
}

/** What each of them wakes. */
const WOKEN: Readonly<Record<Kind, Localized>> = {
  0: { en: 'Two lamps are lit.', fr: 'Deux lanternes s’allument.' },
  1: { en: 'A water lily opens.', fr: 'Un nénuphar s’ouvre.' },
  2: { en: 'A fish leaps.', fr: 'Un poisson saute.' },
}

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  later: () => import('./later'),
  fineManifest: () => import('../../assets/fairy-fine/manifest'),
  sounds,
  followsPointer: true,
  drawsPointer: true,
  help: {
    what: {
      en: 'Catch a fairy with the empty bottle, then carry her to the fountain, where she flies free again.',
      fr: 'Attrapez une fée avec la bouteille vide, puis portez-la à la fontaine, où elle reprend son vol.',
    },
    keys: [
      { caps: ['←', '↑', '→', '↓'], does: { en: 'move the bottle', fr: 'bouger la bouteille' } },
      { caps: ['Enter'], does: { en: 'catch or set free', fr: 'attraper ou libérer' } },
    ],
  },
  on: {
    caught: {
      play: 'shimmer',
      caption: told('is in the bottle. The fountain lets her out.', 'est dans la bouteille. La fontaine la libère.'),
    },
    corked: { play: 'cork' },
    freed: {
      play: ['cork', 'shimmer'],
      announce: told(
        'flies again, over the fountain. The bottle is empty.',
        'vole de nouveau, au-dessus de la fontaine. La bouteille est vide.',
      ),
    },
    laughed: { caption: told('laughs at you: the bottle is full.', 'se moque de vous : la bouteille est pleine.') },
    knocked: {
      caption: told(
        'knocks on the glass: she wants to be let out over the fountain.',
        'tape à la vitre : elle veut sortir au-dessus de la fontaine.',
      ),
    },
    woke: { announce: ({ fairy }) => WOKEN[fairy] },
    croaked: { play: 'croak' },
    sang: {
      caption: {
        en: 'Evening. The stone toad sings. It has waited a hundred years.',
        fr: 'Le soir. Le crapaud de pierre chante. Cent ans qu’il attendait.',
      },
    },
    dawned: { announce: { en: 'Day comes back. All sleeps.', fr: 'Le jour revient. Tout dort.' } },
    twirled: { play: 'shimmer', announce: told('dances, and throws sparks.', 'danse, et jette des étincelles.') },
    hiccuped: {
      caption: {
        en: 'The stone toad hiccups. It drinks too fast.',
        fr: 'Le crapaud de pierre a le hoquet. Il boit trop vite.',
      },
    },
  },
  loops: {
    // All but silent while the toad holds its breath or sings, and loud when it gushes.
    fountain: {
      level: ({ gulp, gush, evening }, now) =>
        isDuring(gulp, now) ? 0.15 : isDuring(gush, now) ? 1 : isDuring(evening.song, now) ? 0.15 : 0.75,
    },
  },
})
