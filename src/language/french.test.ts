import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { texts as figurines } from '../../scenes/scallop/texts/fr'

/** Where French is written. */
const ROOMS = ['scenes', 'src', 'assets']

/** A French text of a `Localized`, with what is put into it while it is said: `${count}`. */
const TEXT = /\bfr: *(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`((?:[^`$]|\$\{[^{}]*\})*)`)/g

/** What is said to somebody else than the visitor. */
const TO_OTHERS = ['Tu dis toujours ça.', 'Elle est près de ton lit', 'Tu iras au bal']

/** What no French text of the site holds, and what that would be. */
const FAULTS = [
  ['a straight quotation mark', /["']|[“”]/],
  ['three full stops for an ellipsis', /(?<!\.)\.{3}(?!\.)/],
  ['a sign without the space before it', /[^\s:;!?«]([;!?]|:(?!\d))/],
  ['a quotation mark without the space inside it', /«(?! )|(?<! )»/],
  ['a space that cannot be seen in the source', /[\u00a0\u202f]|\\u00a0|\\u202f/],
  ['"tu", where the site says "vous"', /(?<![\p{L}-])(tu|toi|te|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu],
  ['another verb than "appuyer" for pressing', /(?<!\p{L})(clique[rz]|touchez|tapez|pressez)/iu],
] as const

/** What is wrong with a text. */
function faultsIn(text: string): readonly string[] {
  const isToOthers = TO_OTHERS.some((words) => text.includes(words))
  return FAULTS.flatMap(([fault, pattern]) =>
    pattern.test(text) && !(isToOthers && fault.startsWith('"tu"')) ? [`${fault}: ${text}`] : [],
  )
}

function textsIn(source: string): readonly string[] {
  return [...source.matchAll(TEXT)].map(([, single = '', double = '', template = '']) =>
    `${single}${double}${template}`.replace(/\$\{[^{}]*\}/g, 'X').replace(/\\n/g, ' '),
  )
}

function sourcesIn(room: string): readonly string[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(room, file))
}

describe('a French text', () => {
  it.each([
    "l'encre",
    'Attends...',
    'Qui est là?',
    'Langue: le français',
    '«Moi »',
    'Encore\u00a0!',
    'hors ligne\\u00a0: ici',
    'Regarde ton nez',
    'T’es là ?',
    'Cliquez ici',
  ])('is found fault with: %s', (text) => {
    expect(faultsIn(text)).not.toEqual([])
  })

  it.each(['......Hein ?! Ça : « oui », à 12:30 ; non…', 'Tutu, tante et étoile : appuyez.'])('may say: %s', (text) => {
    expect(faultsIn(text)).toEqual([])
  })
})

it('all of it has the marks of French, and one voice', () => {
  const texts = ROOMS.flatMap(sourcesIn).flatMap((file) => textsIn(readFileSync(file, 'utf8')))
  expect(texts.length).toBeGreaterThan(700)
  const shelved = figurines.flatMap(({ name, description, habitat = '', tip = '' }) => [
    name,
    description,
    habitat,
    tip,
  ])
  expect([...texts, ...shelved].flatMap(faultsIn)).toEqual([])
})
