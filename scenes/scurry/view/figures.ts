import { MOST_RINGS } from '../layout'

/** The rings as the display shows them: six digits, held at 999999. */
export function padRings(rings: number): string {
  return String(Math.min(rings, MOST_RINGS)).padStart(6, '0')
}

/** Seconds as the display shows them: minutes and seconds of two digits each, minutes of more when it takes them. */
export function formatTime(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
