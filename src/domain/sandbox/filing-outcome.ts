import type { Secret } from '../../kernel/secret.ts'
import { endings } from './outcomes.ts'

/** Whether the agency knows the EIN together with the name. */
export const isFilingRejected = (ein: Secret): boolean =>
  Object.keys(endings.filing).some((ending) => ein.endsWith(ending))
