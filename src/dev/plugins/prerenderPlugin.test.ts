import { expect, test } from 'vitest'
import { withoutStyleAttributes } from './prerenderPlugin'

test('style attributes become rules, each of them once', () => {
  const markup = '<i style="top:0"></i><b style="background:url(&quot;a&amp;b&quot;)"></b><u style="top:0">style</u>'
  expect(withoutStyleAttributes(markup)).toEqual({
    markup: '<i data-style="0"></i><b data-style="1"></b><u data-style="0">style</u>',
    styles: '[data-style="0"]{top:0}[data-style="1"]{background:url("a&b")}',
  })
})

test('markup without style attributes stays as it is', () => {
  expect(withoutStyleAttributes('<p class="a">b</p>')).toEqual({ markup: '<p class="a">b</p>', styles: '' })
})
