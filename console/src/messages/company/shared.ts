import { shared as english } from '../en/company/shared.ts'
import { whenSpoken } from './spoken.ts'

export let shared = english
whenSpoken((company) => {
  shared = company?.shared ?? english
})
