import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Tests of ten seconds and more, longest first: begun last, each would keep one core while the other has nothing left to
 * do. vitest remembers how long a file took, but a new clone has nothing to remember.
 */
const LONGEST = [
  'console/accessibility',
  'processes/simulation',
  'docs/docs',
  'model/workers',
  'processes/drills',
  'operations/payroll/calculatePaycheck.same',
  'embedded/postgres',
  'properties/fuzz',
  'processes/crash-payroll',
  'http/sign-in-pages.browser',
  'console/roles',
  'console/company.stories',
  'console/operator',
  'stories/filings-year',
  'console/first-payroll',
  'console/hours',
  'processes/rolling',
  'properties/access',
  'processes/crash',
  'embedded/run-as',
  'processes/crash-filing',
  'embedded/keeper',
  'http/server.addresses',
  'cli/backup',
  'stories/agency-returns',
  'model/companies',
  'processes/bank',
  'processes/tarball',
  'operations/operator/importCompany',
  'store/database/migrate.upgrade',
  'stories/returns',
  'tasks/delivery/engine.crash',
  'stories/deposits',
  'tasks/agenda.rivals',
  'tasks/lease',
  'processes/large-bodies',
  'stories/void',
  'properties/foreign-ids',
  'console/own-company',
  'http/docs.work',
  'console/worker',
  'stories/bank-inbox',
  'store/database/service-login',
  'http/sessions.browser',
  'tasks/delivery/engine.shares',
  'processes/cold-plans',
  'stories/leave-year',
  'properties/taxes-by-hand',
  'house/golden',
  'console/budget',
  'http/server.redaction',
  'operations/payroll/recordWire',
].map((name) => fileURLToPath(new URL(`../${name}.test.ts`, import.meta.url)))

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const missing = LONGEST.filter((path) => !existsSync(path))
    if (missing.length > 0)
      throw new Error(`test/support/longest-first.ts names no test: ${missing.join(', ')}`)
    const rank = ({ moduleId }: TestSpecification) =>
      LONGEST.includes(moduleId) ? LONGEST.indexOf(moduleId) : LONGEST.length
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
