import type { Localized } from '../../src/language/words'
import { numberWords, pluralOf } from './numbers'
import type { ChatFailure } from './room/chatServer'
import type { ConnectionStatus } from './room/connection'
import { AUTHOR_LIMIT, lengthOf, TEXT_LIMIT, tidiedText } from './room/messageText'
import { isInked, unseenIn } from './room/names'
import type { Closed, Outgoing } from './room/state'

/** The names of things, and all that stays the same. French sets a space before a colon, at which no line may end. */
export const WORDS = {
  // Source: docs/specification.md, Section 2, chat.
  chooseName: { en: 'Choose a name', fr: 'Choisir un nom' },
  ok: { en: 'OK', fr: 'OK' },
  room: { en: 'Chat room', fr: 'Salon de discussion' },
  messages: { en: 'Messages', fr: 'Messages' },
  message: { en: 'Message', fr: 'Message' },
  everyoneReads: {
    en: 'Everyone can read this for 24 hours.',
    fr: 'Lisible par tous pendant 24 heures.',
  },
  nobodySeesName: { en: 'Nobody could see this name.', fr: 'Personne ne verrait ce nom.' },
  roomOnItsWay: { en: 'The room is on its way…', fr: 'Le salon est en route…' },
  roomMissing: {
    en: 'The room did not load: press OK to try again.',
    fr: 'Salon non chargé : OK pour réessayer.',
  },
  hideNames: { en: 'hide a name', fr: 'masquer un nom' },
  namesToHide: { en: 'Names', fr: 'Noms' },
  nobodyToHide: { en: 'Nobody else has spoken.', fr: 'Personne d’autre n’a parlé.' },
  hideName: { en: 'hide this name', fr: 'masquer ce nom' },
  close: { en: 'Close', fr: 'Fermer' },
  showName: { en: 'show again', fr: 'afficher de nouveau' },
  hidingIsYours: {
    en: 'Only for you, in this browser.',
    fr: 'Pour vous seulement, dans ce navigateur.',
  },
  waitsForRoom: { en: 'Goes out when the room is open.', fr: 'Partira dès que le salon sera ouvert.' },
  slowMode: {
    en: 'A message a second, ten a minute: the next goes out by itself',
    fr: 'Un message par seconde, dix par minute : le prochain partira tout seul',
  },
  placeholder: { en: 'Write, press Enter', fr: 'Écrivez, puis Entrée' },
  nobodySpoke: {
    en: 'Nobody has said a word for a day. Only the fire talks.',
    fr: 'Personne n’a rien dit depuis un jour. Seul le feu parle.',
  },
  allHidden: {
    en: 'All that was said here, you have hidden.',
    fr: 'Vous avez masqué tout ce qui a été dit ici.',
  },
  earlierFailed: {
    en: 'Earlier messages did not load. Try again',
    fr: 'Les messages plus anciens n’ont pas été chargés. Réessayer',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  putBack: { en: 'Edit', fr: 'Modifier' },
} as const satisfies Readonly<Record<string, Localized>>

/** What is said when the fire roars, in turn. */
const ROARS: readonly Localized[] = [
  {
    en: 'Ten words in a minute: the fire bursts out laughing, and a log with it.',
    fr: 'Dix messages en une minute : le feu éclate de rire, et une bûche avec.',
  },
  {
    en: 'Such talk! Somebody had better fetch more wood.',
    fr: 'Que de bavardages ! Il faudrait retourner chercher du bois.',
  },
  {
    en: 'They can see us from the other side of the hill now.',
    fr: 'On nous voit maintenant de l’autre côté de la colline.',
  },
]

/** What is said of a roar, the first being 1. Each is an object of its own only where its words are others. */
export function roarWords(roar: number): Localized | null {
  return ROARS[(roar - 1) % ROARS.length] ?? null
}

const STATUS: Readonly<Record<Exclude<ConnectionStatus['kind'], 'closed'>, Localized>> = {
  connecting: { en: 'connecting…', fr: 'connexion…' },
  connected: { en: 'connected', fr: 'connecté' },
  offline: { en: 'offline: what you write waits here', fr: 'hors ligne : ce que vous écrivez attend ici' },
  back: { en: 'back online', fr: 'de nouveau en ligne' },
  local: {
    en: 'local room: between the tabs of this browser',
    fr: 'salon local : entre les onglets de ce navigateur',
  },
  memory: {
    en: 'local room: in this page only, as this browser keeps nothing',
    fr: 'salon local : dans cette page seulement, car ce navigateur ne garde rien',
  },
}

const NOBODY_MAY_ENTER: Localized = {
  en: 'not allowed: the room lets nobody in',
  fr: 'non autorisé : le salon ne laisse entrer personne',
}

const CLOSED: Readonly<Record<Closed, Localized>> = {
  denied: NOBODY_MAY_ENTER,
  'too long': NOBODY_MAY_ENTER,
  unavailable: { en: 'the room is closed for now', fr: 'le salon est fermé pour le moment' },
  rejected: { en: 'the room does not answer', fr: 'le salon ne répond pas' },
  unloaded: { en: 'the room did not load', fr: 'le salon n’a pas été chargé' },
}

const REFUSED: Readonly<Record<ChatFailure, Localized>> = {
  denied: { en: 'not sent: not allowed', fr: 'pas envoyé : non autorisé' },
  'too long': { en: 'not sent: too long', fr: 'pas envoyé : trop long' },
  unavailable: {
    en: 'not sent: the room is closed for now',
    fr: 'pas envoyé : le salon est fermé pour le moment',
  },
  rejected: { en: 'not sent: the room refused it', fr: 'pas envoyé : le salon l’a refusé' },
}

const WAITING: Localized = { en: 'waiting…', fr: 'en attente…' }
const SET_ASIDE: Localized = { en: 'set aside, not sent', fr: 'mis de côté, pas envoyé' }
const SENDING: Localized = { en: 'sending…', fr: 'envoi…' }
const LATE_OFFLINE: Localized = { en: 'not sent yet: offline', fr: 'pas encore envoyé : hors ligne' }
const LATE: Localized = { en: 'not sent yet: no answer', fr: 'pas encore envoyé : pas de réponse' }

/** From so many characters on, the visitor is told how many are left. */
const COUNTED_FROM = 900

/** How the room is connected to the others. */
export function statusWords(status: ConnectionStatus): Localized {
  return status.kind === 'closed' ? CLOSED[status.why] : STATUS[status.kind]
}

/** What is told of one's own message. */
export function deliveryWords({ delivery, failure }: Outgoing, isAway: boolean): Localized {
  if (delivery === 'refused') return REFUSED[failure ?? 'rejected']
  if (delivery === 'waiting') return WAITING
  if (delivery === 'set aside') return SET_ASIDE
  if (delivery === 'late') return isAway ? LATE_OFFLINE : LATE
  return SENDING
}

/** How many messages have come that the visitor has not seen. */
export function unreadWords(count: number): Localized {
  const number = numberWords(count)
  return {
    en: `${number.en} ${pluralOf('en', count, 'new message', 'new messages')}`,
    fr: `${number.fr} ${pluralOf('fr', count, 'nouveau message', 'nouveaux messages')}`,
  }
}

/** What is read out of messages that are too many to be read out each. @param last the last of them, as it is read out */
export function manyMessagesWords(count: number, last: string): Localized {
  const { en, fr } = unreadWords(count)
  return { en: `${en}. The last: ${last}`, fr: `${fr}. Le dernier : ${last}` }
}

/** What is told of a text that comes near its limit; `null` when nothing is. */
export function countWords(text: string): Localized | null {
  const length = lengthOf(tidiedText(text))
  if (length < COUNTED_FROM || length > TEXT_LIMIT) return null
  const [count, limit] = [numberWords(length), numberWords(TEXT_LIMIT)]
  return { en: `${count.en} of ${limit.en} characters`, fr: `${count.fr} caractères sur ${limit.fr}` }
}

/** What is told of a text that is over its limit; `null` when nothing is. */
export function textTooLongWords(text: string): Localized | null {
  return tooLongWords(text, TEXT_LIMIT)
}

/**
 * What is told of a name that nobody may choose: it is over its limit, nothing of it is to be seen, or not all; `null` when
 * nothing is, as long as nothing was written.
 */
export function nameProblemWords(name: string): Localized | null {
  const chosen = tidiedText(name)
  if (chosen === '') return null
  if (!isInked(chosen)) return WORDS.nobodySeesName
  return tooLongWords(chosen, AUTHOR_LIMIT) ?? unseenWords(chosen)
}

function unseenWords(name: string): Localized | null {
  const unseen = unseenIn(name)
  if (unseen === null) return null
  return {
    en: `Nobody can see ${unseen}: leave it out.`,
    fr: `Personne ne voit ${unseen} : à retirer.`,
  }
}

/** In so many seconds. */
export function inSecondsWords(seconds: number): Localized {
  const { en, fr } = numberWords(seconds)
  return { en: `in ${en} s`, fr: `dans ${fr} s` }
}

/** The button that opens the list of names, and how many are hidden. */
export function hideNamesWords(hidden: number): Localized {
  if (hidden === 0) return WORDS.hideNames
  const number = numberWords(hidden)
  return {
    en: `${number.en} ${pluralOf('en', hidden, 'name', 'names')} hidden`,
    fr: `${number.fr} ${pluralOf('fr', hidden, 'nom masqué', 'noms masqués')}`,
  }
}

/** What a button does, and with whose name: the name comes last, as it may be anything. */
export function withName({ en, fr }: Localized, name: string): Localized {
  return { en: `${en}: ${name}`, fr: `${fr} : ${name}` }
}

function tooLongWords(text: string, limit: number): Localized | null {
  const length = lengthOf(tidiedText(text))
  if (length <= limit) return null
  const [count, most] = [numberWords(length), numberWords(limit)]
  return {
    en: `Too long: ${count.en} characters, and ${most.en} is the most.`,
    fr: `Trop long : ${count.fr} caractères, et ${most.fr} au plus.`,
  }
}
