import { manifest } from '../../assets/match/manifest'
import { sounds } from '../../assets/match/sounds.manifest'
import type { Localized } from '../../src/language/words'
import { defineScene } from '../../src/stage/page/defineScene'
import { Keepsakes } from '../../src/stage/session/keepsakes'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { names } from './names'
import { Panel } from './panel'
import { rules } from './rules'
import { textOf } from './rules/guide'
import { tuning } from './tuning'
import { createView } from './view'
import { LINES, QUESTIONS, rankOf } from './words'

/** The names of the candidates, with the keys that choose them. */
function listOf(candidates: readonly number[], language: keyof Localized): string {
  return candidates.map((creature, place) => `${place + 1}: ${names.nameOf(creature)[language]}`).join(', ')
}

const inBothLanguages = (write: (language: keyof Localized) => string): Localized => ({
  en: write('en'),
  fr: write('fr'),
})

const attemptsLeft = (attempts: number): Localized => ({
  en: `Attempts left: ${attempts}.`,
  fr: `Essais restants : ${attempts}.`,
})

export const day = defineScene({
  stage: { width: 1600, height: 1000 },
  rules,
  tuning,
  areas,
  createView,
  finds,
  manifest,
  fineManifest: () => import('../../assets/match-fine/manifest'),
  sounds,
  later: () => import('./later'),
  keeps: { shelf: new Keepsakes(() => sessionStorage), version: 1, on: 'opened', of: textOf },
  Panel,
  keys: createKeys,
  help: {
    what: {
      en: 'Guess who left the footprint, before the matches have burnt down.',
      fr: 'Devinez qui a laissé l’empreinte, avant que la dernière allumette ne soit brûlée.',
    },
    keys: [
      { caps: ['Enter'], does: { en: 'start', fr: 'commencer' } },
      { caps: ['1', '…', '4'], does: { en: 'answer', fr: 'répondre' } },
      { caps: ['Esc'], does: { en: 'shut the guide', fr: 'fermer le guide' } },
    ],
  },
  captions: 'own',
  on: {
    started: { play: 'latch' },
    asked: {
      play: 'slap',
      caption: ({ round, candidates }) =>
        inBothLanguages((language) => `${QUESTIONS[round]?.[language] ?? ''} ${listOf(candidates, language)}.`),
    },
    lit: { play: 'strike' },
    unveiled: {
      play: 'veil',
      announce: { en: 'Their portraits can be seen.', fr: 'On voit leurs portraits.' },
    },
    printed: {
      play: 'thumps',
      announce: { en: 'The footprints of all four can be seen.', fr: 'On voit les empreintes de tous les quatre.' },
    },
    guessed: { play: 'knock' },
    stamped: { play: 'right' },
    right: {
      caption: ({ line, creature }) =>
        inBothLanguages((language) => `${LINES[line][language]} ${names.nameOf(creature)[language]}.`),
    },
    awarded: {
      announce: ({ bonus, score }) => ({
        en: `${bonus} points. Score: ${score}.`,
        fr: `${bonus} points. Score : ${score}.`,
      }),
    },
    wrong: {
      play: ['wrong', 'flutter'],
      caption: ({ attempts }) =>
        inBothLanguages((language) => `${LINES.huh[language]} ${attemptsLeft(attempts)[language]}`),
    },
    timeUp: {
      play: ['puff', 'flutter'],
      caption: ({ attempts }) =>
        inBothLanguages((language) => `${LINES.timeUp[language]} ${attemptsLeft(attempts)[language]}`),
    },
    ended: {
      play: 'over',
      score: ({ score }) => score,
      announce: ({ score }) => ({
        en: `The game is over. Score: ${score}.`,
        fr: `La partie est finie. Score : ${score}.`,
      }),
    },
    shrugged: { play: 'mm' },
    cardTapped: { play: 'paper' },
    ladybirdsFluttered: {
      play: 'flutter',
      announce: { en: 'The ladybirds show their wings.', fr: 'Les coccinelles montrent leurs ailes.' },
    },
    glassTapped: {
      play: 'clink',
      announce: { en: 'An ant under the glass waves.', fr: 'Sous la loupe, une fourmi fait signe.' },
    },
    opened: {
      play: 'slap',
      announce: ({ isNew }) =>
        isNew
          ? { en: 'A field guide drops into the case.', fr: 'Un guide de terrain tombe dans la boîte.' }
          : { en: 'The last field guide.', fr: 'Le dernier guide.' },
    },
    sealed: { play: 'knock' },
    ranked: {
      play: 'paper',
      caption: ({ known, score }) => ({
        en: `${known} out of 6: ${rankOf(known).en.replace('\n', ' ')}. Score: ${score}.`,
        fr: `${known} sur 6 : ${rankOf(known).fr.replace('\n', ' ')}. Score : ${score}.`,
      }),
    },
    shut: { play: 'latch', announce: { en: 'The guide is put away.', fr: 'Le guide est rangé.' } },
    guideTapped: { play: 'paper' },
    bookletTapped: { play: 'paper' },
    antStartled: {
      play: 'squeak',
      announce: { en: 'The ant stops, with its match.', fr: 'La fourmi s’arrête, avec son allumette.' },
    },
  },
  loops: { burning: { level: ({ isPlaying, burnt }) => (isPlaying && burnt < 15 ? 1 : 0) } },
})
