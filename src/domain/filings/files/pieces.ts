import { Problem } from '../../../kernel/problem.ts'
import type { FileResult } from '../../layouts/result.ts'
import type { W2Employer } from '../../layouts/w2-facts.ts'
import { type FileProblem, linesIn, problemOf, type Written } from './made.ts'

/** What writes a file of one employer, piece by piece. */
interface PieceWriter<Person> {
  readonly begin: () => Buffer
  readonly employer: (employer: W2Employer) => Buffer
  readonly person: (person: Person) => Buffer
  readonly endEmployer: () => Buffer
  readonly end: () => Buffer
  readonly result: () => FileResult
}

/** Everyone is tried: one record that cannot be written does not hide what is wrong with the others. */
export function writtenBy<Person>(
  writer: PieceWriter<Person>,
  employer: W2Employer,
  people: Iterable<readonly [userId: string, person: () => Person]>,
): Written {
  const [pieces, whose, problems]: [Buffer[], (string | null)[], FileProblem[]] = [[], [], []]
  const write = (userId: string | null, record: () => Buffer) => {
    try {
      const bytes = record()
      pieces.push(bytes)
      for (let line = linesIn(bytes); line > 0; line--) whose.push(userId)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problems.push(problemOf(error, userId))
    }
  }
  write(null, writer.begin)
  write(null, () => writer.employer(employer))
  for (const [userId, person] of people) write(userId, () => writer.person(person()))
  write(null, writer.endEmployer)
  write(null, writer.end)
  return { pieces, whose, problems, result: writer.result() }
}
