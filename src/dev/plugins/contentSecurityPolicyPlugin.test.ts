import { expect, test } from 'vitest'
import { policyFor } from './contentSecurityPolicyPlugin'

const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'"
const ROOM = { VITE_FIREBASE_PROJECT_ID: 'toys', VITE_FIREBASE_API_KEY: 'key' }

test('a site without settings talks to nobody else', () => {
  expect(policyFor(POLICY, {})).toBe(POLICY)
  expect(policyFor(POLICY, { VITE_FIREBASE_PROJECT_ID: 'toys', VITE_FIREBASE_APP_CHECK_KEY: 'site' })).toBe(POLICY)
})

test('a chat room and a collector of measurements are allowed by their origins', () => {
  expect(policyFor(POLICY, { ...ROOM, VITE_VITALS_URL: 'https://vitals.example/collect?x=1' })).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self' https://firestore.googleapis.com https://vitals.example; base-uri 'none'",
  )
})

test('App Check brings its scripts and frames along', () => {
  const policy = policyFor(POLICY, { ...ROOM, VITE_FIREBASE_APP_CHECK_KEY: 'site' })
  expect(policy).toContain("connect-src 'self' https://firestore.googleapis.com https://content-firebaseappcheck")
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/")
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/')
  expect(policy).toContain("default-src 'none';")
})

test('what stands in the page itself is allowed by its hash, and nothing else is', () => {
  const written = { scripts: ['start()'], styles: ['p { top: 0 }'] }
  expect(policyFor("script-src 'self'; style-src 'self'", {}, written)).toBe(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='; style-src 'self' 'sha256-Us7JLmGei1LSnjjzTNFzMtSl1aDTc+s46dQpKUaLuVU='",
  )
})
