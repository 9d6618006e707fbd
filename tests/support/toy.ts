import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Toybox } from '../../src/debug/toybox'
import type { Size } from '../../src/stage/contract/geometry'
import type { Rules } from '../../src/stage/contract/scene'
import { keepBook } from './keptBook'
import { photographStill } from './photographStill'
import { askToybox, openToybox } from './stage'
import { expect, test } from './test'
import { dragFinger, type Place, placeOf, tabTo, tap, tapOn } from './visitor'
import { WHOLE_BOOK } from './wholeBook'

// biome-ignore lint/suspicious/noExplicitAny: TypeScript has no word for "some state and events, those of one day".
type AnyRules = Rules<any, any, any>
type StateOf<DayRules extends AnyRules> = ReturnType<DayRules['start']>
type EventsOf<DayRules> = DayRules extends Rules<infer _State, infer Events, infer _Tuning> ? keyof Events : never

/** What is pressed or pointed at: an area, by its id or what that begins with, or a place of the page. */
type Target = string | Place

/** A day that plays in a page. What a visitor does takes place in the next tick: so many go by after it as are said, or one. */
export class Toy<DayRules extends AnyRules> {
  /** Through which a finger touches the page; `null` before it does. */
  #finger: CDPSession | null = null

  constructor(readonly page: Page) {}

  /** Asks the toy box of the page. The question may use nothing of the test. */
  ask<Answer>(question: (toybox: Toybox) => Answer): Promise<Answer> {
    return askToybox(this.page, question)
  }

  state(): Promise<StateOf<DayRules>> {
    return this.page.evaluate<StateOf<DayRules>>('toybox.state()')
  }

  /** The names of what has happened since the day began, oldest first. */
  events(): Promise<EventsOf<DayRules>[]> {
    return this.page.evaluate<EventsOf<DayRules>[]>('toybox.events().map(({ name }) => name)')
  }

  async lastEvent(): Promise<EventsOf<DayRules> | undefined> {
    return (await this.events()).at(-1)
  }

  /** The state after another tick: what the page passes on to the day may take a moment, so this is polled. */
  async nextState(): Promise<StateOf<DayRules>> {
    await this.step()
    return this.state()
  }

  now(): Promise<number> {
    return this.ask((toybox) => toybox.now)
  }

  async play(): Promise<void> {
    await this.page.evaluate(() => window.toybox?.play())
  }

  async pause(): Promise<void> {
    await this.page.evaluate(() => window.toybox?.pause())
  }

  /** Has what the day draws later come, and its rules hear of it. */
  async later(): Promise<void> {
    await this.page.evaluate(() => window.toybox?.later())
    await this.step()
  }

  async step(ticks = 1): Promise<void> {
    if (ticks > 0) await this.page.evaluate((count) => window.toybox?.step(count), ticks)
  }

  async seek(ms: number): Promise<void> {
    await this.page.evaluate((moment) => window.toybox?.seek(moment), ms)
  }

  /** Where that is, in CSS pixels of the page. */
  async placeOf(target: Target): Promise<Place> {
    return typeof target === 'string' ? placeOf(this.page, target) : target
  }

  /** Moves the mouse there. */
  async point(target: Target, ticks?: number): Promise<void> {
    const { x, y } = await this.placeOf(target)
    await this.page.mouse.move(x, y)
    await this.step(ticks)
  }

  /** Clicks there. */
  async press(target: Target, ticks?: number): Promise<void> {
    const { x, y } = await this.placeOf(target)
    await this.page.mouse.click(x, y)
    await this.step(ticks)
  }

  /** Taps there with a finger. */
  async tap(target: Target, ticks?: number): Promise<void> {
    await tap(await this.#touch(), await this.placeOf(target))
    await this.step(ticks)
  }

  /** Taps with a finger on the button of that name, or on something else of the page. */
  async tapOn(wanted: string | Locator, ticks?: number): Promise<void> {
    await this.#touch()
    await tapOn(typeof wanted === 'string' ? this.button(wanted) : wanted)
    await this.step(ticks)
  }

  /** Draws a finger from place to place. */
  async drag(places: readonly Place[], ticks?: number): Promise<void> {
    await dragFinger(await this.#touch(), places)
    await this.step(ticks)
  }

  /** Presses a key. */
  async key(key: string, ticks?: number): Promise<void> {
    await this.page.keyboard.press(key)
    await this.step(ticks)
  }

  /** Presses Enter on the button of that name. */
  async enter(name: string, ticks?: number): Promise<void> {
    await this.button(name).press('Enter')
    await this.step(ticks)
  }

  /** Presses Tab; what has the focus then is the button of that name, if one is named. */
  async tab(name?: string | RegExp): Promise<void> {
    await this.key('Tab', 0)
    if (name !== undefined) await this.expectFocusOn(name)
  }

  /** Goes on by Tab until the focus is on the button of that name, or on something else of the page. */
  tabTo(wanted: string | RegExp | Locator): Promise<void> {
    const isName = typeof wanted === 'string' || wanted instanceof RegExp
    return tabTo(this.page, isName ? this.button(wanted) : wanted)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async expectFocusOn(name: string | RegExp): Promise<void> {
    await expect(this.button(name)).toBeFocused()
  }

  /** Expects that to be said to whoever listens; it may be written for others, too. */
  async expectSaid(words: string | RegExp): Promise<void> {
    await expect(this.page.getByText(words).and(this.page.locator('[aria-live]'))).toBeAttached()
  }

  /** Moves the mouse there, and tells which cursor it shows. */
  async cursorOver(target: Target): Promise<string> {
    await this.point(target)
    return this.page.evaluate(
      ({ x, y }) => getComputedStyle(document.elementFromPoint(x, y) ?? document.body).cursor,
      await this.placeOf(target),
    )
  }

  /** Plays for so many simulated ms, and pauses. Returns how often the picture was rendered meanwhile. */
  rendersOver(ms: number): Promise<number> {
    return this.page.evaluate(async (wanted) => {
      const { toybox, __PIXI_APP__: app } = window
      if (!toybox || !app) throw new Error('There is no toy box on this page.')
      const { render } = app
      let count = 0
      app.render = () => {
        count += 1
        render.call(app)
      }
      const from = toybox.now
      toybox.play()
      while (toybox.now - from < wanted) await new Promise(requestAnimationFrame)
      toybox.pause()
      app.render = render
      return count
    }, ms)
  }

  /** The page, or a part of it, once all that has just come into it is seen. The day is paused. */
  photograph(clip?: Place & Size): Promise<Buffer> {
    return photographStill(this.page, clip)
  }

  /** Ends what the first tap began: the page has no finger any more. */
  async removeFinger(): Promise<void> {
    await this.#finger?.detach()
    this.#finger = null
  }

  async #touch(): Promise<Page> {
    if (!this.#finger) {
      this.#finger = await this.page.context().newCDPSession(this.page)
      await this.#finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    }
    return this.page
  }
}

interface ToyFixtures<DayRules extends AnyRules> {
  /** Opens the day within the page that is kept from test to test and draws nothing, at its usual moment or at another one. */
  readonly open: (link?: string) => Promise<Toy<DayRules>>
  /** The day at its usual moment, within that page. */
  readonly toy: Toy<DayRules>
  /** The day at its usual moment in French, within that page. */
  readonly frenchToy: Toy<DayRules>
  /** Opens the day in a page of its own, for what hangs on a first visit or stays with a page, or is seen. */
  readonly openFresh: (link?: string) => Promise<Toy<DayRules>>
  /** The day at its usual moment for whoever asked for less motion, within the kept page that draws. */
  readonly reducedMotionToy: Toy<DayRules>
}

/**
 * Tests of one day, whose rules tell which state and events it has.
 * @param link its usual moment: seed, time, pace
 */
export function toyTest<DayRules extends AnyRules>(slug: string, link: string) {
  async function openIn(page: Page, at: string): Promise<Toy<DayRules>> {
    await openToybox(page, `${slug}?${at}`)
    return new Toy<DayRules>(page)
  }

  return test.extend<ToyFixtures<DayRules>>({
    open: async ({ undrawnPage }, use) => {
      const opened: Toy<DayRules>[] = []
      await use(async (at = link) => {
        const toy = await openIn(undrawnPage, at)
        opened.push(toy)
        return toy
      })
      for (const toy of opened) await toy.removeFinger()
    },
    toy: async ({ open }, use) => use(await open()),
    frenchToy: async ({ open }, use) => use(await open(`${link}&lang=fr`)),
    openFresh: async ({ page }, use) => {
      await keepBook(page, WHOLE_BOOK)
      await use((at = link) => openIn(page, at))
    },
    reducedMotionToy: async ({ stillPage }, use) => {
      const toy = await openIn(stillPage, link)
      await use(toy)
      await toy.removeFinger()
    },
  })
}

export { expect }
