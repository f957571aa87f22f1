import { expect, test } from 'vitest'
import { sourcesIn } from '../../house/sources.ts'

/** Paychecks are noted with the run that they belong to, when it is complete. */
const BY_THE_RUN = ['src/store/payroll/paychecks.ts']

test('16: whoever writes transfers or paychecks notes that they wait for a seal', () => {
  const silent = sourcesIn('src').filter(
    ({ path, lines }) =>
      !BY_THE_RUN.includes(path) &&
      lines.some((line) =>
        /insert into (transfer|paycheck) \(|insertInto\('(transfer|paycheck)'\)/.test(line),
      ) &&
      !lines.some((line) => /await noteUnsealed\(/.test(line)),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})
