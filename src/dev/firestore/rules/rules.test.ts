import { expect, test } from 'vitest'
import type { Value } from '../values'
import { type Access, compileRules } from './rules'

const TIME = '2022-10-05T12:00:00.000000Z'

const withBody = (body: string) =>
  compileRules(`rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`)

const document = (fields: Record<string, Value>) => ({ name: 'x', fields, createTime: TIME, updateTime: TIME })

/** Whether a rule with this condition lets a document with these fields be read. */
function holds(condition: string, fields: Record<string, Value> = {}): boolean {
  const rules = withBody(`match /toys/{id} { allow get: if ${condition}; }`)
  return rules({ operation: 'get', path: 'toys/one', time: TIME, before: document(fields) })
}

test.each([
  ['1 + 2 == 3 && !(1 > 2)', true],
  ['2 - 1 - 1 == 0', true],
  ["'a' in ['a', 'b'] && !('c' in ['a', 'b'])", true],
  ["'ink'.size() == 3 && '🔥'.size() == 1", true],
  ["' ink\\ '.trim() == 'ink'", true],
  ["'abc'.matches('[a-c]+') && !'abcd'.matches('[a-c]+')", true],
  ["['a'].hasOnly(['a', 'b']) && !['a'].hasAll(['a', 'b'])", true],
  ["duration.value(1, 'h') == duration.value(60, 'm')", true],
  ["duration.value(1, 'd') > duration.value(25, 'h')", false],
  ["request.time - duration.value(1, 's') < request.time", true],
  ["request.time is timestamp && id == 'one' && request.auth == null", true],
  ["1 is int && 'a' is string && !('a' is int) && true is bool && [] is list", true],
  ['1 == "1" || null == false', false],
])('%s is %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected)
})

test('an error refuses, unless the other side of && or || decides by itself', () => {
  const error = 'resource.data.missing == 1'
  const decided = [`${error} || true`, `true || ${error}`, `!(${error} && false)`]
  const undecided = [error, `!(${error})`, `!(${error} && true)`, '1 < request.time', "'text'"]
  expect([...decided, ...undecided].filter((condition) => holds(condition))).toEqual(decided)
})

test('a document is a map of what its fields hold', () => {
  const fields: Record<string, Value> = {
    count: { integerValue: '4' },
    half: { doubleValue: 0.5 },
    at: { timestampValue: TIME },
    list: { arrayValue: { values: [{ stringValue: 'a' }] } },
    map: { mapValue: { fields: { inner: { booleanValue: true } } } },
    none: { nullValue: null },
  }
  expect(holds('resource.data.count == 4 && resource.data.half is float', fields)).toBe(true)
  expect(holds("resource.data.list == ['a'] && resource.data.map.inner", fields)).toBe(true)
  expect(holds('resource.data.none == null && resource.data.at == request.time', fields)).toBe(true)
  expect(holds('resource.data.size() == 6 && resource.data.map.keys() == ["inner"]', fields)).toBe(true)
})

test('paths must match to their end, and functions see what is around them', () => {
  const rules = withBody(`
    function isMine(name) { return name == id; }
    match /toys/{id} {
      function isMarked() { return isMine('one') && request.method == 'get'; }
      allow get: if isMarked();
      match /parts/{part} { allow get: if part == 'wheel' && isMine('one'); }
    }`)
  const get = (path: string) => rules({ operation: 'get', path, time: TIME })
  const paths = ['toys/one', 'toys/two', 'toys/one/parts/wheel', 'toys/one/parts/axle', 'toys', 'games/one']
  expect(paths.filter(get)).toEqual(['toys/one', 'toys/one/parts/wheel'])
})

test('read is get and list, write is the rest', () => {
  const rules = withBody('match /a/{id} { allow read; } match /b/{id} { allow write: if true; }')
  const allowed = (path: string) =>
    (['get', 'list', 'create', 'update', 'delete'] as const).filter((operation) =>
      rules({ operation, path: operation === 'list' ? path : `${path}/x`, time: TIME }),
    )
  expect(allowed('a')).toEqual(['get', 'list'])
  expect(allowed('b')).toEqual(['create', 'update', 'delete'])
})

test('a list is judged by the bounds of its query', () => {
  const rules = withBody('match /toys/{id} { allow list: if resource.data.size > 3 && resource.data.size <= 9; }')
  type Bound = readonly ['EQUAL' | 'GREATER_THAN' | 'LESS_THAN_OR_EQUAL', number]
  const list = (...conditions: readonly Bound[]) => {
    const filters = conditions.map(([op, bound]) => ({
      fieldFilter: { field: { fieldPath: 'size' }, op, value: { integerValue: String(bound) } },
    }))
    const query: NonNullable<Access['query']> = {
      from: [{ collectionId: 'toys' }],
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy: [],
    }
    return rules({ operation: 'list', path: 'toys', time: TIME, query })
  }
  const between = (low: number, high: number) => list(['GREATER_THAN', low], ['LESS_THAN_OR_EQUAL', high])
  expect([between(4, 9), between(4, 10), between(2, 9)]).toEqual([true, false, false])
  expect([list(['EQUAL', 5]), list(['EQUAL', 3]), list(['GREATER_THAN', 4]), list()]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ["rules_version = '1';", 'line 1'],
  ["rules_version = '2'; service cloud.firestore { match /a/{b=**} { allow read; } }", 'line 1'],
  ["rules_version = '2'; service cloud.firestore { match /a/{b} { allow shout; } }", '"shout"'],
  ["rules_version = '2'; service cloud.firestore { match /a/{b} { allow read: if 1 * 2 == 2; } }", 'line 1'],
])('rules that cannot be understood are refused as a whole: %s', (source, named) => {
  expect(() => compileRules(source)).toThrow(named)
})

test.each([
  '1.lower()',
  "'a'.lower()",
  'get(id)',
  "'a' < 'b'",
  "duration.value(1, 'x') == 1",
  'nobody == 1',
  '1 is path',
])('what %s would be is not guessed', (condition) => {
  expect(() => holds(condition)).toThrow('does not implement')
})

test('rules over a list may not look at the id of what it finds', () => {
  const rules = withBody("match /toys/{id} { allow list: if id == 'one'; }")
  const query = { from: [{ collectionId: 'toys' }] as [{ collectionId: string }], orderBy: [] }
  expect(() => rules({ operation: 'list', path: 'toys', time: TIME, query })).toThrow('variable id')
})
