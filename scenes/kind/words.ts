import type { Localized } from '../../src/language/words'
import type { Thing } from './state'
import { TEXTS } from './texts'

/** The texts of things, as they are read aloud: in one breath. */
export const SPOKEN: Readonly<Record<Thing, Localized>> = {
  shoes: inOneLine(TEXTS.shoes),
  photo: inOneLine(TEXTS.photo),
  toys: inOneLine(TEXTS.toys),
  pie: inOneLine(TEXTS.pie),
}

function inOneLine({ en, fr }: Localized): Localized {
  return { en: en.replace('\n', ' '), fr: fr.replace('\n', ' ') }
}
