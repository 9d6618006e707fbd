import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { LAST, LINES, TICK } from './layout'
import { checkWrong, crossLines, recallCalls, turnCrank } from './rules/wrongNumber'
import type { Events, GearState } from './state'
import type { Tuning } from './tuning'

/**
 * A telephone rings. Whoever presses answers it, hears a line, and presses for the next; while one is spoken nothing advances. The
 * crank patches others through, who were not meant. */
export const rules: Rules<GearState, Events, Tuning> = {
  tick: TICK,

  start: () => ({
    line: null,
    speech: null,
    isSpeaking: false,
    lift: null,
    tear: null,
    flip: null,
    crank: null,
    mouse: null,
    swing: null,
    turns: [],
    isDue: false,
    isReady: false,
    wrong: null,
    back: null,
    calls: 0,
    shout: null,
  }),

  press(call, { area }, world) {
    const { now, tuning, emit } = world
    switch (area) {
      case 'mouse':
        call.mouse = spanOf(now, tuning.listen)
        emit('foundOut')
        break
      case 'sock':
        call.swing = spanOf(now, tuning.swing)
        emit('swung')
        break
      case 'crank':
        call.crank = spanOf(now, tuning.crank)
        emit('cranked')
        turnCrank(call, now)
        break
      default:
        advanceCall(call, world)
    }
  },

  step(call, world) {
    if (call.isSpeaking && call.speech && world.now >= call.speech.until) {
      call.isSpeaking = false
      world.emit(call.line === LAST ? 'hungUp' : 'fellSilent')
    }
    crossLines(call, world)
  },

  later(call) {
    call.isReady = true
  },

  kept: recallCalls,

  check(call, { now }) {
    checkWrong(call, now)
    const { line, speech, isSpeaking, lift } = call
    if ((line === null) !== (speech === null)) throw new Error(`line is ${line} while speech.from is ${speech?.from}.`)
    if ((line === null) !== (lift === null)) throw new Error(`line is ${line} while lift.from is ${lift?.from}.`)
    if (line === null) {
      if (isSpeaking) throw new Error(`isSpeaking is ${isSpeaking} while line is ${line}.`)
      return
    }
    const spoken = LINES[line]
    if (!spoken || !speech) throw new Error(`line is ${line}, not 0 to ${LAST}.`)
    if (speech.until - speech.from !== spoken.time)
      throw new Error(`speech is from ${speech.from} until ${speech.until}, not ${spoken.time} long.`)
    if (!(isSpeaking ? now <= speech.until : now >= speech.until))
      throw new Error(`isSpeaking is ${isSpeaking} at ${now}, speech.until ${speech.until}.`)
  },
}

/** Answers the call, or brings its next line: not while somebody speaks, and not after the last. */
function advanceCall(call: GearState, { now, tuning, emit }: World<Events, Tuning>): void {
  const line = call.line === null ? 0 : call.line + 1
  const next = LINES[line]
  const isBusy = call.isSpeaking || call.wrong !== null
  if (isBusy || !next) {
    call.flip = spanOf(now, tuning.flip)
    emit('refused', { isOver: !isBusy })
    return
  }
  if (call.line === null) {
    call.lift = spanOf(now, tuning.lift)
    emit('answered')
  }
  if (call.line !== null || call.shout) call.tear = spanOf(now, tuning.tear)
  call.shout = null
  call.line = line
  call.speech = spanOf(now, next.time)
  call.isSpeaking = true
  emit('printed')
  emit(next.event)
}
