import { describe, expect, it } from 'vitest'
import type { Rules } from '../contract/scene'
import { playThrough } from './playThrough'

/** How long a tick takes, in ms of the machine. */
const COST = 4

const rules: Rules<{ at: number }, object, object> = {
  tick: 10,
  start: () => ({ at: 0 }),
  step(walk) {
    const enough = performance.now() + COST
    while (performance.now() < enough) walk.at += 0
    walk.at += 1
  },
}

const scene = { rules, tuning: {}, areas: [] }
const game = { day: 'walk', seed: 7, tuning: {}, size: { width: 1, height: 1 }, ticks: 60, inputs: [] }

describe('a game that is played through', () => {
  it('lets the page go on meanwhile, however slow its day is', async () => {
    let turns = 0
    let isOver = false
    const playing = playThrough(game, scene).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve))
      turns += 1
    }
    expect(turns).toBeGreaterThan(6)
    expect(await playing).toMatch(/^[\da-f]{8}$/)
  })

  it('is called off between two portions', async () => {
    const giveUp = new AbortController()
    const playing = playThrough(game, scene, giveUp.signal)
    setTimeout(() => giveUp.abort(new Error('Nobody wants it any more.')), 20)
    await expect(playing).rejects.toThrow('Nobody wants it any more.')
  })
})
