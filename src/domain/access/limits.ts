import { isWorker, type Personal } from './session.ts'

const MINUTE = 60

/** Seconds. A phone in a kitchen is left lying about sooner than a desk in an office. */
export const lifetimes = {
  worker: 15 * MINUTE,
  staff: 30 * MINUTE,
  longest: 12 * 60 * MINUTE,
  letter: 15 * MINUTE,
  challenge: 5 * MINUTE,
} as const

/** Who is staff of one company and a worker of another sits at a desk. */
export const idleSeconds = (people: readonly Pick<Personal, 'role'>[]): number =>
  people.length > 0 && people.every(({ role }) => isWorker(role)) ? lifetimes.worker : lifetimes.staff

/** How often, in how many seconds. Beyond it everyone is told to wait, whether the address is known or not. */
export const brakes = {
  letterToAddress: { most: 5, within: 60 * MINUTE },
  letterFromNetwork: { most: 20, within: 60 * MINUTE },
  wrongTry: { most: 20, within: 15 * MINUTE },
  challenge: { most: 200, within: 15 * MINUTE },
} as const

/** Wrong codes that one letter bears. */
export const TRIES = 5
