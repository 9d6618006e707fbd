import { unimplemented } from '../status.ts'

export interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'sign' | 'end'
  /** As written; of a text what it says. */
  readonly text: string
  readonly line: number
}

const PATTERNS = [
  ['space', /\s+|\/\/.*|\/\*[\s\S]*?\*\//y],
  ['word', /[A-Za-z_]\w*/y],
  ['number', /\d+(?!\w|\.\d)/y],
  ['text', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['sign', /&&|\|\||[=!<>]=|[-+!<>=.,:;(){}[\]/]/y],
] as const

/**
 * The words, numbers, texts and signs of security rules.
 *
 * @throws StatusError UNIMPLEMENTED at what it does not know
 */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  let line = 1
  while (at < source.length) {
    const [kind, text] = tokenAt(source, at) ?? []
    if (kind === undefined || text === undefined) {
      throw unimplemented(`what stands on line ${line} of the rules: ${source.slice(at, at + 20)}`)
    }
    if (kind !== 'space') tokens.push({ kind, text: kind === 'text' ? unquote(text) : text, line })
    line += text.split('\n').length - 1
    at += text.length
  }
  return [...tokens, { kind: 'end', text: 'the end', line }]
}

function tokenAt(source: string, at: number) {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at
    const text = pattern.exec(source)?.[0]
    if (text !== undefined) return [kind, text] as const
  }
  return undefined
}

function unquote(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(.)/g, (_, escaped: string) => {
    if (/\w/.test(escaped)) throw unimplemented(`the escape \\${escaped} in a text of the rules`)
    return escaped
  })
}
