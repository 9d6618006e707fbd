import type { Point } from '../../src/stage/contract/geometry'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { isSecondPress } from '../../src/stage/contract/rules/secondPress'
import { isOver, spanOf } from '../../src/stage/contract/rules/spans'
import { typewriter } from '../../src/stage/contract/rules/typewriter'
import type { Rules, World } from '../../src/stage/contract/scene'
import { isThing, LETTERS, MOST_MARKS, TICK } from './layout'
import type { Events, KindState } from './state'
import { TEXTS } from './texts'
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

  press(room, { area, at }, world) {
    const { box } = room
    // A press anywhere first completes a text that is being typed, so that no sheet is closed unread.
    if (box && box.typed < LETTERS[box.thing]) {
      box.typed = LETTERS[box.thing]
      completeText(room, world)
      return
    }
    // A double click's second press closes no sheet just completed, and touches nothing below one that has just gone.
    if (isSecondPress(room.settledAt, world.now)) return
    if (box) {
      closeSheet(room, world)
      return
    }
    if (isThing(area)) {
      if (area === 'pie' && room.sliceTakenAt !== null) return
      room.box = { thing: area, since: world.now, typed: 0 }
      world.emit('opened', { thing: area })
      return
    }
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
    const hasOpened = room.box !== null || Object.values(room.hasRead).includes(true)
    if (!hasOpened && now >= room.beckonsAt) {
      room.beckonedAt = now
      room.beckonsAt = now + tuning.beckon
    }
  },

  check({ box, settledAt, marks, sliceTakenAt, hasRead, gone }, { now }) {
    if (box && !(box.typed >= 0 && box.typed <= LETTERS[box.thing]))
      throw new Error(`box.typed is ${box.typed}, not 0 to ${LETTERS[box.thing]}.`)
    if (box?.thing === 'pie' && sliceTakenAt !== null)
      throw new Error(`box.thing is ${box.thing} while sliceTakenAt is ${sliceTakenAt}.`)
    if ((sliceTakenAt !== null) !== hasRead.pie)
      throw new Error(`sliceTakenAt is ${sliceTakenAt} while hasRead.pie is ${hasRead.pie}.`)
    if (box && box.typed === LETTERS[box.thing] && (settledAt === null || !(settledAt >= box.since)))
      throw new Error(`settledAt is ${settledAt} while box.since is ${box.since}.`)
    if (gone && !(now < gone.until)) throw new Error(`gone.until is ${gone.until} at ${now}.`)
    if (marks.length > MOST_MARKS) throw new Error(`marks.length is ${marks.length}, above ${MOST_MARKS}.`)
  },
}

/** Brings the letters that are due. */
function typeLetters(room: KindState, world: Here): void {
  const { now, tuning, emit } = world
  const { box } = room
  if (!box || box.typed === LETTERS[box.thing]) return
  const typed = typewriter(TEXTS[box.thing].en, box.since, now, tuning.letter)
  if (typed <= box.typed) return
  const isKey = Math.floor((typed - 1) / LETTERS_A_KEY) > Math.floor((box.typed - 1) / LETTERS_A_KEY)
  box.typed = typed
  if (isKey) emit('typed')
  if (typed === LETTERS[box.thing]) completeText(room, world)
}

/** All of the text is there. */
function completeText(room: KindState, { now, emit }: Here): void {
  room.settledAt = now
  emit('whole')
}

/** Closes the sheet; with that of the pie the slice is taken, for good. */
function closeSheet(room: KindState, { now, tuning, emit }: Here): void {
  if (!room.box) return
  const { thing } = room.box
  room.box = null
  room.settledAt = now
  room.gone = { ...spanOf(now, tuning.fold), thing }
  room.hasRead[thing] = true
  emit('closed', { thing })
  if (thing !== 'pie') return
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
    default:
      pushBounded(room.marks, { x: at.x, y: at.y, ...spanOf(now, tuning.mark) }, MOST_MARKS)
      emit('marked')
  }
}
