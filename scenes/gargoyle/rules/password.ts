import { type dayNamed, days } from '../../../src/calendar'
import type { Localized } from '../../../src/language/words'
import { isLikeRecordWord, readRecordWord } from '../../../src/scores/recordWord'
import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { FEAST, letterOf, MOST_LETTERS } from '../layout'
import type { Events, GargoyleState, Password } from '../state'
import type { Tuning } from '../tuning'
import { isHiddenWord, lightAll, lightBrazier } from './hearth'

const NOTHING: Password = {
  typed: '',
  cutAt: null,
  pressed: null,
  over: null,
  verdict: null,
  crumbled: null,
  restored: null,
}

/** A slab on which nothing is written. What was restored is remembered. */
export function blankPassword(before: Password = NOTHING): Password {
  return { ...NOTHING, restored: before.restored }
}

/** The slab comes up. */
export function openSlab(page: GargoyleState, world: World<Events, Tuning>): void {
  page.screen = 'password'
  page.turnedAt = world.now
  page.password = blankPassword(page.password)
  world.emit('opened')
}

/** The slab goes down: back to the menu, whose marker is where it was. */
function closeSlab(page: GargoyleState, world: World<Events, Tuning>): void {
  page.screen = 'title'
  page.turnedAt = world.now
  page.password.over = null
  world.emit('closed')
}

/** Something on the slab was pressed, or typed: a letter, or one of the three stones. */
export function pressSlab(page: GargoyleState, area: string, world: World<Events, Tuning>): void {
  const letter = letterOf(area)
  page.password.pressed = { area, at: world.now }
  if (letter) cutLetter(page.password, letter, world)
  else if (area === 'rub') rubOutLetter(page.password, world)
  else if (area === 'end') enterPassword(page, world)
  else if (area === 'back') closeSlab(page, world)
}

function cutLetter(password: Password, letter: string, world: World<Events, Tuning>): void {
  if (password.typed.length >= MOST_LETTERS) world.emit('buzzed', { words: null })
  else world.emit('cut', { typed: writeOnSlab(password, password.typed + letter, world) })
}

function rubOutLetter(password: Password, world: World<Events, Tuning>): void {
  if (password.typed === '') world.emit('buzzed', { words: null })
  else world.emit('rubbed', { typed: writeOnSlab(password, password.typed.slice(0, -1), world) })
}

/** Has that text stand on the slab, and returns it. */
function writeOnSlab(password: Password, typed: string, { now }: World<Events, Tuning>): string {
  password.typed = typed
  password.cutAt = now
  password.verdict = null
  return typed
}

/** A prompt word leads to its day, the hidden one to the table, a record word brings the top fives back, anything else buzzes. */
function enterPassword(page: GargoyleState, world: World<Events, Tuning>): void {
  const { typed } = page.password
  const day = dayOfPrompt(typed)
  if (day) leadToDay(page, day, world)
  else if (isHiddenWord(typed)) leadToTable(page, world)
  else if (isLikeRecordWord(typed)) restoreScores(page.password, world)
  else refusePassword(page.password, world)
}

/** The day whose prompt is so spelt, without its blank or its dash; `undefined` when there is none. */
function dayOfPrompt(typed: string) {
  return days.find(({ prompt }) => prompt.toUpperCase().replace(/[^A-Z]/g, '') === typed)
}

function leadToDay(
  page: GargoyleState,
  day: NonNullable<ReturnType<typeof dayNamed>>,
  world: World<Events, Tuning>,
): void {
  const { password } = page
  // The prompt of this very day: the visitor stays.
  if (day.slug === 'gargoyle') {
    password.verdict = { kind: 'here', from: world.now, words: null }
    password.typed = ''
    world.emit('stayed')
    return
  }
  password.verdict = { kind: 'warp', from: world.now, words: { en: day.prompt, fr: day.prompt } }
  page.warp = { slug: day.slug, span: spanOf(world.now, world.tuning.warp) }
  lightBrazier(page.hearth, day.number, world.now)
  world.emit('solved', { prompt: day.prompt })
}

/** All that the fire has is lit for it, and the visitor is expected. */
function leadToTable(page: GargoyleState, { now, emit }: World<Events, Tuning>): void {
  page.password.verdict = { kind: 'feast', from: now, words: null }
  page.warp = { slug: null, span: spanOf(now, FEAST.takes) }
  lightAll(page.hearth, now)
  emit('feasted')
}

function restoreScores(password: Password, world: World<Events, Tuning>): void {
  const { typed } = password
  const read = readRecordWord(typed)
  // It may be wrong in one letter only: what was typed stays, so that it can be corrected.
  if ('reason' in read) {
    judgeWrong(password, { ...read.reason }, world)
    return
  }
  password.verdict = { kind: 'restored', from: world.now, words: null }
  password.restored = typed
  password.typed = ''
  world.emit('restored', { recordWord: typed })
}

/** The word falls to pieces. */
function refusePassword(password: Password, world: World<Events, Tuning>): void {
  if (password.typed !== '') password.crumbled = { text: password.typed, from: world.now }
  password.typed = ''
  judgeWrong(password, null, world)
}

function judgeWrong(password: Password, words: Localized | null, world: World<Events, Tuning>): void {
  password.verdict = { kind: 'wrong', from: world.now, words }
  world.emit('buzzed', { words })
}
