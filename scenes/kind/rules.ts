import type { Point } from '../../src/stage/contract/geometry'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { isSecondPress } from '../../src/stage/contract/rules/secondPress'
import { isOver, spanOf } from '../../src/stage/contract/rules/spans'
import { typewriter } from '../../src/stage/contract/rules/typewriter'
import type { Rules, World } from '../../src/stage/contract/scene'
import { isThing, lettersOf, MOST_MARKS, speakerAt, TICK, tellingOf, textOf } from './layout'
import { checkDoor, openDoor, shutDoor, welcome } from './rules/door'
import type { Events, KindState } from './state'
import type { Tuning } from './tuning'

/** A key is heard with every second letter: each would be a rattle. */
const LETTERS_A_KEY = 2

type Here = World<Events, Tuning>

/** A child's room. Things in it open a sheet, on which a text is typed; the lamp's chain changes its light. */
export const rules: Rules<KindState, Events, Tuning> = {
  tick: TICK,

  start: ({ tuning }) => ({
    box: null,
    settledAt: null,
    gone: null,
    hasRead: { shoes: false, photo: false, toys: false, pie: false },
    toldAt: { shoes: null, photo: null, toys: null, pie: null },
    door: { isDrawn: false, opensAt: null, openedAt: null, shutAt: null, isHome: false },
    sliceTakenAt: null,
    lamp: { isLit: true, pulledAt: null },
    pointed: null,
    marks: [],
    beckonedAt: null,
    beckonsAt: tuning.firstBeckon,
    plate: null,
    hidden: null,
    scared: null,
    pushedAt: null,
  }),

  later({ door }) {
    door.isDrawn = true
  },

  press(room, { area, at }, world) {
    const { box } = room
    // A press anywhere first completes a text that is being typed, so that no sheet is closed unread.
    if (box && box.typed < lettersOf(room, box.thing)) {
      box.typed = lettersOf(room, box.thing)
      completeText(room, world)
      return
    }
    // A double click's second press closes no sheet just completed, and touches nothing below one that has just gone.
    if (isSecondPress(room.settledAt, world.now)) return
    if (box) {
      closeSheet(room, world)
      return
    }
    const thing = speakerAt(room, area)
    if (thing) {
      room.box = { thing, since: world.now, typed: 0 }
      world.emit('opened', { thing, telling: tellingOf(room, thing) })
      return
    }
    // Of the pie that is gone there is nothing to press.
    if (area === 'pie') return
    touchThing(room, area, at, world)
  },

  hover(room, { area }, { now, emit }) {
    if (!isThing(area)) return
    room.pointed = { thing: area, since: now, isOver: false }
    emit('lifted')
  },

  leave({ pointed }, { area }, { now }) {
    if (!pointed || pointed.isOver || pointed.thing !== area) return
    pointed.isOver = true
    pointed.since = now
  },

  step(room, world) {
    const { now, tuning } = world
    typeLetters(room, world)
    if (isOver(room.gone, now)) room.gone = null
    if (isOver(room.hidden, now)) room.hidden = null
    dropExpired(room.marks, now)
    openDoor(room, world)
    if (isBeckoning(room) && now >= room.beckonsAt) {
      room.beckonedAt = now
      room.beckonsAt = now + tuning.beckon
    }
  },

  check(room, { now }) {
    const { box, settledAt, marks, sliceTakenAt, hasRead, gone } = room
    const letters = box ? lettersOf(room, box.thing) : 0
    if (box && !(box.typed >= 0 && box.typed <= letters))
      throw new Error(`box.typed is ${box.typed}, not 0 to ${letters}.`)
    if (box?.thing === 'pie' && sliceTakenAt !== null && tellingOf(room, 'pie') === 'lamp')
      throw new Error(`box.thing is ${box.thing} while sliceTakenAt is ${sliceTakenAt}.`)
    if ((sliceTakenAt !== null) !== hasRead.pie)
      throw new Error(`sliceTakenAt is ${sliceTakenAt} while hasRead.pie is ${hasRead.pie}.`)
    if (box && box.typed === letters && (settledAt === null || !(settledAt >= box.since)))
      throw new Error(`settledAt is ${settledAt} while box.since is ${box.since}.`)
    if (gone && !(now < gone.until)) throw new Error(`gone.until is ${gone.until} at ${now}.`)
    if (marks.length > MOST_MARKS) throw new Error(`marks.length is ${marks.length}, above ${MOST_MARKS}.`)
    checkDoor(room)
  },
}

/** Brings the letters that are due. */
function typeLetters(room: KindState, world: Here): void {
  const { now, tuning, emit } = world
  const { box } = room
  if (!box) return
  const text = textOf(box.thing, tellingOf(room, box.thing)).en
  if (box.typed === text.length) return
  const typed = typewriter(text, box.since, now, tuning.letter)
  if (typed <= box.typed) return
  const isKey = Math.floor((typed - 1) / LETTERS_A_KEY) > Math.floor((box.typed - 1) / LETTERS_A_KEY)
  box.typed = typed
  if (isKey) emit('typed')
  if (typed === text.length) completeText(room, world)
}

/** All of the text is there. */
function completeText(room: KindState, { now, emit }: Here): void {
  room.settledAt = now
  emit('whole')
}

/** Whether things move to be looked at: until one is opened; the lamp's chain, once all is read by it; and what has not told all by the moon. */
function isBeckoning({ box, hasRead, lamp, toldAt }: KindState): boolean {
  if (box) return false
  const read = Object.values(hasRead)
  if (!read.includes(true)) return true
  return Object.values(toldAt).includes(null) && !(lamp.isLit && read.includes(false))
}

/** Closes the sheet; with the first one of the pie the slice is taken, for good. */
function closeSheet(room: KindState, { now, tuning, emit }: Here): void {
  if (!room.box) return
  const { thing } = room.box
  const telling = tellingOf(room, thing)
  room.box = null
  room.settledAt = now
  room.gone = { ...spanOf(now, tuning.fold), thing }
  room.hasRead[thing] = true
  emit('closed', { thing })
  room.beckonsAt = now + tuning.firstBeckon
  if (telling === 'moon' && room.toldAt[thing] === null) {
    room.toldAt[thing] = now
    emit('told')
  }
  if (thing !== 'pie' || telling !== 'lamp') return
  room.sliceTakenAt = now
  emit('taken')
}

/** Answers a press on what has no text; one on nothing in particular leaves a mark. */
function touchThing(room: KindState, area: string | null, at: Readonly<Point>, world: Here): void {
  const { now, tuning, emit } = world
  switch (area) {
    case 'lamp':
      if (isSecondPress(room.lamp.pulledAt, now)) break
      room.lamp.isLit = !room.lamp.isLit
      room.lamp.pulledAt = now
      emit(room.lamp.isLit ? 'lit' : 'darkened')
      if (room.lamp.isLit) welcome(room, world)
      else if (Object.values(room.hasRead).includes(true)) room.beckonsAt = now + tuning.firstBeckon
      break
    case 'plate':
      room.plate = spanOf(now, tuning.clink)
      emit('clinked')
      break
    case 'mouse':
      room.hidden = spanOf(now, tuning.away)
      emit('squeaked')
      break
    case 'moth':
      room.scared = spanOf(now, tuning.flutter)
      emit('fluttered')
      break
    case 'mobile':
      room.pushedAt = now
      emit('chimed')
      break
    case 'door':
      shutDoor(room, world)
      break
    default:
      pushBounded(room.marks, { x: at.x, y: at.y, ...spanOf(now, tuning.mark) }, MOST_MARKS)
      emit('marked')
  }
}
