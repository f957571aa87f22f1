import { type Day, yearOf } from '../../kernel/dates.ts'
import { Problem } from '../../kernel/problem.ts'
import type { FileLayout } from '../../law/language/file-layout.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { type FileChecker, fileChecker } from './check.ts'
import { newHireLayout } from './new-hire-file.ts'
import { inOrderOf, payeeLayout } from './payee-file.ts'
import { w2Layout } from './w2-file.ts'
import { w2RuleName, w2Rules } from './w2-rules.ts'
import { w2cLayout } from './w2c-file.ts'
import { w2cRules } from './w2c-rules.ts'
import { wageLayout } from './wage-file.ts'

/** Which file it is: of what, for whom, and a day of the period that it is about. */
export interface FileOf {
  readonly kind: CheckedKind
  /** 'US' or a state. */
  readonly where: string
  readonly on: Day
}

export type CheckedKind = keyof typeof kinds

export const isFileKind = (text: string | undefined): text is CheckedKind =>
  text !== undefined && Object.hasOwn(kinds, text)

/** What checks a file that someone wrote, we or another program: all that its layout and its receiver demand. */
export const checkerFor = (file: FileOf, lookUp: LookUp = {}): FileChecker => kinds[file.kind](file, lookUp)

const kinds = {
  w2({ where, on }: FileOf, lookUp: LookUp): FileChecker {
    const { law } = w2Layout({ taxYear: yearOf(on), where, ...lookUp })
    return where === 'US' ? fileChecker(law, w2Rules(law, yearOf(on)), w2RuleName) : fileChecker(law)
  },
  w2c({ on }: FileOf, lookUp: LookUp): FileChecker {
    const { law } = w2cLayout({ taxYear: yearOf(on), ...lookUp })
    return fileChecker(law, w2cRules(law))
  },
  wage({ where, on }: FileOf, lookUp: LookUp): FileChecker {
    const chosen = wageLayout({ state: where, quarterEnd: on }, lookUp)
    if (chosen === undefined) throw new Problem(400, `${where}: the layout of its wage file is not on file`)
    return fileChecker(chosen.law)
  },
  newHire: ({ where, on }: FileOf, lookUp: LookUp): FileChecker =>
    fileChecker(newHireLayout({ state: where, createdOn: on }, lookUp).law),
  payee: ({ on }: FileOf, lookUp: LookUp): FileChecker => afterHeader(yearOf(on), lookUp),
}

/** The first line is the header row of the template: it says in which order the columns stand. */
function afterHeader(taxYear: number, lookUp: LookUp): FileChecker {
  let checker: FileChecker | undefined
  return {
    line(text) {
      if (checker !== undefined) return checker.line(text)
      const header = text.split(',')
      const { law } = payeeLayout(taxYear, { ...lookUp, header })
      const file: FileLayout = { ...law, records: [inOrderOf(header, law.records[0]!)] }
      checker = fileChecker(file)
      return []
    },
    end: () => checker?.end() ?? [],
  }
}
