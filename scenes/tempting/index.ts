import { manifest } from '../../assets/tempting/manifest'
import { sounds } from '../../assets/tempting/sounds.manifest'
import { defineScene } from '../../src/stage/page/defineScene'
import { Keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { STAGE } from './layout'
import { rules } from './rules'
import { booksOf } from './rules/closing'
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
  later: () => import('./later'),
  fineManifest: () => import('../../assets/tempting-fine/manifest'),
  sounds,
  keeps: { shelf: new Keepsakes(() => sessionStorage), version: 1, on: 'booked', of: booksOf },
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
    hoped: {
      announce: ({ kind }) => ({
        en: `It bites its lip: ${KINDS[kind].en}, ${KINDS[kind].en}…`,
        fr: `Elle se mord la lèvre : ${KINDS[kind].fr}, ${KINDS[kind].fr}…`,
      }),
    },
    closed: {
      play: 'sigh',
      score: ({ best }) => best,
      caption: ({ coins }) =>
        coins > 0
          ? {
              en: `Closing time. The house keeps ${coinsOf(coins).en}.`,
              fr: `On ferme. La maison garde ${coinsOf(coins).fr}.`,
            }
          : { en: 'Closing time. There is nothing left to take.', fr: 'On ferme. Il n’y a plus rien à prendre.' },
    },
    shuttered: { play: 'lever' },
    locked: { play: 'stop' },
    hung: {
      play: 'tick',
      announce: { en: 'Shutters, a padlock, a sign: tomorrow.', fr: 'Un rideau, un cadenas, une pancarte : demain.' },
    },
    hinted: { play: 'wink', announce: { en: 'It winks.', fr: 'Elle fait un clin d’œil.' } },
    opened: {
      play: ['lever', 'coin'],
      caption: { en: 'It is tomorrow. That was quick.', fr: 'C’est demain. Déjà.' },
    },
    waved: { play: 'refused', announce: { en: 'The arm waves: no.', fr: 'Le bras fait signe que non.' } },
    pushed: { play: 'tick', announce: { en: 'The sign swings.', fr: 'La pancarte se balance.' } },
    winked: { play: 'wink', announce: { en: 'It winks.', fr: 'Elle fait un clin d’œil.' } },
    sneezed: { play: 'sneeze', announce: { en: 'It screws up its eyes.', fr: 'Elle plisse les yeux.' } },
  },
  loops: {
    reels: {
      level: ({ bet, rollsAt, lendsAt, reels }) =>
        bet !== null ? 1 : rollsAt !== null || lendsAt !== null || reels[0]?.motion === 'still' ? 0 : 0.22,
      rate: ({ bet, mood }) => (mood === 'hoping' ? 0.7 : bet !== null ? 1.4 : 1),
    },
  },
})

function winWords({ coins, lines }: { readonly coins: number; readonly lines: number }) {
  return {
    en: `You win ${coinsOf(coins).en} on ${lines === 1 ? '1 line' : `${lines} lines`}!`,
    fr: `Vous gagnez ${coinsOf(coins).fr} sur ${lines === 1 ? '1 ligne' : `${lines} lignes`} !`,
  }
}
