import type { Address } from './declaration/address.ts'
import { type JobName, jobsToDo } from './declaration/jobs.ts'
import { operations } from './index.ts'

/** A job with its operations: the reference and the tags of the OpenAPI document follow it. */
export interface Job {
  readonly slug: JobName
  readonly name: string
  readonly about: string
  /** In the order in which a reader needs them. */
  readonly operations: readonly Address[]
}

export const jobs: readonly Job[] = (Object.keys(jobsToDo) as JobName[]).map((slug) => {
  const { name, about, first } = jobsToDo[slug]
  const own = operations.filter(({ job }) => job === slug).map(({ address }) => address)
  const rest = own.filter((address) => !(first as readonly Address[]).includes(address))
  return { slug, name, about, operations: [...first, ...rest.sort(byMethod)] }
})

function byMethod(left: Address, right: Address): number {
  const [a, b] = [left, right].map((address) => address.split('/')[1]!)
  return a! < b! ? -1 : 1
}
