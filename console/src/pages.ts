import type { Page } from './app/page.tsx'
import { addressPage } from './company/address/address.page.ts'
import { benefitsPage } from './company/benefits/benefits.page.ts'
import { checksPage } from './company/checks/checks.page.ts'
import { documentsPage } from './company/documents/documents.page.ts'
import { filingPage, filingsPage, filingYearPage } from './company/filings/filings.page.ts'
import { homePage } from './company/home/home.page.ts'
import { moneyPage } from './company/money/money.page.ts'
import { moveInPage } from './company/move-in/move-in.page.ts'
import { paycheckPage } from './company/paycheck/paycheck.page.ts'
import { payrollPage, periodPage } from './company/payroll/payroll.page.ts'
import { peoplePage, personPage } from './company/people/people.page.ts'
import { reportsPage } from './company/reports/reports.page.ts'
import { settingsPage } from './company/settings/settings.page.ts'
import { setupPage } from './company/setup/setup.page.ts'
import { taxesPage } from './company/taxes/taxes.page.ts'
import { timePage } from './company/time/time.page.ts'
import { timeOffPage } from './company/time-off/time-off.page.ts'
import { operatorPages } from './operator/operator.pages.ts'
import { workerPages } from './worker/worker.pages.ts'

/** Every page of the console, face by face. */
export const pages: readonly Page[] = [
  homePage,
  setupPage,
  moveInPage,
  payrollPage,
  periodPage,
  paycheckPage,
  peoplePage,
  personPage,
  timePage,
  timeOffPage,
  benefitsPage,
  moneyPage,
  taxesPage,
  addressPage,
  reportsPage,
  filingsPage,
  filingPage,
  filingYearPage,
  checksPage,
  documentsPage,
  settingsPage,
  ...workerPages,
  ...operatorPages,
]
