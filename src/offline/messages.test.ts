import { expect, it } from 'vitest'
import { isPageMessage, isWorkerMessage } from './messages'

const ARRIVED = { kind: 'arrived', entry: 'https://host.example/a.js', loaded: [], isIndex: true }

it.each([ARRIVED, { kind: 'take over' }])('a page says $kind', (message) => {
  expect(isPageMessage(message)).toBe(true)
  expect(isWorkerMessage(message)).toBe(false)
})

it.each(['renewed', 'outdated'])('the worker says %s', (kind) => {
  expect(isWorkerMessage({ kind })).toBe(true)
  expect(isPageMessage({ kind })).toBe(false)
})

it.each([null, 'arrived', {}, { kind: 'gone' }, { ...ARRIVED, loaded: 'all' }, { kind: 'arrived' }])(
  'what nobody says is not heard: %j',
  (data) => {
    expect(isPageMessage(data)).toBe(false)
    expect(isWorkerMessage(data)).toBe(false)
  },
)
