import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SlipQueue } from './slipQueue'

const words = (text: string) => ({ en: text, fr: `${text} !` })
const find = (name: string) => ({
  stamp: { slug: 'heist', place: 1 },
  name: words(name),
  found: 1,
  of: 3,
})

/** Of a caption of two characters. */
const RESTS = 240 + 1_400 + 2 * 45
const FIND_RESTS = 180 + 160 + 120 + 3_200

let arrive: () => void
let slips: SlipQueue

beforeEach(() => {
  vi.useFakeTimers()
  const prepare = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  slips = new SlipQueue(prepare, ({ en }) => en.length)
})
afterEach(() => void vi.useRealTimers())

/** What lies there. */
function lying(): string | null {
  const slip = slips.read()
  if (!slip) return null
  const { content, isLeaving } = slip
  return (content.kind === 'find' ? `find ${content.name.en}` : content.words.en) + (isLeaving ? ', leaving' : '')
}

async function ready(): Promise<void> {
  slips.say(words('at'))
  arrive()
  await vi.advanceTimersByTimeAsync(RESTS + 300)
}

describe('slips', () => {
  it('are not laid before there is something to draw them with, and of the captions until then the last is', async () => {
    slips.say(words('one'))
    slips.find(find('moth'))
    slips.say(words('two'))
    expect(lying()).toBeNull()
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(lying()).toBe('find moth')
    vi.advanceTimersByTime(FIND_RESTS)
    expect(lying()).toBe('two')
  })

  it('rest as long as it takes to read them, and leave', async () => {
    await ready()
    slips.say(words('ab'))
    vi.advanceTimersByTime(RESTS - 1)
    expect(lying()).toBe('ab')
    vi.advanceTimersByTime(1)
    expect(lying()).toBe('ab, leaving')
    vi.advanceTimersByTime(300)
    expect(lying()).toBeNull()
  })

  it('make place for the next: of several captions in a second the last stands, for all of its time', async () => {
    await ready()
    for (const text of ['aa', 'bb', 'cc']) {
      slips.say(words(text))
      vi.advanceTimersByTime(300)
    }
    expect(lying()).toBe('cc')
    vi.advanceTimersByTime(RESTS - 301)
    expect(lying()).toBe('cc')
    vi.advanceTimersByTime(1)
    expect(lying()).toBe('cc, leaving')
    slips.say(words('dd'))
    expect(lying()).toBe('dd')
  })

  it('of finds come one after the other, and are lost to no caption', async () => {
    await ready()
    slips.say(words('ab'))
    slips.find(find('moth'))
    slips.say(words('cd'))
    slips.find(find('key'))
    slips.say(words('ef'))
    expect(lying()).toBe('ab')
    vi.advanceTimersByTime(RESTS)
    expect(lying()).toBe('find moth')
    slips.say(words('gh'))
    vi.advanceTimersByTime(FIND_RESTS)
    expect(lying()).toBe('find key')
    vi.advanceTimersByTime(FIND_RESTS)
    expect(lying()).toBe('gh')
  })

  it('are taken away with the day', async () => {
    await ready()
    slips.find(find('moth'))
    slips.find(find('key'))
    slips.clear()
    expect(lying()).toBeNull()
    vi.advanceTimersByTime(2 * FIND_RESTS)
    expect(lying()).toBeNull()
    slips.say(words('ab'))
    expect(lying()).toBe('ab')
  })
})
