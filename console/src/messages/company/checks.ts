import { checks as english } from '../en/company/checks.ts'
import { whenSpoken } from './spoken.ts'

export let checks = english
whenSpoken((company) => {
  checks = company?.checks ?? english
})
