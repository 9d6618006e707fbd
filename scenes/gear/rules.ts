import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { LAST, LINES, TICK } from './layout'
import type { Events, GearState } from './state'
import type { Tuning } from './tuning'

/** A telephone rings. Whoever presses answers it, hears a line, and presses for the next; while one is spoken nothing advances. */
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
        break
      default:
        advanceCall(call, world)
    }
  },

  step(call, { now, emit }) {
    if (!call.isSpeaking || call.speech === null || now < call.speech.until) return
    call.isSpeaking = false
    emit(call.line === LAST ? 'hungUp' : 'fellSilent')
  },

  check({ line, speech, isSpeaking, lift }, { now }) {
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

/** Answers the call, or brings its next line: not while one is spoken, and not after the last. */
function advanceCall(call: GearState, { now, tuning, emit }: World<Events, Tuning>): void {
  const line = call.line === null ? 0 : call.line + 1
  const next = LINES[line]
  if (call.isSpeaking || !next) {
    call.flip = spanOf(now, tuning.flip)
    emit('refused', { isOver: !next && !call.isSpeaking })
    return
  }
  if (call.line === null) {
    call.lift = spanOf(now, tuning.lift)
    emit('answered')
  } else {
    call.tear = spanOf(now, tuning.tear)
  }
  call.line = line
  call.speech = spanOf(now, next.time)
  call.isSpeaking = true
  emit('printed')
  emit(next.event)
}
