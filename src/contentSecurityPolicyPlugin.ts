import type { Plugin } from 'vite'

const POLICY = /<meta\s+http-equiv="Content-Security-Policy"[^>]*>/
const CONNECT = "connect-src 'self'"

/** Where a chat room on a real Firebase project lives. */
const FIRESTORE = 'https://firestore.googleapis.com'

/**
 * Fits the Content-Security-Policy of `index.html` to the build: the addresses that the site is configured to talk to are
 * allowed, and no others. The development server, which injects scripts and styles of its own, runs without a policy.
 *
 * @throws when the page has no policy, or `VITE_VITALS_URL` is no address
 */
export function contentSecurityPolicyPlugin(): Plugin {
  let connectTo: string[] = []
  let building = false

  return {
    name: 'content-security-policy',
    configResolved({ command, env }) {
      building = command === 'build'
      connectTo = [
        ...(env.VITE_FIREBASE_PROJECT_ID ? [FIRESTORE] : []),
        ...(env.VITE_VITALS_URL ? [new URL(env.VITE_VITALS_URL).origin] : []),
      ]
    },
    transformIndexHtml(html) {
      const policy = POLICY.exec(html)?.[0]
      if (!policy?.includes(CONNECT)) throw new Error(`index.html has no Content-Security-Policy with "${CONNECT}".`)
      return html.replace(policy, building ? policy.replace(CONNECT, [CONNECT, ...connectTo].join(' ')) : '')
    },
  }
}
