import { deleteApp, type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app'
import { initializeFirestore, memoryLocalCache, serverTimestamp, setDoc } from 'firebase/firestore'
import type { ChatServer } from '../room/chatServer'
import { firestoreRoom } from './firestoreRoom'
import { serverDate } from './serverDate'
import type { ChatSettings } from './settings'

/** Where all projects live. */
const ORIGIN = 'https://firestore.googleapis.com'

/** Opens the room of a Firebase project. */
export async function openProject({ projectId, apiKey, appCheck }: ChatSettings): Promise<ChatServer> {
  const app = newApp({ projectId, apiKey, ...(appCheck && { appId: appCheck.appId }) })
  const attest = appCheck ? await attestation(app, appCheck.siteKey) : undefined
  return sharedRoom(app, {}, () => serverDate({ origin: ORIGIN, projectId, apiKey, attest }))
}

/** Has the SDK attest visitors by itself. @returns what gets a token for a call of our own */
async function attestation(app: App, siteKey: string): Promise<() => Promise<string>> {
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
  const provider = new ReCaptchaEnterpriseProvider(siteKey)
  const attesting = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true })
  return async () => (await getToken(attesting)).token
}

/** Opens the room of the local Firestore that serves this page. */
export function openLocalFirestore(projectId: string): ChatServer {
  const { host, protocol, origin } = window.location
  const settings = { projectId, apiKey: 'none' }
  return sharedRoom(newApp(settings), { host, ssl: protocol === 'https:' }, () => serverDate({ origin, ...settings }))
}

type App = ReturnType<typeof initializeApp>

let opened = 0

/** An app under a name of its own: a room may be opened while the last one is still closing. */
function newApp(options: FirebaseOptions): App {
  opened += 1
  return initializeApp(options, `shared room ${opened}`)
}

function sharedRoom(
  app: App,
  address: { readonly host?: string; readonly ssl?: boolean },
  time: ChatServer['time'],
): ChatServer {
  // A connection that breaks is no surprise: the page tells of it in words, and the browser itself in the console. Nor is it that
  // the SDK has not counted this use of it yet when the room is closed again.
  setLogLevel('error')
  const firestore = initializeFirestore(app, { ...address, localCache: memoryLocalCache() })
  return firestoreRoom(firestore, {
    kind: 'shared',
    time,
    write: (reference, letter) => setDoc(reference, { ...letter, date: serverTimestamp() }),
    close: () => deleteApp(app),
  })
}
