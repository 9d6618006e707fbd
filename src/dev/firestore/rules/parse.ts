import { unimplemented } from '../status.ts'
import {
  type Allow,
  BINARY_OPERATORS,
  type Expression,
  type Match,
  type Operation,
  type RulesFunction,
  type Segment,
} from './syntax.ts'
import { type Token, tokensOf } from './tokens.ts'

const OPERATIONS: Readonly<Record<string, readonly Operation[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
}
const CONSTANTS = new Map<string, null | boolean>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/**
 * Reads the rules of the service `cloud.firestore`.
 *
 * @throws StatusError UNIMPLEMENTED, naming the line, at whatever part of the language it does not know
 */
export function parseRules(source: string): readonly Match[] {
  return new Parser(tokensOf(source)).rules()
}

class Parser {
  private at = 0

  constructor(private readonly tokens: readonly Token[]) {}

  rules(): readonly Match[] {
    for (const text of ['rules_version', '=', '2', ';', 'service', 'cloud', '.', 'firestore', '{']) this.expect(text)
    const matches: Match[] = []
    while (!this.accept('}')) {
      this.expect('match')
      matches.push(this.match())
    }
    if (this.next.kind !== 'end') this.refuse()
    return matches
  }

  private match(): Match {
    const path: Segment[] = []
    while (this.accept('/')) path.push(this.segment())
    this.expect('{')
    const allows: Allow[] = []
    const functions: RulesFunction[] = []
    const matches: Match[] = []
    while (!this.accept('}')) {
      if (this.accept('match')) matches.push(this.match())
      else if (this.accept('function')) functions.push(this.function())
      else allows.push(this.allow())
    }
    return { path, allows, functions, matches }
  }

  private segment(): Segment {
    if (!this.accept('{')) return { literal: this.word() }
    const variable = this.word()
    this.expect('}')
    return { variable }
  }

  private allow(): Allow {
    this.expect('allow')
    const operations: Operation[] = []
    do {
      const named = OPERATIONS[this.next.text]
      if (!named) this.refuse()
      else operations.push(...named)
      this.at += 1
    } while (this.accept(','))
    let condition: Expression = { kind: 'literal', value: true }
    if (this.accept(':')) {
      this.expect('if')
      condition = this.expression()
    }
    this.expect(';')
    return { operations, condition }
  }

  private function(): RulesFunction {
    const name = this.word()
    this.expect('(')
    const parameters = this.listUntil(')', () => this.word())
    this.expect('{')
    this.expect('return')
    const body = this.expression()
    this.expect(';')
    this.expect('}')
    return { name, parameters, body }
  }

  private expression(level = 0): Expression {
    const operators = BINARY_OPERATORS[level]
    if (!operators) return this.unary()
    let left = this.expression(level + 1)
    for (;;) {
      const operator = operators.find((text) => this.accept(text))
      if (operator) left = { kind: 'binary', operator, left, right: this.expression(level + 1) }
      else if (level === BINARY_OPERATORS.length - 2 && this.accept('is')) {
        left = { kind: 'is', of: left, type: this.word() }
      } else return left
    }
  }

  private unary(): Expression {
    return this.accept('!') ? { kind: 'not', of: this.unary() } : this.postfix()
  }

  private postfix(): Expression {
    let of = this.primary()
    while (this.accept('.')) {
      const name = this.word()
      of = this.accept('(') ? { kind: 'method', of, name, given: this.given() } : { kind: 'member', of, name }
    }
    return of
  }

  private primary(): Expression {
    const token = this.next
    if (this.accept('(')) {
      const inner = this.expression()
      this.expect(')')
      return inner
    }
    if (this.accept('[')) return { kind: 'list', items: this.listUntil(']', () => this.expression()) }
    this.at += 1
    switch (token.kind) {
      case 'text':
        return { kind: 'literal', value: token.text }
      case 'number':
        return { kind: 'literal', value: BigInt(token.text) }
      case 'word': {
        const constant = CONSTANTS.get(token.text)
        if (constant !== undefined) return { kind: 'literal', value: constant }
        if (this.accept('(')) return { kind: 'call', name: token.text, given: this.given() }
        return { kind: 'variable', name: token.text }
      }
      default:
        this.at -= 1
        return this.refuse()
    }
  }

  private given(): readonly Expression[] {
    return this.listUntil(')', () => this.expression())
  }

  private listUntil<Item>(end: string, item: () => Item): readonly Item[] {
    const items: Item[] = []
    while (!this.accept(end)) {
      if (items.length > 0) this.expect(',')
      items.push(item())
    }
    return items
  }

  private word(): string {
    const { kind, text } = this.next
    if (kind !== 'word') this.refuse()
    this.at += 1
    return text
  }

  private get next(): Token {
    const token = this.tokens[Math.min(this.at, this.tokens.length - 1)]
    if (!token) throw new Error('Rules are at least one token long: their end.')
    return token
  }

  private accept(text: string): boolean {
    const { kind } = this.next
    if (this.next.text !== text || kind === 'text' || kind === 'end') return false
    this.at += 1
    return true
  }

  private expect(text: string): void {
    // The version of the rules is written as a text.
    if (text === '2' && this.next.kind === 'text' && this.next.text === text) this.at += 1
    else if (!this.accept(text)) this.refuse(`, where it expects "${text}"`)
  }

  private refuse(expected = ''): never {
    const { text, line } = this.next
    throw unimplemented(`"${text}" on line ${line} of the rules${expected}`)
  }
}
