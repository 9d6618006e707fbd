/** Half a thread as it is drawn: how long, and how far it sags, in scene units. */
export const THREAD = { length: 640, sag: 24 } as const
