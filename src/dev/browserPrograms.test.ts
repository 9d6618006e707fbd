import { expect, it } from 'vitest'
import { type BrowserProgram, provideBrowser } from './browserPrograms'

const PROGRAM: BrowserProgram = {
  name: 'Lynx',
  variable: 'NO_SUCH_BROWSER_PATH',
  commands: ['no-such-browser'],
  applications: [],
  packages: ['no-such-package'],
  download: { name: 'no-such-download', path: () => '/no/such/browser' },
}

it('installs nothing that is not wanted, and says what is missing and how to get it', () => {
  const questions: string[] = []
  const provide = () =>
    provideBrowser(PROGRAM, (question) => {
      questions.push(question)
      return false
    })
  expect(provide).toThrow(
    /need Lynx\.\n {2}No Lynx is installed, .*\n {2}Debian's Lynx: not wanted; ".*apt-get install -y -qq no-such-package" gets it\.\n {2}Playwright's Lynx: not wanted; ".* install no-such-download" gets it\.\n {2}Install one, or set NO_SUCH_BROWSER_PATH/,
  )
  expect(questions).toEqual([
    expect.stringMatching(/^The tests need a browser\. Get Debian's Lynx by "/),
    expect.stringMatching(/^The tests need a browser\. Get Playwright's Lynx by "/),
  ])
})

it('asks for nothing where there is a browser', () => {
  const program = { ...PROGRAM, applications: [process.execPath] }
  expect(provideBrowser(program, () => expect.fail('It asked.'))).toBe(process.execPath)
})

it('gets what is lighter after what is needed, which does where the other cannot be had', () => {
  const program = { ...PROGRAM, lighterPackages: ['no-such-lighter-package'] }
  const asked: string[] = []
  const provide = () =>
    provideBrowser(program, (question) => {
      asked.push(question)
      return false
    })
  expect(provide).toThrow()
  expect(asked[0]).toMatch(/install -y -qq no-such-package && .*install -y -qq no-such-lighter-package"/)
})
