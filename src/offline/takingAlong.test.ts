import { describe, expect, it } from 'vitest'
import { type AlongEvent, afterEvent, isWhole, type Listed, NOTHING_KNOWN, type TakingAlong } from './takingAlong'

const LISTED = {
  type: 'listed',
  all: { files: 3, bytes: 300 },
  kept: { files: 1, bytes: 100 },
  canGiveBack: false,
} as const

function stateAfter(...events: readonly AlongEvent[]): TakingAlong {
  return events.reduce(afterEvent, NOTHING_KNOWN)
}

function listedAfter(...events: readonly AlongEvent[]): Listed {
  const state = stateAfter(LISTED, ...events)
  if (state.kind !== 'listed') throw new Error(`The box is ${state.kind}.`)
  return state
}

describe('taking the box along', () => {
  it('begins at rest, with what is kept already', () => {
    expect(listedAfter()).toMatchObject({ isUnderWay: false, end: null, kept: { files: 1, bytes: 100 } })
  })

  it('grows by each file, and is whole with the last', () => {
    const halfway = listedAfter({ type: 'began' }, { type: 'arrived', bytes: 120 })
    expect(halfway).toMatchObject({ isUnderWay: true, canGiveBack: true, kept: { files: 2, bytes: 220 } })
    expect(isWhole(halfway)).toBe(false)
    const whole = afterEvent(halfway, { type: 'arrived', bytes: 80 })
    expect(whole).toMatchObject({ kept: { files: 3, bytes: 300 } })
    expect(isWhole(listedAfter({ type: 'arrived', bytes: 120 }, { type: 'arrived', bytes: 80 }))).toBe(true)
  })

  it('says how it ended, until it begins anew', () => {
    const ended = listedAfter({ type: 'began' }, { type: 'ended', end: 'offline' })
    expect(ended).toMatchObject({ isUnderWay: false, end: 'offline' })
    expect(afterEvent(ended, { type: 'began' })).toMatchObject({ isUnderWay: true, end: null })
  })

  it('goes on as it was when it is looked through meanwhile', () => {
    const seen = { ...LISTED, kept: { files: 2, bytes: 200 } }
    expect(listedAfter({ type: 'began' }, seen)).toMatchObject({ isUnderWay: true, kept: { files: 2 } })
    expect(listedAfter({ type: 'ended', end: 'full' }, seen)).toMatchObject({ end: 'full', kept: { files: 2 } })
  })

  it('tells nothing before it was looked through, and nothing where nothing may be kept', () => {
    expect(stateAfter({ type: 'began' }, { type: 'arrived', bytes: 1 })).toEqual(NOTHING_KNOWN)
    expect(stateAfter(LISTED, { type: 'refused' }, { type: 'ended', end: null })).toEqual({ kind: 'refused' })
  })
})
