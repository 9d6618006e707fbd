import { getApps, initializeApp } from 'firebase/app'
import {
  disableNetwork,
  getDocFromCache,
  getFirestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  setDoc,
  Timestamp,
} from 'firebase/firestore'
import type { ChatServer } from '../room/chatServer'
import { firestoreRoom } from './firestoreRoom'
import { isStorageAllowed } from './storage'

/** Ids that begin with "demo-" belong to no project, now or ever. */
const PROJECT = { projectId: 'demo-inktober2022', apiKey: 'none' }

/** The app's name is part of the database's name in the browser: tabs that share a room share it. */
const APP_NAME = 'local room'

/**
 * Opens the room that this browser keeps for its own tabs, or that this page remembers where the browser keeps nothing;
 * nothing of it ever reaches a network.
 */
export async function openLocalRoom(): Promise<ChatServer> {
  const isKept = await isStorageAllowed()
  const firestore = await localFirestore(isKept)
  return firestoreRoom(firestore, {
    kind: isKept ? 'local' : 'memory',
    time: async () => Timestamp.now().toMillis(),
    write: async (reference, letter) => {
      // Its promise waits for a server, but for a failure of the browser's storage; what the cache holds is in the room.
      const written = setDoc(reference, { ...letter, date: nextDate() })
      await Promise.race([written, getDocFromCache(reference)])
    },
    // It stays open for the next visit to this day: it holds no connection, and two cannot share the storage in one tab.
    close: async () => {},
  })
}

/** Dates of messages that went out at once lie no farther apart, in ms. */
const MILLISECONDS_APART = 1000

/** In µs since the epoch. */
let lastDate = 0

/**
 * Now, but later than the date before: of two messages that went out in the same ms, the first one stays the first. Not if
 * that one came from the future, as seen by a clock that was set back since.
 */
function nextDate(): Timestamp {
  const now = Timestamp.now().toMillis() * 1000
  lastDate = lastDate - now > MILLISECONDS_APART * 1000 ? now : Math.max(now, lastDate + 1)
  return new Timestamp(Math.floor(lastDate / 1e6), (lastDate % 1e6) * 1000)
}

async function localFirestore(isKept: boolean) {
  const opened = getApps().find(({ name }) => name === APP_NAME)
  if (opened) return getFirestore(opened)
  const firestore = initializeFirestore(initializeApp(PROJECT, APP_NAME), {
    localCache: isKept ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache(),
  })
  await disableNetwork(firestore)
  return firestore
}
