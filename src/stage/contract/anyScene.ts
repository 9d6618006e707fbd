import type { Reaction, SceneDefinition } from './definition'

/** A day on the stage, of whichever state, events and numbers: the stage hands them back to the day they came from and looks into none. */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript has no word for "some state, the same in rules and view".
export type AnyScene = SceneDefinition<any, any, any, any>

/** What follows from an event, whichever data goes with it. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyReaction = Reaction<any, string>
