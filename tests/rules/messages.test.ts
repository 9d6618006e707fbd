import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What rules throw where a promise of the day is broken: a scene maker reads it when time stops. */
const THROWN = /throw new Error\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

const messages = readdirSync('scenes', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/rules(\.ts|\/.+\.ts)$/.test(file) && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(`scenes/${file}`, 'utf8').matchAll(THROWN)].map(([, , text = '']) => ({ file, text })),
  )

it('every broken promise says what was compared: a value, and no sentence alone', () => {
  expect(messages.length).toBeGreaterThan(200)
  expect(messages.filter(({ text }) => !text.includes('${'))).toEqual([])
})
