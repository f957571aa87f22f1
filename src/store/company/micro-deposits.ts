import { randomInt } from 'node:crypto'
import { microDeposits, microDepositsText } from '../../domain/money/micro-deposits.ts'

const SCALE = 2 ** 32

/** Drawn so that nobody can guess them; kept sealed. */
export const newMicroDeposits = (): string =>
  microDepositsText(microDeposits(randomInt(SCALE) / SCALE, randomInt(SCALE) / SCALE))
