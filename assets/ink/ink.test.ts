import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { creature } from './example'
import { Ink } from './ink'
import { rasterize } from './rasterize'

const fingerprint = (ink: Ink) => createHash('sha256').update(rasterize(ink).pixels).digest('hex')
const picture = (options = {}) => new Ink({ width: 100, height: 100, name: 'Heist, thief, frame 2', ...options })

test('the same seed draws the same pixels, another seed others', () => {
  expect(fingerprint(creature('one'))).toBe(fingerprint(creature('one')))
  expect(fingerprint(creature('one'))).not.toBe(fingerprint(creature('two')))
})

test('another process draws the same pixels', () => {
  const script = fileURLToPath(new URL('example-fingerprint.ts', import.meta.url))
  const elsewhere = execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' })
  expect(elsewhere.trim()).toBe(fingerprint(creature()))
})

test('boil moves the lines and leaves shading, spots and structure alone', () => {
  const shading = (frame: number) => {
    const ink = picture({ seed: 'boil', frame })
    const ball = ink.ellipse(50, 50, 40)
    ink.form(ball, { contour: false, tone: { from: 0.4 } })
    ink.hatch(ball, { density: (x) => x / 100 })
    ink.stipple(ball)
    ink.splatter(50, 50, { radius: 20, largest: 1 })
    return ink.marks
  }
  const outline = (frame: number) => {
    const ink = picture({ seed: 'boil', frame })
    ink.contour(ink.ellipse(50, 50, 40))
    return ink.marks
  }
  expect(shading(2)).toEqual(shading(1))
  expect(outline(2)).not.toEqual(outline(1))
  expect(farthestApart(outline(1), outline(2))).toBeLessThan(2)
})

test('a part with a fork of its own reshuffles nothing else', () => {
  const withWhiskers = (count: number) => {
    const ink = picture()
    const whiskers = ink.fork('whiskers')
    for (let i = 0; i < count; i++) whiskers.next()
    ink.form(ink.ellipse(50, 50, 40), { tone: {} })
    return ink.marks
  }
  expect(withWhiskers(3)).toEqual(withWhiskers(9))
})

test.each<[string, (ink: Ink) => void, string]>([
  [
    'a number that is none',
    (ink) => ink.line([[10, Number.NaN]]),
    'stroke 2 (line "10,NaN"): A point of the path is not',
  ],
  [
    'a width that is none',
    (ink) => ink.line('10,10 50,50', { width: Number.NaN }),
    'stroke 2 (line "10,10 50,50"): The outline',
  ],
  ['an empty path', (ink) => ink.black(''), 'stroke 2 (black ""): The path is empty'],
  ['a misspelt path', (ink) => ink.form('10,10 20;20'), 'stroke 2 (form "10,10 20;20"): "20;20" is no point'],
  [
    'a stroke over the edge',
    (ink) => ink.line('10,10 140,50'),
    'Heist, thief, frame 2: stroke 2 (line "10,10 140,50"): It runs 40.0 units over the right edge of the picture',
  ],
  [
    'an alpha above 1',
    (ink) => ink.wash('10,10 50,50 10,50', { alpha: 2 }),
    'stroke 2 (wash "10,10 50,50 10,50"): An alpha of 2',
  ],
  [
    'a misspelt colour',
    (ink) => ink.tint('10,10 50,50 10,50', { color: '#d843' }),
    'stroke 2 (tint "10,10 50,50 10,50"): "#d843" is no colour',
  ],
  [
    'hatching without spacing',
    (ink) => ink.tone('10,10 50,50 10,50', { spacing: 0 }),
    'stroke 2 (tone "10,10 50,50 10,50"): A spacing of 0',
  ],
  ['clay of nothing', (ink) => ink.clay([]), 'stroke 2 (clay): Clay needs at least one part'],
])('%s is told with picture and stroke', (_, draw, message) => {
  const ink = picture()
  ink.line('10,10 20,20')
  expect(() => draw(ink)).toThrow(message)
})

test('what a clip hides does not run over the edge, and a bleeding picture may', () => {
  const ink = picture()
  expect(() => ink.clip('10,10* 90,10* 90,90* 10,90*', () => ink.line('10,10 140,50'))).not.toThrow()
  expect(() => picture({ bleed: true }).line('10,10 140,50')).not.toThrow()
})

function farthestApart(a: Ink['marks'], b: Ink['marks']): number {
  const numbers = (marks: Ink['marks']) => marks.flatMap(({ path }) => (path.match(/-?[\d.]+/g) ?? []).map(Number))
  const others = numbers(b)
  return Math.max(...numbers(a).map((value, i) => Math.abs(value - (others[i] ?? Infinity))))
}
