import { describe, expect, it } from 'vitest'
import { requestedPath } from './requestedPath'

const BASE = 'https://host.example/inktober2022/'
const FETCHED = { method: 'GET', mode: 'cors', cache: 'default', hasRange: false }
const VISITED = { ...FETCHED, mode: 'navigate' }

describe('the file that is asked for', () => {
  it.each([
    ['assets/index-01234567.js', 'assets/index-01234567.js'],
    ['day16/fowl.avif?v=cd45c520', 'day16/fowl.avif'],
    ['day1/%C3%A9.webp', 'day1/é.webp'],
  ])('of what is fetched from %s is %s', (address, path) => {
    expect(requestedPath({ ...FETCHED, url: BASE + address }, BASE)).toBe(path)
  })

  it.each([
    ['', 'index.html'],
    ['#/heist', 'index.html'],
    ['?lang=fr#/', 'index.html'],
    ['index.html', 'index.html'],
    ['heist/', 'heist/index.html'],
    ['heist/?lang=fr', 'heist/index.html'],
    ['hiest', 'hiest'],
  ])('of the page %s is %s', (address, path) => {
    expect(requestedPath({ ...VISITED, url: BASE + address }, BASE)).toBe(path)
  })

  it.each([
    ['another host has it', { url: 'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen' }],
    ['it is beside the site', { url: 'https://host.example/elsewhere/assets/a.js' }],
    ['something is sent', { url: `${BASE}assets/a.js`, method: 'POST' }],
    ['a part of it is asked for', { url: `${BASE}day1/a.mp3`, hasRange: true }],
    ['nothing kept will do', { url: `${BASE}day1/a.mp3`, cache: 'no-store' }],
    ['its address has a question in it', { url: `${BASE}day1/a.webp?who=me` }],
    ['the page is looked at from afar', { url: BASE, cache: 'reload' }],
    ['its address is broken', { url: `${BASE}%E0%A4%A` }],
  ])('is none where %s', (_, request) => {
    expect(requestedPath({ ...FETCHED, ...request }, BASE)).toBeNull()
  })
})
