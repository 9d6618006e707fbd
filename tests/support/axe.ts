import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/** Fails with what axe finds wrong on the page, by rule and element. */
export async function expectNoViolations(page: Page): Promise<void> {
  // No page of the site holds another, whose findings would have to be put together in a blank page of their own each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
