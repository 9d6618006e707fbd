import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pathsUnder, proseOf } from './files'

/** What is written here of citations is no citation. */
const THIS_FILE = 'tests/docs/sources.test.ts'

/** How many citations there are at least: with fewer, it is the search that is broken. */
const AT_LEAST = 20

const CITATION = /\bSource:\s+/g
const PROPER = /^docs\/([\w-]+)\.md, ([^.]+)\./
/** What is cited by a page's heading, and in no other way. */
const ON_A_PAGE = /docs\/|specification|\bissues?\b|\bSPEC\b|requirement|budget/i

/** What follows each `Source:` of a file, up to the end of its comment, as if on one line. */
function citationsIn(text: string): string[] {
  const line = text.replace(/\r?\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ')
  return [...line.matchAll(CITATION)].map(({ index, 0: { length } }) => {
    const [cited = ''] = line.slice(index + length, index + length + 160).split('*/')
    return cited.trim()
  })
}

/** What is wrong with a citation, or `null`; `headingsOf` knows the headings of a page, and `null` for one that is missing. */
function faultOf(citation: string, headingsOf: (page: string) => readonly string[] | null): string | null {
  const [, page, heading = ''] = PROPER.exec(citation) ?? []
  if (page === undefined) {
    // A quoted neighbour of a citation is not a part of it.
    const [sentence = ''] = citation.split(/\.\s/)
    return ON_A_PAGE.test(sentence) ? 'is not of the form "docs/<page>.md, <heading>."' : null
  }
  const headings = headingsOf(page)
  if (headings === null) return `cites docs/${page}.md, which is missing`
  return headings.includes(heading) ? null : `cites "${heading}", which is no heading of docs/${page}.md`
}

/** The headings of a page in `docs/`, as they are written; what stands in a block of code is none. */
function headingsOfPage(page: string): readonly string[] | null {
  const file = `docs/${page}.md`
  if (!existsSync(file)) return null
  const headings = proseOf(readFileSync(file, 'utf8')).matchAll(/^#{1,6} +(.+?)\s*$/gm)
  return [...headings].map(([, heading = '']) => heading)
}

const citations = pathsUnder('src', 'scenes', 'tests', 'assets')
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|html|grit|rules)$/.test(file) && file !== THIS_FILE)
  .flatMap((file) => citationsIn(readFileSync(file, 'utf8')).map((citation) => ({ file, citation })))

describe('the sources that the code cites', () => {
  it('are headings of pages in docs/', () => {
    const faults = citations.flatMap(({ file, citation }) => {
      const fault = faultOf(citation, headingsOfPage)
      return fault === null ? [] : [`${file}: "Source: ${citation.slice(0, 80)}" ${fault}.`]
    })
    expect(faults).toEqual([])
  })

  it('are found', () => {
    expect(citations.filter(({ citation }) => PROPER.test(citation)).length).toBeGreaterThanOrEqual(AT_LEAST)
  })

  it.each(['specification', 'days'])('are on a page with no two headings alike: %s', (page) => {
    const headings = headingsOfPage(page) ?? []
    expect(headings.length).toBeGreaterThan(0)
    expect(headings.filter((heading, place) => headings.indexOf(heading) !== place)).toEqual([])
  })
})

describe('the search for them', () => {
  const headingsOf = (page: string) => (page === 'days' ? ['12 forget'] : null)
  const faultsIn = (text: string) => citationsIn(text).map((citation) => faultOf(citation, headingsOf))

  it('reads comments of one line and of several', () => {
    const code =
      '/** So far. Source: docs/days.md, 12 forget. */\nconst far = 1 // Source: docs/days.md, 12\n// forget.'
    expect(citationsIn(code)).toEqual(['docs/days.md, 12 forget.', 'docs/days.md, 12 forget.'])
    expect(faultsIn('/**\n * It is far. Source:\n * docs/days.md, 12 forget. So it is.\n */')).toEqual([null])
  })

  it('takes a longer word for no citation', () => {
    expect(citationsIn("CanvasSource: 'rendering'")).toEqual([])
  })

  it.each([
    ['/** Source: docs/days.md, 13 forget. */', /no heading/],
    ['/** Source: docs/nights.md, 12 forget. */', /missing/],
    ['/** Source: docs/days.md, 12 forget */', /form/],
    ['/** Source: specification, section 2. */', /form/],
    ['// Source: SPEC.md, the quiz.', /form/],
    ['/** Source: issue 17. */', /form/],
    ["/** Source: the days' requirements. */", /form/],
  ])('refuses %s', (text, fault) => {
    expect(faultsIn(text)).toEqual([expect.stringMatching(fault)])
  })

  it('leaves other sources alone', () => {
    expect(faultsIn('/** Source: https://www.w3.org/TR/WCAG22. */')).toEqual([null])
  })
})
