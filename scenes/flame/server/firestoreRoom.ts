import { FirebaseError } from 'firebase/app'
import {
  collection,
  type DocumentReference,
  doc,
  documentId,
  endBefore,
  type Firestore,
  getDocFromServer,
  getDocsFromCache,
  getDocsFromServer,
  limitToLast,
  onSnapshot,
  orderBy,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
import { ChatError, type ChatFailure, type ChatMessage, type ChatServer, NEWEST, PAGE_SIZE } from '../room/chatServer'
import { AUTHOR_LIMIT, lengthOf, TEXT_LIMIT, tidiedText } from '../room/messageText'

/** A message's fields but for its date, which is the room's to set. */
interface Letter {
  readonly author: string
  readonly msg: string
}

/** What a shared room does otherwise than a local one. */
interface Ways {
  readonly kind: ChatServer['kind']
  readonly time: ChatServer['time']
  /** Writes a message and settles when it is in the room. */
  write(reference: DocumentReference, letter: Letter): Promise<void>
  close(): Promise<void>
}

const FAILURES: Readonly<Record<string, ChatFailure>> = {
  'permission-denied': 'denied',
  'resource-exhausted': 'unavailable',
  unauthenticated: 'unavailable',
  unavailable: 'unavailable',
}

/** The chat room in the collection `messages` of a Firestore. */
export function firestoreRoom(firestore: Firestore, { kind, time, write, close }: Ways): ChatServer {
  const messages = collection(firestore, 'messages')
  const isLocal = kind !== 'shared'
  const from = (since: number) => query(messages, where('date', '>=', timestampOf(since)), orderBy('date'))

  return {
    kind,
    time,

    subscribe: (since, listener) =>
      onSnapshot(
        query(from(since), limitToLast(NEWEST)),
        { includeMetadataChanges: true },
        (snapshot) => listener.messages(messagesOf(snapshot), isLocal || !snapshot.metadata.fromCache),
        (error) => listener.failed(failureOf(error)),
      ),

    earlier: async (since, { date, id }) => {
      const place = [timestampOf(date), id] as const
      const page = query(from(since), orderBy(documentId()), endBefore(...place), limitToLast(PAGE_SIZE))
      try {
        return messagesOf(await (isLocal ? getDocsFromCache(page) : getDocsFromServer(page)))
      } catch (error) {
        throw chatErrorOf(error)
      }
    },

    send: async (id, author, text) => {
      const letter = { author: tidiedText(author), msg: tidiedText(text) }
      if (lengthOf(letter.author) > AUTHOR_LIMIT || lengthOf(letter.msg) > TEXT_LIMIT) throw new ChatError('too long')
      const reference = doc(messages, id)
      try {
        await write(reference, letter)
      } catch (error) {
        if (await hasArrived(reference, letter)) return
        throw chatErrorOf(error)
      }
    },

    close,
  }
}

/**
 * Whether the message is in the room although writing it was refused: when the connection breaks between a write and its
 * answer, the SDK writes again, which the rules do not allow.
 */
async function hasArrived(reference: DocumentReference, { author, msg }: Letter): Promise<boolean> {
  try {
    const found = (await getDocFromServer(reference)).data()
    return found?.author === author && found.msg === msg
  } catch (error) {
    // The rules deny reading what is not there; what else may have gone wrong, the first error stands for it.
    if (error instanceof FirebaseError) return false
    throw error
  }
}

function messagesOf(snapshot: QuerySnapshot): readonly ChatMessage[] {
  return snapshot.docs.flatMap(messageOf)
}

/** The message in a document; nothing where somebody with more rights than a visitor has put something else there. */
function messageOf(snapshot: QueryDocumentSnapshot): ChatMessage | [] {
  const { author, date, msg } = snapshot.data()
  if (typeof author !== 'string' || typeof msg !== 'string' || !(date instanceof Timestamp)) return []
  return { id: snapshot.id, author, date: date.seconds * 1000 + date.nanoseconds / 1e6, text: msg }
}

/** A time in ms since the epoch, to the microsecond: what Firestore keeps of it. */
function timestampOf(time: number): Timestamp {
  const seconds = Math.floor(time / 1000)
  return new Timestamp(seconds, Math.round((time - seconds * 1000) * 1000) * 1000)
}

function failureOf(error: FirebaseError): ChatFailure {
  return FAILURES[error.code] ?? 'rejected'
}

function chatErrorOf(error: unknown): unknown {
  return error instanceof FirebaseError ? new ChatError(failureOf(error), { cause: error }) : error
}
