import { describe, expect, it, vi } from 'vitest'
import { type CalendarDay, dayNamed } from '../../calendar'
import type { Rules } from '../contract/scene'
import { MOST_KEPT, Playhead } from '../time/playhead'
import { seededRandom } from '../time/random'
import { readSceneLink } from '../time/sceneLink'
import { linkTo } from './linkTo'
import { openGame } from './openGame'

interface Walk {
  at: number
  presses: number[]
}

/** What is pressed leaves its place; where the pointer is leads the way. */
const rules: Rules<Walk, object, { stride: number }> = {
  tick: 10,
  start: () => ({ at: 0, presses: [] }),
  step(walk, { random, tuning, pointer }) {
    walk.at += random.next() * tuning.stride + pointer.x
  },
  press(walk, { at }) {
    walk.presses.push(at.x)
  },
}

const tuning = { stride: { value: 2, min: 0, max: 9, unit: '', description: 'How far a step leads.' } }
const scene = { rules, tuning, areas: [] }
const fit = { x: 0, y: 0, scale: 1 }
const SITE = 'https://example.org/box/'

function heist(): CalendarDay {
  const day = dayNamed('heist')
  if (!day) throw new Error('There is no heist.')
  return day
}

function begin(stride = 2) {
  return new Playhead({ day: 'heist', rules, tuning: { stride }, seed: 7, size: { width: 1600, height: 1000 } })
}

const press = (x: number) => ({ kind: 'press', at: { x, y: 5 }, area: null, button: 'main' }) as const

function read(address: string) {
  return readSceneLink(new URL(address).hash.slice(1), tuning)
}

describe('a link to a moment', () => {
  it('holds the game that led there, which ends as it did', async () => {
    const playhead = begin()
    playhead.queue(press(12))
    playhead.step(250)
    playhead.queue(press(700.25))
    playhead.step(50)
    const { address, holdsGame, remark } = await linkTo(heist(), SITE, { scene, playhead, fit })
    expect(address).toMatch(/^https:\/\/example\.org\/box\/heist\/#seed=7&game=[\w-]+$/)
    expect({ holdsGame, remark }).toEqual({ holdsGame: true, remark: null })
    const recording = await openGame('heist', scene, read(address))
    expect(recording).toEqual(playhead.record())
  })

  it('leads into the page itself where the site has no other address', async () => {
    vi.stubGlobal('window', { location: { origin: 'http://localhost:5173', pathname: '/inktober2022/' } })
    const { address } = await linkTo(heist(), null, { scene, playhead: begin(), fit })
    expect(address).toMatch(/^http:\/\/localhost:5173\/inktober2022\/#\/heist\?seed=7&game=/)
    expect((await linkTo(heist(), null, null)).address).toBe('http://localhost:5173/inktober2022/#/heist')
  })

  it('takes numbers along that were turned', async () => {
    const { address } = await linkTo(heist(), SITE, { scene, playhead: begin(3), fit })
    expect(read(address).tuning).toEqual({ stride: 3 })
    expect((await openGame('heist', scene, read(address))).tuning).toEqual({ stride: 3 })
  })

  it('is of the game since it was begun anew', async () => {
    const playhead = begin()
    playhead.queue(press(12))
    playhead.step(MOST_KEPT.time)
    playhead.restart(8)
    playhead.queue(press(13))
    playhead.step(3)
    const { address } = await linkTo(heist(), SITE, { scene, playhead, fit })
    expect(await openGame('heist', scene, read(address))).toMatchObject({ seed: 8, ticks: 3, inputs: [press(13)] })
  })

  it('is passed on by whoever has gone on with a game', async () => {
    const first = begin()
    first.queue(press(12))
    first.step(30)
    const { address } = await linkTo(heist(), SITE, { scene, playhead: first, fit })
    const second = begin()
    const recording = await openGame('heist', scene, read(address))
    second.replay(recording)
    second.step(recording.ticks)
    second.forget()
    second.queue(press(13))
    second.step(30)
    const passedOn = await linkTo(heist(), SITE, { scene, playhead: second, fit })
    const { ticks, inputs } = await openGame('heist', scene, read(passedOn.address))
    expect({ ticks, places: inputs.map((input) => ('at' in input ? input.at.x : null)) }).toEqual({
      ticks: 60,
      places: [12, 13],
    })
  })

  it.each([
    ['it has gone on for too long', (playhead: ReturnType<typeof begin>) => playhead.step(MOST_KEPT.time / 10 + 1)],
    [
      'it has gone on for too long, remembered',
      (playhead: ReturnType<typeof begin>) => {
        playhead.remember()
        playhead.step(MOST_KEPT.time / 10 + 1)
      },
    ],
    [
      'more was done than goes into an address',
      (playhead: ReturnType<typeof begin>) => {
        const chance = seededRandom(1)
        for (let count = 0; count < 2_000; count++) playhead.queue(press(chance.between(0, 1600)))
        playhead.step()
      },
    ],
    [
      'it cannot be played again',
      (playhead: ReturnType<typeof begin>) => {
        playhead.step()
        playhead.state.at += 1
      },
    ],
  ])('is of the day and its chances alone where %s, and says so', async (_, play) => {
    const playhead = begin()
    play(playhead)
    const { address, holdsGame, remark } = await linkTo(heist(), SITE, { scene, playhead, fit })
    expect(address).toBe('https://example.org/box/heist/#seed=7')
    expect(holdsGame).toBe(false)
    expect(remark?.en).toContain('longer than a link can tell')
  })

  it('is of the day alone where that is no game', async () => {
    expect(await linkTo(heist(), SITE, null)).toEqual({
      address: 'https://example.org/box/heist/',
      holdsGame: false,
      remark: null,
    })
  })
})
