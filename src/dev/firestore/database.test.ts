import { expect, test, vi } from 'vitest'
import { Database } from './database'
import { commitRequest, read } from './requests'

const ROOT = 'projects/p/databases/(default)/documents'
const NAME = `${ROOT}/toys/top`
const text = (stringValue: string) => ({ stringValue })

function commit(database: Database, ...writes: readonly object[]) {
  return database.commit(read(commitRequest, { writes }).writes, 'anybody')
}

function open(rules: ConstructorParameters<typeof Database>[0] = () => true) {
  return new Database(rules)
}

test('a document is written whole, or but for the fields of a mask', () => {
  const database = open()
  commit(database, { update: { name: NAME, fields: { color: text('red'), sound: text('hum') } } })
  commit(database, {
    update: { name: NAME, fields: { color: text('blue') } },
    updateMask: { fieldPaths: ['color', 'sound'] },
  })
  expect(database.get(NAME)?.fields).toEqual({ color: text('blue') })
  commit(database, { update: { name: NAME, fields: { size: text('small') } }, updateMask: { fieldPaths: ['size'] } })
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
  commit(database, { update: { name: NAME, fields } })
  expect(JSON.stringify(database.get(NAME)?.fields)).toBe(JSON.stringify(fields))
  commit(database, { update: { name: NAME, fields: {} }, updateMask: { fieldPaths: ['constructor', '__proto__'] } })
  expect(Object.keys(database.get(NAME)?.fields ?? {})).toEqual(['prototype', 'toString'])
  expect(database.get(NAME)?.fields.constructor).toBeUndefined()
})

test('rules come before preconditions', () => {
  const database = open(({ operation }) => operation !== 'update')
  commit(database, { update: { name: NAME } })
  const over = { update: { name: NAME }, currentDocument: { exists: false } }
  expect(() => commit(database, over)).toThrow(expect.objectContaining({ status: 'PERMISSION_DENIED' }))
})

test('the server fills in its time, the same for the whole commit', () => {
  const database = open()
  const { commitTime, writeResults } = commit(database, {
    update: { name: NAME },
    updateTransforms: [{ fieldPath: 'made', setToServerValue: 'REQUEST_TIME' }],
  })
  const made = { timestampValue: commitTime }
  expect(writeResults).toEqual([{ updateTime: commitTime, transformResults: [made] }])
  expect(database.get(NAME)).toMatchObject({ fields: { made }, createTime: commitTime, updateTime: commitTime })
})

test('preconditions hold, or nothing of the commit happens', () => {
  const database = open()
  const other = { update: { name: `${ROOT}/toys/other` } }
  expect(() => commit(database, other, { update: { name: NAME }, currentDocument: { exists: true } })).toThrow(
    'no document',
  )
  expect(database.get(`${ROOT}/toys/other`)).toBeUndefined()
  commit(database, { update: { name: NAME }, currentDocument: { exists: false } })
  expect(() => commit(database, { update: { name: NAME }, currentDocument: { exists: false } })).toThrow(
    'is a document',
  )
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
