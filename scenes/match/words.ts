import type { Localized } from '../../src/language/words'
import { typewriter } from '../../src/stage/contract/rules/typewriter'
import { TYPING } from './layout'
import type { Line } from './state'

/** What is asked, in turn, one for each round. */
export const QUESTIONS: readonly Localized[] = [
  { en: 'Somebody was here. Whose foot was it?', fr: 'Quelqu’un est passé par ici. De qui est ce pied ?' },
  { en: 'Still wet! Who has just run off?', fr: 'Encore humide ! Qui vient de filer ?' },
  { en: 'And this one, right across my notes?', fr: 'Et celle-ci, en plein sur mes notes ?' },
  { en: 'Think of the name. Then of the toes.', fr: 'Pensez au nom. Puis aux orteils.' },
  { en: 'Who came for the sandwich?', fr: 'Qui est venu pour le sandwich ?' },
  { en: 'The last one. Look closely!', fr: 'La dernière. Regardez bien !' },
]

/** What the line says but for questions: the English ones are the owner’s own words, to the letter. */
export const LINES: Readonly<Record<Exclude<Line, 'asking'>, Localized>> = {
  start: { en: 'Click on the bottom screen to start playing', fr: 'Appuyez sur l’écran du bas pour commencer à jouer' },
  weighing: { en: '......', fr: '......' },
  heard: { en: 'Heard ya! Come in, visitor!', fr: 'Je vous ai entendu ! Entrez donc !' },
  yep: { en: "......Yep! Looks like you're right!", fr: '......Ma foi ! On dirait que c’est juste !' },
  huh: { en: '......Huh?! Looks wrong to me!', fr: '......Hein ?! Ça me paraît faux !' },
  timeUp: { en: 'Out of time!', fr: 'Le temps est écoulé !' },
}

const ASKS_NOTHING: Localized = { en: '', fr: '' }

/** What the line says in that round. */
export function lineOf(line: Line, round: number): Localized {
  return line === 'asking' ? (QUESTIONS[round] ?? ASKS_NOTHING) : LINES[line]
}

/** What is written on the labels. */
export const LABELS = {
  round: { en: 'Round', fr: 'Manche' },
  score: { en: 'Score', fr: 'Score' },
  best: { en: 'The five best', fr: 'Les cinq meilleurs' },
  missing: {
    en: 'A picture did not come: the game goes on without it.',
    fr: 'Une image n’est pas arrivée : le jeu continue sans elle.',
  },
} as const satisfies Readonly<Record<string, Localized>>

const DOTS = /^\.*/

/** How much of the line is typed so long after it began, in ms. Dots take their time; where a guess was wrong they were typed while it was weighed. */
export function typedOf(line: Line, text: string, elapsed: number): number {
  const dots = line === 'start' ? 0 : (DOTS.exec(text)?.[0].length ?? 0)
  const waited = line === 'huh' ? 0 : dots * TYPING.dot
  if (elapsed < waited) return Math.max(0, Math.floor(elapsed / TYPING.dot))
  return dots + typewriter(text.slice(dots), waited, elapsed, TYPING.letter)
}

/** The ranks of whoever has known none or one of six, two, and so on up to all; a rank is brushed on two lines. */
const RANKS: readonly Localized[] = [
  { en: 'Mud on\nthe Boots', fr: 'De la boue\naux bottes' },
  { en: 'Follower\nof Puddles', fr: 'Suiveur\nde flaques' },
  { en: 'Apprentice\nof Moss', fr: 'Apprenti\nde la mousse' },
  { en: 'Reader\nof Toes', fr: 'Liseur\nd’orteils' },
  { en: 'Warden\nof the Path', fr: 'Garde\ndu sentier' },
  { en: 'Nose of\nthe Kingdom', fr: 'Nez\ndu royaume' },
]

/** The rank of whoever has known so many of six. */
export const rankOf = (known: number): Localized => RANKS[Math.max(0, known - 1)] ?? ASKS_NOTHING
