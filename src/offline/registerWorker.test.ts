import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerWorker } from './registerWorker'

const followRenewals = vi.hoisted(() => vi.fn())
vi.mock('./followRenewals', () => ({ followRenewals }))

const REGISTRATION = { unregister: vi.fn(async () => true) }
let workers: { readonly [name in 'register' | 'getRegistration']: ReturnType<typeof vi.fn> } & {
  readonly ready: Promise<unknown>
}
let page: { readyState: string; querySelector: () => unknown }

beforeEach(() => {
  vi.useFakeTimers()
  workers = {
    register: vi.fn(async () => REGISTRATION),
    getRegistration: vi.fn(async () => REGISTRATION),
    ready: Promise.resolve(REGISTRATION),
  }
  page = { readyState: 'complete', querySelector: () => null }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubEnv('SERVICE_WORKER', 'on')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

it('the worker is registered once the page has loaded, and the day in it', async () => {
  page.readyState = 'interactive'
  registerWorker()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(workers.register).not.toHaveBeenCalled()
  page.readyState = 'complete'
  page.querySelector = () => ({})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(workers.register).not.toHaveBeenCalled()
  page.querySelector = () => null
  await vi.advanceTimersByTimeAsync(1_000)
  expect(workers.register).toHaveBeenCalledExactlyOnceWith(`${import.meta.env.BASE_URL}worker.js`)
  expect(followRenewals).toHaveBeenCalledExactlyOnceWith(workers, REGISTRATION)
})

it('where it is not there or denied, nothing else happens', async () => {
  workers.register.mockRejectedValue(new DOMException('Denied.', 'SecurityError'))
  registerWorker()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(workers.register).toHaveBeenCalledOnce()
  expect(followRenewals).not.toHaveBeenCalled()
})

it.each([
  ['in development', () => vi.stubEnv('SERVICE_WORKER', undefined)],
  ['where the browser has none', () => vi.stubGlobal('navigator', {})],
])('%s there is none', async (_, prepare) => {
  prepare()
  registerWorker()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(workers.register).not.toHaveBeenCalled()
})

it('a build without one sends away the one that is there', async () => {
  vi.stubEnv('SERVICE_WORKER', 'off')
  registerWorker()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(REGISTRATION.unregister).toHaveBeenCalledOnce()
  expect(workers.register).not.toHaveBeenCalled()
})
