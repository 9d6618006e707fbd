import { expect, test } from 'vitest'
import type { Delivery, Outgoing } from './room/state'
import {
  countWords,
  deliveryWords,
  hideNamesWords,
  manyMessagesWords,
  nameProblemWords,
  statusWords,
  textTooLongWords,
  unreadWords,
} from './words'

const message = (delivery: Delivery): Outgoing => ({
  id: 'mine',
  author: 'Nib',
  text: 'hello',
  date: 0,
  delivery,
  failure: delivery === 'refused' ? 'denied' : null,
})

test('the connection is told of in both languages', () => {
  expect(statusWords({ kind: 'connected' })).toEqual({ en: 'connected', fr: 'connecté' })
  expect(statusWords({ kind: 'local' })).toEqual({
    en: 'local room: between the tabs of this browser',
    fr: 'salon local : entre les onglets de ce navigateur',
  })
  expect(statusWords({ kind: 'memory' }).en).toBe('local room: in this page only, as this browser keeps nothing')
  expect(statusWords({ kind: 'closed', why: 'denied' }).en).toBe('not allowed: the room lets nobody in')
  expect(statusWords({ kind: 'closed', why: 'unloaded' }).fr).toBe('le salon n’a pas été chargé')
})

test('a message says how far it has come, and why no farther', () => {
  expect(deliveryWords(message('sending'), false)).toEqual({ en: 'sending…', fr: 'envoi…' })
  expect(deliveryWords(message('late'), false).en).toBe('not sent yet: no answer')
  expect(deliveryWords(message('late'), true).fr).toBe('pas encore envoyé : hors ligne')
  expect(deliveryWords(message('refused'), false).en).toBe('not sent: not allowed')
  expect(deliveryWords(message('waiting'), false)).toEqual({ en: 'waiting…', fr: 'en attente…' })
  expect(deliveryWords(message('set aside'), false)).toEqual({
    en: 'set aside, not sent',
    fr: 'mis de côté, pas envoyé',
  })
})

test('messages are counted in the singular and the plural of each language', () => {
  expect(unreadWords(1)).toEqual({ en: '1 new message', fr: '1 nouveau message' })
  expect(unreadWords(2)).toEqual({ en: '2 new messages', fr: '2 nouveaux messages' })
  expect(manyMessagesWords(4, 'Quill: d')).toEqual({
    en: '4 new messages. The last: Quill: d',
    fr: '4 nouveaux messages. Le dernier : Quill: d',
  })
})

test('a text near its limit is counted, one over it is too long', () => {
  expect(countWords('x'.repeat(899))).toBeNull()
  expect(countWords('🔥'.repeat(900))).toEqual({ en: '900 of 1000 characters', fr: '900 caractères sur 1000' })
  expect(textTooLongWords('x'.repeat(1000))).toBeNull()
  expect(countWords('x'.repeat(1001))).toBeNull()
  expect(textTooLongWords(`${'x'.repeat(1001)} `)).toEqual({
    en: 'Too long: 1001 characters, and 1000 is the most.',
    fr: 'Trop long : 1001 caractères, et 1000 au plus.',
  })
})

test('a name has at most 40 characters', () => {
  expect(nameProblemWords(` ${'🔥'.repeat(40)} `)).toBeNull()
  expect(nameProblemWords('x'.repeat(41))?.en).toBe('Too long: 41 characters, and 40 is the most.')
})

test('a name that nobody could see, or not all of, says so', () => {
  for (const nothing of ['', '  ']) expect(nameProblemWords(nothing)).toBeNull()
  for (const blank of ['\u200b', '\u3164', '\u2800 \u2800']) {
    expect(nameProblemWords(blank)).toEqual({ en: 'Nobody could see this name.', fr: 'Personne ne verrait ce nom.' })
  }
  expect(nameProblemWords('An\u200bn')?.en).toBe('Nobody can see U+200B: leave it out.')
  expect(nameProblemWords('\u202eBob')?.fr).toBe('Personne ne voit U+202E : à retirer.')
})

test('the button to the names says how many are hidden', () => {
  expect(hideNamesWords(0).en).toBe('hide a name')
  expect(hideNamesWords(1)).toEqual({ en: '1 name hidden', fr: '1 nom masqué' })
  expect(hideNamesWords(2)).toEqual({ en: '2 names hidden', fr: '2 noms masqués' })
})
