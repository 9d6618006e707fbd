import { manifest } from '../../assets/tempting/manifest'
import { sounds } from '../../assets/tempting/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { createView } from './view'
import { coinsOf, KINDS } from './words'

export const day = defineScene({
  stage: STAGE,
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/tempting-fine/manifest'),
  sounds,
  help: {
    what: {
      en: 'Choose how many coins to bet: the lever goes, and three alike on a line pay.',
      fr: 'Choisissez combien de pièces miser : le bras s’abaisse, et trois images pareilles sur une ligne paient.',
    },
    keys: [
      { caps: ['Tab'], does: { en: 'choose a bet', fr: 'choisir la mise' } },
      { caps: ['Enter'], does: { en: 'bet and pull', fr: 'miser et tirer' } },
    ],
  },
  on: {
    marked: { play: 'tick' },
    pulled: {
      play: ['coin', 'lever'],
      announce: ({ coins, lines }) => ({
        en: `You bet ${coinsOf(coins).en}: ${lines === 1 ? '1 line counts' : `${lines} lines count`}.`,
        fr: `Vous misez ${coinsOf(coins).fr} : ${lines === 1 ? '1 ligne compte' : `${lines} lignes comptent`}.`,
      }),
    },
    stopped: { play: 'stop' },
    lost: {
      play: 'sigh',
      announce: ({ first, second, third }) => ({
        en: `In the middle ${KINDS[first].en}, ${KINDS[second].en}, ${KINDS[third].en}. You win nothing.`,
        fr: `Au milieu : ${KINDS[first].fr}, ${KINDS[second].fr}, ${KINDS[third].fr}. Vous ne gagnez rien.`,
      }),
    },
    won: { play: 'paid', caption: winWords },
    crowned: { play: 'crowned', caption: winWords },
    refused: {
      play: 'refused',
      caption: ({ credit }) => ({
        en: `You have only ${coinsOf(credit).en} left.`,
        fr: `Il ne vous reste que ${coinsOf(credit).fr}.`,
      }),
    },
    lent: {
      play: 'lent',
      caption: ({ coins }) => ({
        en: `Nothing left. It frowns, and lends you ${coinsOf(coins).en}.`,
        fr: `Plus rien. Elle fronce les sourcils et vous prête ${coinsOf(coins).fr}.`,
      }),
    },
    winked: { play: 'wink', announce: { en: 'It winks.', fr: 'Elle fait un clin d’œil.' } },
    sneezed: { play: 'sneeze', announce: { en: 'It screws up its eyes.', fr: 'Elle plisse les yeux.' } },
  },
  loops: {
    reels: {
      level: ({ bet, rollsAt, lendsAt, reels }) =>
        bet !== null ? 1 : rollsAt !== null || lendsAt !== null || reels[0]?.motion === 'still' ? 0 : 0.22,
      rate: ({ bet }) => (bet !== null ? 1.4 : 1),
    },
  },
})

function winWords({ coins, lines }: { readonly coins: number; readonly lines: number }) {
  return {
    en: `You win ${coinsOf(coins).en} on ${lines === 1 ? '1 line' : `${lines} lines`}!`,
    fr: `Vous gagnez ${coinsOf(coins).fr} sur ${lines === 1 ? '1 ligne' : `${lines} lignes`} !`,
  }
}
