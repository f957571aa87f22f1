import * as adminPortal from './adminPortal/index.ts'
import * as benefits from './benefits/index.ts'
import * as companyOnboarding from './companyOnboarding/index.ts'
import type { Operation } from './declaration/operation.ts'
import * as operator from './operator/index.ts'
import * as payroll from './payroll/index.ts'
import * as reports from './reports/index.ts'
import * as sandbox from './sandbox/index.ts'
import * as session from './session/index.ts'
import * as userOnboarding from './userOnboarding/index.ts'
import * as userPortal from './userPortal/index.ts'

/** Every operation by area and name. The typed client is a mapped type over this; nothing is generated. */
export const areas = {
  companyOnboarding,
  userOnboarding,
  userPortal,
  adminPortal,
  payroll,
  reports,
  benefits,
  operator,
  session,
  sandbox,
}

export const operations: readonly Operation[] = Object.values(areas).flatMap(
  (area) => Object.values(area) as unknown as Operation[],
)
