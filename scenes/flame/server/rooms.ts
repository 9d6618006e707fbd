/** All rooms there are, in one file with the database's code: a visitor opens one of them, and nearly all of it is theirs. */
export { openLocalRoom } from './localRoom'
export { openLocalFirestore, openProject } from './sharedRoom'
