import type { Definition, PageDefinition, Reaction, SceneDefinition } from './definition'

/** A day with rules, of whichever state, events and numbers: the stage hands them back to the day they came from and looks into none. */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript has no word for "some state, the same in rules and view".
export type AnyDefinition = Definition<any, any, any>

/** The same of a day on the stage. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyScene = SceneDefinition<any, any, any, any>

/** The same of a page. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyPage = PageDefinition<any, any, any>

/** What follows from an event, whichever data goes with it. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyReaction = Reaction<any, string>
