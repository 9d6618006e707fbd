import { describe, expect, it } from 'vitest'
import { hashOf, seededRandom } from '../../time/random'
import { atan2, cos, exp, hypot, log, pow, sin } from './portableMath'

const ROLLS = 40_000

/** The distance to the next number of that size. */
function lastPlace(value: number): number {
  const size = Math.max(Math.abs(value), 2 ** -1022)
  return 2 ** (Math.floor(Math.log2(size)) - 52)
}

/** How far `ours` is off by at most over many arguments, in units of the last place of what the engine says. */
function worst(ours: (a: number, b: number) => number, theirs: typeof ours, roll: () => [number, number?]): number {
  let most = 0
  for (let count = 0; count < ROLLS; count++) {
    const [a, b = 0] = roll()
    const expected = theirs(a, b)
    const actual = ours(a, b)
    if (Object.is(expected, actual)) continue
    const off = Math.abs(actual - expected) / lastPlace(expected)
    if (!(off <= most)) most = off
  }
  return most
}

describe('functions that are the same in every engine', () => {
  const random = seededRandom(11)
  /** A number of any size at all, positive or negative. */
  const anySize = (low: number, high: number) => (random.next() < 0.5 ? -1 : 1) * 2 ** random.between(low, high)

  it.each([
    ['near 0', () => random.between(-4, 4)],
    ['of an hour of motion', () => random.between(-100_000, 100_000)],
    ['of any size up to the bound', () => anySize(-300, 20)],
    ['beside quarter turns', () => Math.round(random.between(-900_000, 900_000)) * (Math.PI / 2) + anySize(-60, -20)],
  ])('know sine and cosine %s', (_, roll) => {
    expect(worst(sin, Math.sin, () => [roll()])).toBeLessThanOrEqual(1)
    expect(worst(cos, Math.cos, () => [roll()])).toBeLessThanOrEqual(1)
  })

  it('know sine and cosine beyond the bound, more roughly', () => {
    for (let count = 0; count < 1000; count++) {
      const angle = anySize(21, 26)
      expect(Math.abs(sin(angle) - Math.sin(angle))).toBeLessThan(1e-8)
      expect(Math.abs(cos(angle) - Math.cos(angle))).toBeLessThan(1e-8)
    }
  })

  it.each<[string, typeof pow, typeof pow, () => [number, number?]]>([
    ['the direction of a place', atan2, Math.atan2, () => [random.between(-2000, 2000), random.between(-2000, 2000)]],
    ['the direction of any place', atan2, Math.atan2, () => [anySize(-500, 500), anySize(-500, 500)]],
    ['powers of e', exp, Math.exp, () => [random.between(-745, 709)]],
    ['powers of e near 1', exp, Math.exp, () => [anySize(-100, 2)]],
    ['natural logarithms', log, Math.log, () => [2 ** random.between(-1074, 1023)]],
    ['natural logarithms near 0', log, Math.log, () => [random.between(0.5, 2)]],
    ['powers of a share', pow, Math.pow, () => [random.next(), random.between(0, 4)]],
    ['powers of any size', pow, Math.pow, () => [2 ** random.between(-300, 300), random.between(-3, 3)]],
    ['large powers near 1', pow, Math.pow, () => [random.between(0.999, 1.001), anySize(0, 18)]],
  ])('know %s', (_, ours, theirs, roll) => {
    expect(worst(ours, theirs, roll)).toBeLessThanOrEqual(1)
  })

  it('know powers of 2, and small ones of small whole numbers, to the last bit', () => {
    for (let exponent = -60; exponent <= 60; exponent++) expect(pow(2, exponent)).toBe(2 ** exponent)
    for (let base = -12; base <= 12; base++)
      for (const whole of [0, 1, 2, 3]) expect(pow(base, whole)).toBe(base ** whole)
  })

  it('know the length of a way', () => {
    expect(worst(hypot, Math.hypot, () => [anySize(-400, 400), anySize(-400, 400)])).toBeLessThanOrEqual(2)
    expect([hypot(3, 4), hypot(0, -7), hypot(0, 0)]).toEqual([5, 7, 0])
  })

  const EDGES = [0, 1, -1, 0.5, -0.5, 2, -2, 3, 1e-320, 1e300, Infinity, -Infinity, Number.NaN]

  it.each(EDGES)('agree at the edges: %d', (value) => {
    const agree = (ours: number, theirs: number, what: string) => {
      if (Object.is(ours + 0, theirs + 0)) return
      expect(Math.abs(ours / theirs - 1), `${what}: ${ours}, not ${theirs}`).toBeLessThan(1e-15)
    }
    agree(exp(value), Math.exp(value), 'e to the power')
    agree(log(value), Math.log(value), 'the logarithm')
    if (value !== 1e300) agree(sin(value), Math.sin(value), 'the sine')
    if (value !== 1e300) agree(cos(value), Math.cos(value), 'the cosine')
    for (const other of [...EDGES, -0]) {
      agree(atan2(value, other), Math.atan2(value, other), `${value}, ${other}`)
      agree(atan2(-0, other), Math.atan2(-0, other), `-0, ${other}`)
      agree(pow(value, other), value ** other, `${value} to the power of ${other}`)
    }
  })

  it('never go back where they should not', () => {
    let before = { exp: 0, log: Number.NEGATIVE_INFINITY, sine: -1, arc: -2 }
    for (let step = -2000; step <= 2000; step++) {
      const share = step / 2000
      const now = {
        exp: exp(share * 5),
        log: log(1 + share + 1e-9),
        sine: sin((share * Math.PI) / 2),
        arc: atan2(share * 3, 1),
      }
      expect(now.exp).toBeGreaterThan(before.exp)
      expect(now.log).toBeGreaterThan(before.log)
      expect(now.sine).toBeGreaterThanOrEqual(before.sine)
      expect(now.arc).toBeGreaterThan(before.arc)
      before = now
    }
  })

  it('stay between −1 and 1, and on the circle', () => {
    let largest = 0
    let off = 0
    for (let count = 0; count < ROLLS; count++) {
      const angle = random.between(-1e5, 1e5)
      const [s, c] = [sin(angle), cos(angle)]
      largest = Math.max(largest, Math.abs(s), Math.abs(c))
      off = Math.max(off, Math.abs(s * s + c * c - 1))
    }
    expect(largest).toBeLessThanOrEqual(1)
    expect(off).toBeLessThan(1e-15)
  })

  // Found once, in V8. An engine that rounds in another way than IEEE 754 fails here.
  it('have these bits and no others', () => {
    const random = seededRandom(2022)
    const results: number[] = []
    for (let count = 0; count < 20_000; count++) {
      const angle = random.between(-1000, 1000)
      const share = random.next()
      results.push(sin(angle), cos(angle), atan2(angle, share), exp(angle / 10), log(share), pow(share, 1.4))
      results.push(hypot(angle, share))
    }
    const bits = new Uint8Array(Float64Array.from(results).buffer)
    expect(hashOf(bits.join())).toBe(4221538603)
    expect([sin(1), cos(1), atan2(1, 2), exp(2), log(3), pow(0.5, 1.4)]).toEqual([
      0.8414709848078965, 0.5403023058681398, 0.4636476090008061, 7.38905609893065, 1.0986122886681096,
      0.37892914162759955,
    ])
  })
})
