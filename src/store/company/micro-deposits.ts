import { randomInt } from 'node:crypto'
import { microDeposits, secretDeposits } from '../../domain/money/micro-deposits.ts'
import type { Secret } from '../../kernel/secret.ts'

const SCALE = 2 ** 32

/** Drawn so that nobody can guess them; kept sealed. */
export const newMicroDeposits = (): Secret =>
  secretDeposits(microDeposits(randomInt(SCALE) / SCALE, randomInt(SCALE) / SCALE))
