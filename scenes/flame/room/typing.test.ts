import { expect, test } from 'vitest'
import type { ChatListener, ChatMessage, ChatServer } from './chatServer'
import { HiddenNames } from './hiddenNames'
import { RoomSession } from './session'
import { MOST, MOST_WITHIN } from './slowMode'

/** Ms from one key to the next. */
const PACES = [20, 60, 120, 180]

/** Ms from a message to the server's answer. */
const ROUND_TRIPS = [5, 100, 400, 2000]

const START = 1_665_000_000_000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** 40 short texts, no two alike: of one, two and three letters. */
const TEXTS = Array.from({ length: 40 }, (_, turn) => {
  const letter = LETTERS.charAt(turn % LETTERS.length)
  return turn < LETTERS.length ? letter.padEnd(1 + (turn % 3), 'x') : `${letter}${letter}y`
})

/** Time that passes only when it is told to, from one appointment to the next. */
class Time {
  now = 0
  #appointments: { readonly at: number; readonly call: () => void }[] = []

  readonly after = (ms: number, call: () => void): (() => void) => {
    const appointment = { at: this.now + ms, call }
    this.#appointments.push(appointment)
    return () => {
      this.#appointments = this.#appointments.filter((other) => other !== appointment)
    }
  }

  readonly every = (ms: number, call: () => void): (() => void) => {
    let callOff = () => {}
    const next = () => {
      callOff = this.after(ms, () => {
        call()
        next()
      })
    }
    next()
    return () => callOff()
  }

  readonly read = () => ({ wall: START + this.now, elapsed: this.now })

  async passUntil(end: number): Promise<void> {
    for (;;) {
      const [next] = this.#appointments.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!next) break
      this.#appointments = this.#appointments.filter((other) => other !== next)
      this.now = next.at
      next.call()
      await settled()
    }
    this.now = end
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A server that hears of a message, and is heard of, half a round trip later. */
class FarServer implements ChatServer {
  readonly kind = 'shared'
  readonly messages: ChatMessage[] = []
  #listener: ChatListener | null = null

  constructor(
    private readonly clock: Time,
    private readonly roundTrip: number,
  ) {}

  readonly time = async () => START + this.clock.now

  subscribe(_since: number, listener: ChatListener): () => void {
    this.#listener = listener
    listener.messages([], true)
    return () => {
      this.#listener = null
    }
  }

  readonly earlier = async () => []

  send(id: string, author: string, text: string): Promise<void> {
    return new Promise((accept) => {
      this.clock.after(this.roundTrip / 2, () => {
        this.messages.push({ id, author, date: START + this.clock.now, text })
        const list = this.messages.slice(-50)
        this.clock.after(this.roundTrip / 2, () => {
          accept()
          this.#listener?.messages(list, true)
        })
      })
    })
  }

  readonly close = async () => {}
}

const hiddenNames = new HiddenNames(() => {
  throw new DOMException('Access is denied', 'SecurityError')
})

const pairings = PACES.flatMap((pace) => ROUND_TRIPS.map((roundTrip) => [pace, roundTrip] as const))

test.each(pairings)(
  'of 40 messages typed at %i ms a key over a round trip of %i ms none is lost, beheaded or joined',
  async (pace, roundTrip) => {
    const clock = new Time()
    const server = new FarServer(clock, roundTrip)
    let ids = 0
    const session = new RoomSession({
      openServer: async () => server,
      newId: () => `id ${++ids}`,
      clock,
      connection: { isOnline: () => true, subscribe: () => () => {} },
      hiddenNames,
    })
    session.choose('Nib')
    session.enter()
    await settled()

    for (const text of TEXTS) {
      for (const letter of text) {
        session.draft.set(session.draft.read() + letter)
        await clock.passUntil(clock.now + pace)
      }
      expect(session.draft.read()).toBe(text)
      session.send()
      // Typing never waits: not for the answer, and not for slow mode.
      expect(session.draft.read()).toBe('')
      await clock.passUntil(clock.now + pace)
    }
    const inTheRoom = () => session.read().messages.map(({ text }) => text)
    const onTheirWay = () => session.read().outgoing.map(({ text }) => text)
    expect([...inTheRoom(), ...onTheirWay()]).toEqual(TEXTS)

    await clock.passUntil((TEXTS.length / MOST) * MOST_WITHIN + roundTrip)
    expect(server.messages.map(({ text }) => text)).toEqual(TEXTS)
    expect(inTheRoom()).toEqual(TEXTS)
    expect(onTheirWay()).toEqual([])
  },
)
