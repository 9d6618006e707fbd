import type { ChatServer } from '../room/chatServer'
import { readChatSettings } from './settings'

/** Put into the page by the server of `src/dev/firestore/`; its content is the id of the project to use there. */
const LOCAL_FIRESTORE = 'meta[name="local-firestore"]'

/**
 * Opens the chat room: the local Firestore that `npm start` and `npm run preview` bring along, else the Firebase project
 * that the site was built with, else a room between the tabs of this browser. The database's code is loaded on the way.
 *
 * @throws (as a rejection) when that code cannot be loaded; call again to try again
 */
export async function openChatServer(): Promise<ChatServer> {
  const localProject = document.querySelector<HTMLMetaElement>(LOCAL_FIRESTORE)?.content
  const settings = readChatSettings(import.meta.env)
  const { openLocalFirestore, openLocalRoom, openProject } = await import('./rooms')
  if (localProject) return openLocalFirestore(localProject)
  if (settings.isComplete) return openProject(settings)
  console.warn(
    `The chat room is a local one, between the tabs of this browser: ${settings.missing.join(' and ')} unset.`,
  )
  return openLocalRoom()
}
