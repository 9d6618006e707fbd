import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { isRecord } from './isRecord'

/** The name under which WebDriver hands elements over. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** How long a driver may take to listen, in ms, and how often it is asked. */
const START = { patience: 30_000, step: 50 }

/** Keys that no sign stands for, as WebDriver writes them. */
export const KEYS = { enter: '\uE007', tab: '\uE004', escape: '\uE00C' } as const

interface Point {
  readonly x: number
  readonly y: number
}

/** A browser that is driven by W3C's WebDriver, as far as the tests need it: https://www.w3.org/TR/webdriver2/ */
export class WebDriver {
  readonly #program: ChildProcess
  readonly #session: string

  private constructor(program: ChildProcess, session: string) {
    this.#program = program
    this.#session = session
  }

  /**
   * Starts a driver, and by it a browser whose page has that size.
   *
   * @param path the driver's program
   * @throws when it does not listen in time, or opens no browser
   */
  static async open(path: string, size: { readonly width: number; readonly height: number }): Promise<WebDriver> {
    const port = await freePort()
    const program = spawn(path, [`--port=${port}`], { stdio: 'ignore' })
    const driver = `http://127.0.0.1:${port}`
    try {
      await listening(driver)
      const session: unknown = await callDriver('POST', `${driver}/session`, { capabilities: {} })
      const opened = new WebDriver(program, `${driver}/session/${textOf(session, 'sessionId')}`)
      await opened.#resize(size)
      return opened
    } catch (error) {
      program.kill()
      throw error
    }
  }

  async goTo(address: string): Promise<void> {
    await this.#post('url', { url: address })
  }

  /** Runs a function in the page, which knows nothing but its arguments, and gives what it returns. */
  run<Args extends readonly unknown[], Answer>(script: (...args: Args) => Answer, ...args: Args): Promise<Answer> {
    return this.ask(`return (${script}).apply(null, arguments)`, args)
  }

  /** Runs the body of a function in the page, and gives what it returns. */
  ask<Answer>(body: string, args?: readonly unknown[]): Promise<Answer>
  async ask(script: string, args: readonly unknown[] = []): Promise<unknown> {
    return this.#post('execute/sync', { script, args })
  }

  /** Clicks in the middle of what the selector finds first, once it is scrolled into view. */
  async click(selector: string): Promise<void> {
    const element = await this.#post('element', { using: 'css selector', value: selector })
    await this.#post(`element/${textOf(element, ELEMENT)}/click`, {})
  }

  /** Moves the mouse through these places of the window; the button is down from the first to the last. */
  async drag(first: Point, ...others: readonly Point[]): Promise<void> {
    const move = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) })
    const actions = [
      move(first),
      { type: 'pointerDown', button: 0 },
      ...others.map(move),
      { type: 'pointerUp', button: 0 },
    ]
    await this.#post('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  }

  /** Types a text, sign by sign, or one of `KEYS`. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** What the window shows, as a PNG. */
  async photograph(): Promise<Buffer> {
    const picture: unknown = await callDriver('GET', `${this.#session}/screenshot`)
    if (typeof picture !== 'string') throw new Error('The browser was asked for a picture and gave none.')
    return Buffer.from(picture, 'base64')
  }

  async close(): Promise<void> {
    await callDriver('DELETE', this.#session)
    this.#program.kill()
  }

  /** WebDriver resizes the window, of which its bars take their part. */
  async #resize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    await this.#post('window/rect', { width, height })
    const lacking = await this.run((wanted) => wanted - innerHeight, height)
    await this.#post('window/rect', { width, height: height + lacking })
  }

  #post(command: string, body: object): Promise<unknown> {
    return callDriver('POST', `${this.#session}/${command}`, body)
  }
}

/** @throws with WebDriver's own words when it refuses */
async function callDriver(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: unknown = await response.json()
  const value = isRecord(answer) ? answer.value : undefined
  if (!response.ok) throw new Error(`WebDriver refuses ${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

async function listening(driver: string): Promise<void> {
  for (let waited = 0; waited < START.patience; waited += START.step) {
    const isReady = await callDriver('GET', `${driver}/status`).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, START.step))
  }
  throw new Error('The driver did not listen in time.')
}

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listen) => server.listen(0, '127.0.0.1', listen))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

function textOf(record: unknown, name: string): string {
  const text = isRecord(record) ? record[name] : undefined
  if (typeof text !== 'string') throw new Error(`WebDriver's answer names no ${name}: ${JSON.stringify(record)}`)
  return text
}
