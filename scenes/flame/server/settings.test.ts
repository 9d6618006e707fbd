import { expect, test } from 'vitest'
import { readChatSettings } from './settings'

const PROJECT = { VITE_FIREBASE_PROJECT_ID: 'toys', VITE_FIREBASE_API_KEY: 'key' }

test('a project and its key open a shared room', () => {
  expect(readChatSettings(PROJECT)).toEqual({ isComplete: true, projectId: 'toys', apiKey: 'key', appCheck: null })
})

test('nothing set names all that is missing, half a set names the rest', () => {
  expect(readChatSettings({})).toEqual({
    isComplete: false,
    missing: ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_API_KEY'],
  })
  expect(readChatSettings({ ...PROJECT, VITE_FIREBASE_API_KEY: ' ' })).toEqual({
    isComplete: false,
    missing: ['VITE_FIREBASE_API_KEY'],
  })
})

test('App Check needs the id of the app besides its key', () => {
  const withKey = { ...PROJECT, VITE_FIREBASE_APP_CHECK_KEY: 'site' }
  expect(readChatSettings(withKey)).toEqual({ isComplete: false, missing: ['VITE_FIREBASE_APP_ID'] })
  expect(readChatSettings({ ...withKey, VITE_FIREBASE_APP_ID: 'app' })).toMatchObject({
    appCheck: { appId: 'app', siteKey: 'site' },
  })
})
