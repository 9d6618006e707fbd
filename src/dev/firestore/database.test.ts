import { expect, test, vi } from 'vitest'
import { Database } from './database'
import { commitRequest, read } from './requests'

const ROOT = 'projects/p/databases/(default)/documents'
const NAME = `${ROOT}/toys/top`
const text = (stringValue: string) => ({ stringValue })

function commit(database: Database, ...writes: readonly object[]) {
  return database.commit(read(commitRequest, { writes }).writes, 'anybody')
}

const open = (rules: ConstructorParameters<typeof Database>[0] = () => true) => new Database(rules)
/** Writes one document. */
const put = (database: Database, fields: object = {}, more: object = {}) =>
  commit(database, { update: { name: NAME, fields }, ...more })
const masked = (...fieldPaths: readonly string[]) => ({ updateMask: { fieldPaths } })

test('a document is written whole, or but for the fields of a mask', () => {
  const database = open()
  put(database, { color: text('red'), sound: text('hum') })
  put(database, { color: text('blue') }, masked('color', 'sound'))
  expect(database.get(NAME)?.fields).toEqual({ color: text('blue') })
  put(database, { size: text('small') }, masked('size'))
  expect(database.get(NAME)?.fields).toEqual({ color: text('blue'), size: text('small') })
  commit(database, { update: { name: NAME } })
  expect(database.get(NAME)?.fields).toEqual({})
  commit(database, { delete: NAME })
  expect(database.get(NAME)).toBeUndefined()
})

test('a field may have a name that every object knows, and is there only when it was written', () => {
  const database = open()
  const names = ['constructor', 'prototype', '__proto__', 'toString']
  const fields = JSON.parse(`{${names.map((name) => `"${name}":{"stringValue":"${name}"}`).join(',')}}`)
  put(database, fields)
  expect(JSON.stringify(database.get(NAME)?.fields)).toBe(JSON.stringify(fields))
  put(database, {}, masked('constructor', '__proto__'))
  expect(Object.keys(database.get(NAME)?.fields ?? {})).toEqual(['prototype', 'toString'])
  expect(database.get(NAME)?.fields.constructor).toBeUndefined()
})

test('rules come before preconditions', () => {
  const database = open(({ operation }) => operation !== 'update')
  put(database)
  const over = () => put(database, {}, { currentDocument: { exists: false } })
  expect(over).toThrow(expect.objectContaining({ status: 'PERMISSION_DENIED' }))
})

test('the server fills in its time, the same for the whole commit', () => {
  const database = open()
  const updateTransforms = [{ fieldPath: 'made', setToServerValue: 'REQUEST_TIME' }]
  const { commitTime, writeResults } = put(database, {}, { updateTransforms })
  const made = { timestampValue: commitTime }
  expect(writeResults).toEqual([{ updateTime: commitTime, transformResults: [made] }])
  expect(database.get(NAME)).toMatchObject({ fields: { made }, createTime: commitTime, updateTime: commitTime })
})

test('preconditions hold, or nothing of the commit happens', () => {
  const database = open()
  const other = { update: { name: `${ROOT}/toys/other` } }
  const write = (exists: boolean) => ({ update: { name: NAME }, currentDocument: { exists } })
  expect(() => commit(database, other, write(true))).toThrow('no document')
  expect(database.get(`${ROOT}/toys/other`)).toBeUndefined()
  commit(database, write(false))
  expect(() => commit(database, write(false))).toThrow('is a document')
})

test('the rules hear what a write does to what, and the owner is above them', () => {
  const rules = vi.fn(() => true)
  const database = open(rules)
  const write = { update: { name: NAME } }
  commit(database, write)
  commit(database, write)
  commit(database, { delete: NAME })
  expect(rules.mock.calls).toMatchObject([
    [{ operation: 'create', path: 'toys/top', after: { name: NAME } }],
    [{ operation: 'update', path: 'toys/top', before: { name: NAME }, after: { name: NAME } }],
    [{ operation: 'delete', path: 'toys/top', before: { name: NAME } }],
  ])
  const closed = open(() => false)
  expect(() => commit(closed, write)).toThrow('permissions')
  closed.commit(read(commitRequest, { writes: [write] }).writes, 'owner')
  expect(closed.get(NAME)).toBeDefined()
})

test('two writes to one document in a commit, and kinds of writes not known, are refused', () => {
  const database = open()
  const write = { update: { name: NAME } }
  expect(() => commit(database, write, write)).toThrow('does not implement')
  for (const unknown of [
    { transform: { document: NAME } },
    { ...write, updateMask: { fieldPaths: ['a.b'] } },
    { ...write, updateTransforms: [{ fieldPath: 'a', increment: { integerValue: '1' } }] },
    { ...write, currentDocument: { updateTime: '2022-10-05T12:00:00Z' } },
    { update: { name: `${ROOT}/toys` } },
  ]) {
    expect(() => commit(database, unknown)).toThrow('does not implement')
  }
})

test('watchers are told of every change, and of none that failed', () => {
  const database = open()
  const watcher = vi.fn()
  const unwatch = database.watch(watcher)
  commit(database, { update: { name: NAME } })
  database.clear()
  database.control({ denied: ['create'] })
  expect(watcher).toHaveBeenCalledTimes(3)
  expect(() => commit(database, { update: { name: NAME } })).toThrow('permissions')
  unwatch()
  database.clear()
  expect(watcher).toHaveBeenCalledTimes(3)
})

test('a list holds the documents of its own collection only', () => {
  const database = open()
  const names = ['toys/top', 'toys/top/parts/tip', 'toysAndGames/top'].map((path) => `${ROOT}/${path}`)
  for (const name of names) commit(database, { update: { name } })
  const found = database.list(ROOT, { from: [{ collectionId: 'toys' }], orderBy: [] })
  expect(found.map(({ name }) => name)).toEqual([NAME])
})
