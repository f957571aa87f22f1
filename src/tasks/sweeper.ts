import type pg from 'pg'
import type { Logger } from 'pino'
import { type KeptDays, sweep } from '../store/database/sweep.ts'
import { startRounds } from './rounds.ts'

const EVERY = 600_000

/** Housekeeping. Several processes may sweep at once. */
export const startSweeper = (pool: pg.Pool, keeping: KeptDays, log: Logger): { stop(): Promise<void> } =>
  startRounds({ every: EVERY, failed: 'sweep failed', round: () => sweep(pool, keeping) }, log)
