/** The Firebase project of a shared room, as the site was built for it. */
export interface ChatSettings {
  readonly isComplete: true
  readonly projectId: string
  readonly apiKey: string
  /** With both, visitors are attested by App Check; the key is reCAPTCHA Enterprise's. */
  readonly appCheck: { readonly appId: string; readonly siteKey: string } | null
}

/** What has to be set before there can be a shared room. */
export interface IncompleteChatSettings {
  readonly isComplete: false
  readonly missing: readonly string[]
}

const REQUIRED = ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_API_KEY']
const REQUIRED_BY_APP_CHECK = [...REQUIRED, 'VITE_FIREBASE_APP_ID']

/** Reads the `VITE_FIREBASE_…` settings of a build. A half set of them is incomplete: no half-working room is opened. */
export function readChatSettings(env: Readonly<Record<string, unknown>>): ChatSettings | IncompleteChatSettings {
  const setting = (name: string) => {
    const value = env[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const siteKey = setting('VITE_FIREBASE_APP_CHECK_KEY')
  const missing = (siteKey ? REQUIRED_BY_APP_CHECK : REQUIRED).filter((name) => !setting(name))
  if (missing.length > 0) return { isComplete: false, missing }
  return {
    isComplete: true,
    projectId: setting('VITE_FIREBASE_PROJECT_ID'),
    apiKey: setting('VITE_FIREBASE_API_KEY'),
    appCheck: siteKey ? { appId: setting('VITE_FIREBASE_APP_ID'), siteKey } : null,
  }
}
