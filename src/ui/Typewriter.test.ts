import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Typewriter } from './Typewriter'

const markup = (typed: number) => renderToStaticMarkup(createElement(Typewriter, { text: 'Who goes there?', typed }))
const plain = (html: string) => html.replace(/ style="[^"]*"/g, '')

it('gives the whole text to be read aloud, whatever is typed', () => {
  for (const typed of [0, 3, 15]) expect(plain(markup(typed))).toContain('<span>Who goes there?</span>')
})

it('shows what is typed, and holds the place of the rest', () => {
  expect(plain(markup(3))).toContain('<span aria-hidden="true">Who<span> goes there?</span></span>')
  expect(plain(markup(15))).toContain('<span aria-hidden="true">Who goes there?<span></span></span>')
})
